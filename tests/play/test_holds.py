"""Two processes at one game or campaign: the second is told, and changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from emberhall.play.achievements import known_names, title_with_achievements
from emberhall.play.campaign import NoCampaign
from emberhall.play.campaigns import begin
from emberhall.play.chapter import held_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.holds import held, held_game
from emberhall.play.saved_games import delete_campaign, delete_game, rename_game
from emberhall.play.store import InUse
from seated import session_of


def files_in(home: Path) -> dict[str, bytes]:
    paths = (path for path in home.rglob("*") if path.is_file() and path.suffix != ".lock")
    return {str(path): path.read_bytes() for path in paths}


def test_a_game_that_somebody_plays_is_nobody_elses(tmp_path: Path) -> None:
    here, there, session = FileStore(tmp_path), FileStore(tmp_path), session_of()
    with held(here, session):
        here.games.save(session)
        before = files_in(tmp_path)
        with pytest.raises(InUse, match=f"the game {session.id} is open in another window: leave"):
            there.games.hold(session.id).__enter__()
        with pytest.raises(InUse), held_game(there, session.id):
            pass
        assert files_in(tmp_path) == before
    with held_game(there, session.id) as again:
        assert again.game.digest() == session.game.digest()


def test_a_game_is_read_once_nobody_else_can_change_it(tmp_path: Path) -> None:
    here, there, session = FileStore(tmp_path), FileStore(tmp_path), session_of()
    with held(here, session):
        here.games.save(session)
        session.game.answer(0)
        here.games.save(session)
    with held_game(there, session.id) as again:
        assert again.answers == session.answers


def test_games_side_by_side_do_not_disturb_each_other(tmp_path: Path) -> None:
    first, second = session_of(), session_of()
    with held(FileStore(tmp_path), first), held(FileStore(tmp_path), second):
        pass


def test_to_hold_twice_is_to_hold_once(tmp_path: Path) -> None:
    store, session = FileStore(tmp_path), session_of()
    with held(store, session):
        with held(store, session):
            pass
        with pytest.raises(InUse), held(FileStore(tmp_path), session):
            pass


def test_nothing_is_left_of_a_hold(tmp_path: Path) -> None:
    store, session = FileStore(tmp_path), session_of()
    with held(store, session):
        assert list(store.games.folder.iterdir())
    assert not list(store.games.folder.iterdir())


def test_listing_needs_no_hold(tmp_path: Path) -> None:
    here, there, session = FileStore(tmp_path), FileStore(tmp_path), session_of()
    with held(here, session):
        here.games.save(session)
        assert there.games.unfinished() == [session.id]
        assert there.games.load(session.id).answers == 0


def test_a_game_that_somebody_plays_is_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    here, there, session = FileStore(tmp_path), FileStore(tmp_path), session_of()
    with held(here, session):
        here.games.save(session)
        before = files_in(tmp_path)
        with pytest.raises(InUse):
            rename_game(there.games, session.id, "Friday")
        with pytest.raises(InUse):
            delete_game(there, session.id)
        assert files_in(tmp_path) == before
    delete_game(there, session.id)
    assert there.games.unfinished() == []


# Campaigns


def campaign_in(home: Path) -> FileStore:
    store = FileStore(home)
    begin(store.campaigns, "embers", "flamefang", ["me=Ann", "random"], {}, seed=1)
    return store


def test_a_campaign_that_somebody_plays_is_nobody_elses(tmp_path: Path) -> None:
    here, there = campaign_in(tmp_path), FileStore(tmp_path)
    with held_chapter(here, "embers"):
        before = files_in(tmp_path)
        with pytest.raises(InUse, match="the campaign embers is open in another window"):
            held_chapter(there, "embers").__enter__()
        with pytest.raises(InUse):
            delete_campaign(there, "embers")
        assert files_in(tmp_path) == before


def test_a_chapter_that_goes_on_by_itself_holds_its_campaign(tmp_path: Path) -> None:
    here, there = campaign_in(tmp_path), FileStore(tmp_path)
    with held_chapter(here, "embers") as session:
        here.games.save(session)
    with held_game(here, session.id), pytest.raises(InUse, match="the campaign embers"):
        held_chapter(there, "embers").__enter__()


def test_of_two_who_begin_a_campaign_of_one_name_only_one_does(tmp_path: Path) -> None:
    here, there = FileStore(tmp_path), FileStore(tmp_path)
    with here.campaigns.hold("embers"), pytest.raises(InUse):
        campaign_in(tmp_path)
    campaign_in(tmp_path)
    before = files_in(tmp_path)
    with pytest.raises(NoCampaign, match="there is already a campaign"):
        begin(there.campaigns, "embers", "flamefang", ["me", "random"], {})
    with here.campaigns.hold("embers"), pytest.raises(InUse):
        there.campaigns.import_file(here.campaigns.export("embers", tmp_path / "out.json"), None)
    (tmp_path / "out.json").unlink()
    assert files_in(tmp_path) == before


# Achievements


def test_what_two_unlock_at_the_same_time_is_all_written_down(tmp_path: Path) -> None:
    names = known_names(title_with_achievements("flamecraft"))
    unlocking = [
        Thread(target=FileStore(tmp_path).achievements.add, args=("flamecraft", [name]))
        for name in names
    ]
    for thread in unlocking:
        thread.start()
    for thread in unlocking:
        thread.join()
    assert FileStore(tmp_path).achievements.unlocked("flamecraft") == names


# Processes


HOLD = """
import sys
from pathlib import Path
from emberhall.play.file_store import FileStore
with FileStore(Path(sys.argv[1])).games.hold("game"):
    print("held", flush=True)
    sys.stdin.read()
"""


def holder(home: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(home)],
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_whoever_is_killed_lets_go(tmp_path: Path) -> None:
    with holder(tmp_path) as process:
        with pytest.raises(InUse), FileStore(tmp_path).games.hold("game"):
            pass
        process.kill()
        process.wait()
    with FileStore(tmp_path).games.hold("game"):
        pass
    assert not list((tmp_path / "games").iterdir())


def test_where_nothing_can_be_written_there_is_nothing_to_hold(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with FileStore(tmp_path / "file").games.hold("game"):
        pass


# What was left behind


def scrap(folder: Path, hours: float) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ".abc123.part"
    path.write_text("half a ga")
    old = path.stat().st_mtime - hours * 3600
    os.utime(path, (old, old))
    return path


@pytest.mark.parametrize("folder", ["games", "records", "copies"])
def test_what_a_writing_left_behind_is_swept_away(tmp_path: Path, folder: str) -> None:
    stray = scrap(tmp_path / folder, hours=2)
    with FileStore(tmp_path).games.hold("game"):
        assert not stray.exists()


def test_scraps_of_campaigns_and_achievements_are_swept_away_too(tmp_path: Path) -> None:
    strays = [scrap(tmp_path / folder, hours=2) for folder in ("campaigns", "achievements")]
    campaign_in(tmp_path).achievements.add("flamecraft", [])
    assert not any(stray.exists() for stray in strays)


def test_what_somebody_may_be_writing_is_left_alone(tmp_path: Path) -> None:
    fresh = scrap(tmp_path / "games", hours=0)
    with FileStore(tmp_path).games.hold("game"):
        assert fresh.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="locked otherwise there")
def test_what_somebody_writes_very_slowly_is_left_alone(tmp_path: Path) -> None:
    import fcntl

    slow = scrap(tmp_path / "games", hours=2)
    with slow.open("r+") as being_written:
        fcntl.flock(being_written, fcntl.LOCK_EX)
        with FileStore(tmp_path).games.hold("game"):
            assert slow.exists()
