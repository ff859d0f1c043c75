"""One broken file blocks nothing: it is set aside with its reason, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall.play.achievements import BrokenAchievements
from emberhall.play.campaigns import begin
from emberhall.play.chapter import open_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.files import write_text
from emberhall.play.set_aside import SetAside, set_aside_broken, set_aside_games
from emberhall.play.store import latest_game
from memory_store import MemoryStore
from seated import session_of


@pytest.fixture
def store(tmp_path: Path) -> FileStore:
    return FileStore(tmp_path)


def written(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"{", "it is not JSON: "),
        (b"[]", "it is not a saved game: its format must be "),
        (b"\xff\xfe\x00", "is not a text file"),
    ],
)
def test_a_broken_game_is_set_aside_whole(store: FileStore, data: bytes, reason: str) -> None:
    good = session_of()
    store.games.save(good)
    path = written(store.games.path("bad"), data)
    (aside,) = set_aside_broken(store)
    assert aside.what == "the saved game bad"
    assert reason in aside.reason
    assert not path.exists()
    assert Path(aside.place).read_bytes() == data
    assert store.games.unfinished() == [good.id]
    assert set_aside_broken(store) == []


def test_campaigns_and_achievements_get_the_same_treatment(store: FileStore) -> None:
    begin(store.campaigns, "embers", "flamefang", ["me=Ann"], {})
    campaign = written(store.campaigns.path("ashes"), b"{}")
    written(store.achievements.path("flamecraft"), b"not JSON")
    with pytest.raises(BrokenAchievements):
        store.achievements.unlocked("flamecraft")
    aside = set_aside_broken(store)
    assert aside == [
        SetAside(
            "the campaign ashes",
            "it is not a campaign",
            str(campaign.parent / "broken" / "ashes.json"),
        ),
        SetAside(
            "the achievements of flamecraft",
            "it is not JSON",
            str(store.achievements.folder / "broken" / "flamecraft.json"),
        ),
    ]
    assert store.campaigns.names() == ["embers"]
    assert store.achievements.unlocked("flamecraft") == ()


def test_what_was_set_aside_before_is_never_replaced(store: FileStore) -> None:
    places = []
    for text in (b"first", b"second", b"third"):
        written(store.games.path("bad"), text)
        places += [Path(aside.place) for aside in set_aside_broken(store)]
    assert [place.name for place in places] == ["bad.json", "bad-2.json", "bad-3.json"]
    assert [place.read_bytes() for place in places] == [b"first", b"second", b"third"]


def test_a_game_that_was_put_right_can_be_gone_on_with(store: FileStore) -> None:
    session = session_of()
    path = store.games.save(session)
    text = path.read_text()
    path.write_text(text[:-1])
    (aside,) = set_aside_broken(store)
    Path(aside.place).write_text(text)
    assert store.games.load_file(Path(aside.place)).game.digest() == session.game.digest()


def test_a_campaign_begins_its_chapter_anew_once_the_broken_one_is_set_aside(
    store: FileStore,
) -> None:
    begin(store.campaigns, "embers", "flamefang", ["me=Ann"], {})
    broken = open_chapter(store, "embers")
    written(store.games.path(broken.id), b"{")
    set_aside_broken(store)
    assert open_chapter(store, "embers").id != broken.id


def test_where_it_cannot_be_moved_it_stays_and_is_told(store: FileStore) -> None:
    path = written(store.games.path("bad"), b"{")
    (path.parent / "broken").write_text("a file where the folder should be")
    (aside,) = set_aside_broken(store)
    assert (aside.what, aside.place) == ("the saved game bad", "")
    assert path.read_bytes() == b"{"


def test_what_is_no_file_is_in_nobodys_way(store: FileStore) -> None:
    session = session_of()
    store.games.save(session)
    store.games.path("folder").mkdir()
    store.games.path("gone").symlink_to("nowhere")
    assert store.games.unfinished() == [session.id]
    assert set_aside_broken(store) == []


def test_another_store_sets_aside_in_its_own_way() -> None:
    store, session = MemoryStore(), session_of()
    store.games.save(session)
    store.games.saved["bad"] = "{"
    store.campaigns.saved["ashes"] = "{}"
    assert [aside.place for aside in set_aside_broken(store)] == [
        "store room bad",
        "store room ashes",
    ]
    assert store.games.broken == {"bad": "{"}
    assert store.games.unfinished() == [session.id]


def test_a_game_that_only_lacks_its_bot_stays_where_it_is_and_blocks_no_other(
    store: FileStore,
) -> None:
    going_on = session_of("me,random")
    store.games.save(going_on)
    lacking = session_of("me,greedy")
    path = store.games.save(lacking)
    write_text(path, path.read_text("utf-8").replace('"greedy"', '"wise"'))
    before = path.read_bytes()
    (aside,) = set_aside_games(store.games)
    assert (aside.what, aside.place) == (f"the saved game {lacking.id}", "")
    assert "there is no bot 'wise'" in aside.reason
    assert path.read_bytes() == before
    assert latest_game(store.games) == going_on.id


def test_so_does_a_game_that_was_played_by_other_rules(
    store: FileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store.games.save(session_of("me,random"))
    monkeypatch.setattr(emberhall.title("dragondraft"), "version", 99)
    (aside,) = set_aside_games(store.games)
    assert path.exists()
    assert "rules; these are version 99" in aside.reason
