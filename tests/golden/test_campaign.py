"""A whole campaign, told as it was written down."""

from __future__ import annotations

from golden.campaign import FOLDER, attempts


def test_the_campaign_reads_as_written_to_its_last_page() -> None:
    """If a change is meant: `scripts/golden` writes it anew."""
    played = []
    for path, again in attempts():
        assert again.splitlines() == path.read_text(encoding="utf-8").splitlines(), path.name
        played.append(path)
    assert played == sorted(FOLDER.glob("*.txt"))
    chapters = [path.stem[-1] for path in played]
    assert sorted(set(chapters)) == list("12345678")
    assert chapters == sorted(chapters)
    assert "Every Stone a Name is won." in played[-1].read_text(encoding="utf-8")
