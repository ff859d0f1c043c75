"""What a host decides, by flags and by the environment."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

from emberhall.hall.settings import CHECKS, BadHallSetting, Settings, read_settings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_without_a_word_the_hall_is_for_this_machine_alone(home: Path) -> None:
    settings = read_settings({}, {})
    assert settings.host == "127.0.0.1"
    assert settings.data == home / "hall"
    assert settings.sqlite_file == home / "hall" / "hall.sqlite"
    assert not settings.proxy_headers
    assert settings.public_url == settings.mail_url == settings.metrics_token == ""


def test_the_database_lies_in_the_folder_that_was_named(tmp_path: Path) -> None:
    settings = read_settings({"data": str(tmp_path / "a club? 100%")}, {})
    assert settings.sqlite_file == tmp_path / "a club? 100%" / "hall.sqlite"


def test_a_flag_counts_before_the_environment() -> None:
    environment = {"EMBERHALL_PORT": "9000", "EMBERHALL_HOST": "0.0.0.0"}
    settings = read_settings({"port": 9001, "host": None}, environment)
    assert (settings.host, settings.port) == ("0.0.0.0", 9001)


def test_a_flag_may_say_no_to_the_environment() -> None:
    environment = {"EMBERHALL_PROXY_HEADERS": "true"}
    assert read_settings({}, environment).proxy_headers
    assert not read_settings({"proxy_headers": False}, environment).proxy_headers


def test_an_empty_variable_is_none() -> None:
    assert read_settings({}, {"EMBERHALL_PUBLIC_URL": ""}).public_url == ""


def test_postgresql_has_no_file_and_may_be_shared() -> None:
    settings = read_settings({"database_url": "postgresql://127.0.0.1/hall"}, {})
    assert settings.sqlite_file is None


def test_the_public_url_loses_its_slash() -> None:
    given = {"public_url": "https://hall.example.org/"}
    assert read_settings(given, {}).public_url == "https://hall.example.org"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "http"),
        ("port", -1),
        ("port", 65_536),
        ("host", "http://127.0.0.1"),
        ("host", " "),
        ("database_url", "mysql://127.0.0.1/hall"),
        ("database_url", "sqlite://"),
        ("public_url", "hall.example.org"),
        ("public_url", "https://hall.example.org/games"),
        ("public_url", "https://hall.example.org?a=b"),
        ("public_url", "https://hall.example.org:99999"),
        ("proxy_headers", "perhaps"),
        ("trusted_proxies", "caddy"),
        ("bot_workers", 65),
        ("bot_seconds", "nan"),
        ("bot_seconds", 0),
        ("program_seconds", 0),
        ("program_seconds", 1e9),
        ("mail_url", "https://mail.example.org"),
        ("mail_url", "smtp://"),
        ("mail_url", "smtps://hall:a/b@mail.example.org"),
        ("mail_from", "hall"),
        ("mail_from", "hall @example.org"),
        ("metrics_token", "short"),
        ("log_format", "xml"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(name: str, value: Any) -> None:
    flag, variable = f"--{name.replace('_', '-')}", f"EMBERHALL_{name.upper()}"
    with pytest.raises(BadHallSetting, match=f"^{flag}: "):
        read_settings({name: value}, {})
    with pytest.raises(BadHallSetting, match=f"^{variable}: "):
        read_settings({}, {variable: str(value)})


@pytest.mark.parametrize("name", ["public_url", "mail_url"])
@pytest.mark.parametrize("value", ["{}hall.example.org:99999", "hall.example.org", "{}hall:ab/c@x"])
def test_a_wrong_url_is_answered_with_a_right_one_and_not_repeated(name: str, value: str) -> None:
    given = value.format("https://" if name == "public_url" else "smtps://")
    with pytest.raises(BadHallSetting, match="it has a form such as") as told:
        read_settings({name: given}, {})
    assert "'ab'" not in str(told.value)


def test_a_file_is_no_folder_for_the_hall(tmp_path: Path) -> None:
    file = tmp_path / "hall"
    file.touch()
    with pytest.raises(BadHallSetting, match=r"^--data: it is a folder"):
        read_settings({"data": file}, {})


def test_mail_needs_a_sender_and_a_link() -> None:
    given = {"mail_url": "smtp://127.0.0.1:25"}
    with pytest.raises(BadHallSetting, match="--mail-from"):
        read_settings(given, {})
    given["mail_from"] = "hall@example.org"
    with pytest.raises(BadHallSetting, match="--public-url"):
        read_settings(given, {})
    assert read_settings({**given, "public_url": "https://hall.example.org"}, {}).mail_url


def test_settings_do_not_change_and_tell_no_secret() -> None:
    secret = "a-word-nobody-knows"
    settings = read_settings(
        {
            "database_url": f"postgresql://hall:{secret}@127.0.0.1/hall",
            "mail_url": f"smtp://hall:{secret}@127.0.0.1",
            "mail_from": "hall@example.org",
            "public_url": "https://hall.example.org",
            "metrics_token": secret,
        },
        {},
    )
    assert secret not in repr(settings)
    with pytest.raises(FrozenInstanceError):
        settings.port = 1  # type: ignore[misc]


def test_every_setting_can_be_given() -> None:
    assert set(Settings.__dataclass_fields__) - {"nonce"} == set(CHECKS)


def test_two_starts_are_told_apart() -> None:
    assert read_settings({}, {}).nonce != read_settings({}, {}).nonce
