"""What was taken from npm packages lies there unchanged, with its licence."""

from __future__ import annotations

from hashlib import sha256

from web.files import VENDOR, WEB, text


def checksums() -> dict[str, str]:
    lines = text(VENDOR / "checksums.txt").splitlines()
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


def test_vendored_files_are_as_their_packages_have_them() -> None:
    taken = [*VENDOR.glob("*.js"), *(WEB / "types").rglob("*.d.ts")]
    found = {
        path.relative_to(WEB).as_posix(): sha256(path.read_bytes()).hexdigest() for path in taken
    }
    assert found == checksums()


def test_a_licence_lies_beside_whatever_is_not_ours() -> None:
    for licence in (VENDOR / "LICENSE-preact.txt", WEB / "types" / "preact" / "LICENSE"):
        assert "MIT License" in text(licence)
    fonts = WEB / "static" / "fonts"
    assert len(list(fonts.glob("*.woff2"))) == len(list(fonts.glob("LICENSE-*.txt"))) == 2
