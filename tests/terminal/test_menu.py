"""The menu: somebody who types nothing but `emberhall` finds a game, a friend and the way back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import emberhall
from emberhall.game.registry import guest
from emberhall.play.campaigns import begin
from emberhall.play.chapter import open_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.files import write_text
from emberhall.play.lesson import lessons
from emberhall.play.saved_games import rename_game
from emberhall.play.session import Session
from emberhall.play.store import CannotWrite
from emberhall.terminal.keys import BACKSPACE, DOWN, ENTER, ESCAPE, F1, PAGE_UP, REDRAW, UP
from emberhall.terminal.menu import game as table
from saga import SAGA
from terminal.at_table import session_at
from terminal.visitor import types, usual_until, visit, visit_in_lines

DRAGONDRAFT = ("Play a game", "Dragondraft")


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that the menu has sat somebody down to."""
    sessions: list[Session] = []

    def play(store: FileStore, session: Session, plain: bool) -> None:
        sessions.append(session)

    monkeypatch.setattr(table, "play", play)
    return sessions


def settings(session: Session) -> dict[str, object]:
    assert session.game.header is not None
    return dict(session.game.header.settings)


def in_one_line(screen: str) -> str:
    return " ".join(screen.split())


# The first page


def test_a_newcomer_sees_what_there_is_on_one_screen(tmp_path: Path) -> None:
    (first,) = visit(tmp_path)
    assert "E M B E R H A L L" in first
    assert (
        "> 1  Play a game\n     Dragondraft, Flamecraft Duals, Flamecraft, Flame & Fang\n" in first
    )
    for words in ("Campaigns", "Learn a game", "Read the rules", "Achievements", "Leave"):
        assert words in first
    assert "Go on" not in first
    assert "Saved games" not in first
    assert len(first.splitlines()) < 24


def test_a_small_window_shows_the_list_rather_than_the_picture(tmp_path: Path) -> None:
    (first,) = visit(tmp_path, height=9)
    assert "E M B E R" not in first
    assert "1  Play a game" in first


@pytest.mark.parametrize("leaving", ["q", ESCAPE, "b", "0", "Leave"])
def test_leaving_is_easy(tmp_path: Path, leaving: str) -> None:
    (first,) = visit(tmp_path, leaving, ENTER)
    assert "q or Escape: leave." in first


def test_help_is_there_where_words_are_typed_and_they_stay(tmp_path: Path) -> None:
    *_, typing, told, again, _ = visit(tmp_path, *DRAGONDRAFT, "4", F1, ESCAPE)
    assert "F1: help." in typing
    assert "Escape goes back" in told
    assert "How many players?" in again
    assert "> 4" in again


@pytest.mark.parametrize("asking", [F1, "?", types("help")])
def test_help_is_there_and_leads_back(tmp_path: Path, asking: str) -> None:
    *_, told, again = visit(tmp_path, asking, ESCAPE)
    assert "Escape goes back" in told
    assert "1  Play a game" in again


# A new game


def test_enter_all_the_way_starts_the_usual_game(tmp_path: Path, played: list[Session]) -> None:
    visit(tmp_path, *DRAGONDRAFT, usual_until("Start the game"))
    assert played[0].seating.specs == ("me", "greedy", "greedy")
    assert played[0].names == ("You", "Greedy", "Greedy 2")
    title = emberhall.title("dragondraft")
    assert settings(played[0]) == {each.name: each.default for each in title.settings}


def test_players_bots_and_options_are_chosen_in_words(
    tmp_path: Path, played: list[Session]
) -> None:
    visit(
        tmp_path,
        *DRAGONDRAFT,
        types("4"),
        types("Ann"),
        "A person at this keyboard",
        types("Bo"),
        "Random, clueless",
        "Greedy, careless",
        "Beginner",
        "Player 2",
        "Covered",
        "Start the game",
    )
    assert played[0].seating.specs == ("me=Ann", "me=Bo", "random", "greedy:noise=0.3")
    assert settings(played[0]) == {"variant": "beginner", "start": 1, "hands": "covered"}


def test_players_are_counted_from_1(tmp_path: Path) -> None:
    screens = visit(tmp_path, *DRAGONDRAFT, types("2"), ENTER, ENTER, ENTER)
    assert "How many players?" in screens[2]
    assert "Who is player 2?" in screens[-3]
    assert "2  Player 1\n  3  Player 2\n" in screens[-1]
    assert not any("layer 0" in screen or "layer 3" in screen for screen in screens)


def test_every_question_can_be_gone_back_from_and_nothing_is_lost(
    tmp_path: Path, played: list[Session]
) -> None:
    screens = visit(
        tmp_path,
        *DRAGONDRAFT,
        types("2"),
        types("Ann"),
        "Random, clueless",
        ESCAPE,  # from the goblins to player 2,
        ESCAPE,  # to the name,
        ESCAPE,  # to the number of players
        usual_until("Start the game"),
    )
    (count,) = [screen for screen in screens if "Enter: 2." in screen]
    (name,) = [screen for screen in screens[screens.index(count) :] if "Enter: Ann." in screen]
    bot = screens[screens.index(count) + 2]
    assert "How many players?" in count
    assert "What is your name?" in name
    assert "> 3  Random, clueless" in bot
    assert played[0].seating.specs == ("me=Ann", "random")


def test_going_back_from_the_first_question_leads_to_the_games(tmp_path: Path) -> None:
    *_, games, front = visit(tmp_path, *DRAGONDRAFT, ESCAPE, ESCAPE)
    assert "Which game?" in games
    assert "E M B E R H A L L" in front


def test_the_last_page_sums_up_and_lets_anything_be_changed(
    tmp_path: Path, played: list[Session]
) -> None:
    screens = visit(
        tmp_path,
        *DRAGONDRAFT,
        usual_until("Players: 3"),
        types("2"),
        "Variant: Standard",
        "Beginner",
        "Start the game",
    )
    assert "A game of Dragondraft" in screens[-1]
    assert "> 5  Variant: Beginner" in screens[-1]
    assert "Player 1, at the keyboard: You" in screens[-1]
    assert "Player 2: Greedy, skilled" in screens[-1]
    assert "Player 3" not in screens[-1]
    assert played[0].seating.specs == ("me", "greedy")
    assert settings(played[0])["variant"] == "beginner"


def test_from_the_last_page_one_may_go_back(tmp_path: Path) -> None:
    *_, question, last = visit(
        tmp_path, "Play a game", "Flamecraft Duals", *[ENTER] * 5, ESCAPE, ENTER
    )
    assert "The Fountain, for experienced players." in question
    assert "1  Start the game" in last


def test_an_option_that_no_longer_goes_falls_back_to_the_usual(
    tmp_path: Path, played: list[Session]
) -> None:
    third = (*[ENTER] * 5, "Player 3", usual_until("Players: 3"))
    visit(tmp_path, *DRAGONDRAFT, *third, types("2"), "Start the game")
    assert settings(played[0])["start"] == "random"


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        ("7", "Dragondraft is for 2 to 4 players."),
        ("many", "Dragondraft is for 2 to 4 players."),
    ],
)
def test_a_slip_is_told_what_would_be_right(tmp_path: Path, slip: str, told: str) -> None:
    *_, asked, games = visit(tmp_path, *DRAGONDRAFT, types(slip), ESCAPE)
    assert "How many players?" in asked
    assert told in asked
    assert "Which game?" in games


def test_a_name_that_cannot_be_is_told_and_asked_again(
    tmp_path: Path, played: list[Session]
) -> None:
    names = (types("Ann, Bo"), types("You"))
    screens = visit(tmp_path, *DRAGONDRAFT, ENTER, *names, usual_until("Start the game"))
    assert any("A name cannot contain a comma, as 'Ann, Bo' does." in each for each in screens)
    assert played[0].names[0] == "You"


def test_only_what_leaves_a_choice_is_asked(tmp_path: Path, played: list[Session]) -> None:
    screens = visit(
        tmp_path, "Play a game", "Flamecraft Duals", types("1"), ENTER, "Start the game"
    )
    assert not any("Fountain" in screen for screen in screens)
    assert settings(played[0]) == {"fancies": "none", "fountain": False}


def test_alone_at_flamecraft_what_was_unlocked_comes_along(
    tmp_path: Path, played: list[Session]
) -> None:
    FileStore(tmp_path).achievements.add("flamecraft", ["heavy-metal"])
    golden = ("Golden: the advanced deck", usual_until("Start the game"))
    screens = visit(tmp_path, "Play a game", "Flamecraft", types("1"), ENTER, *golden)
    assert not any("Achievements:" in screen for screen in screens)
    assert settings(played[0])["achievements"] == ("heavy-metal",)
    assert settings(played[0])["enchantments"] == "golden"


def test_a_chapter_on_its_own_is_told_by_its_name(tmp_path: Path, played: list[Session]) -> None:
    chapter = (types("1"), ENTER, "Chapter 2, The Net-Maker", usual_until("Start the game"))
    screens = visit(tmp_path, "Play a game", "Flame & Fang", *chapter)
    assert not any("Who leads first" in screen for screen in screens)
    assert not any("kept" in screen.lower() for screen in screens[3:])
    assert played[0].campaign == ""
    assert (settings(played[0])["chapter"], settings(played[0])["campaign"]) == (2, False)


def test_options_are_asked_with_what_they_mean(tmp_path: Path, played: list[Session]) -> None:
    options = ("Choose: each player chooses one", "Yes: with the fountain", "Start the game")
    screens = visit(tmp_path, "Play a game", "Flamecraft Duals", *[ENTER] * 3, *options)
    fancies = screens[-3]
    assert "On the command line, names work too: --set fancies=flair,rainbow" in fancies
    assert "> 1  None: without fancies\n" in fancies
    assert settings(played[0]) == {"fancies": "choose", "fountain": True}


def test_up_to_five_sit_down_to_flamecraft(tmp_path: Path, played: list[Session]) -> None:
    bots = ["Random, clueless"] * 4
    options = ("Golden", "Yes: one is dealt to each player", ENTER, "Start the game")
    visit(tmp_path, "Play a game", "Flamecraft", types("5"), ENTER, *bots, *options)
    assert played[0].seating.specs == ("me", *["random"] * 4)
    assert settings(played[0])["companions"] is True


# Saved games


def saved(
    home: Path, label: str = "", game: str = "dragondraft", seats: str = "me,greedy,greedy"
) -> Session:
    session = session_at(home, seats, game=game)
    games = FileStore(home).games
    games.save(session)
    if label:
        rename_game(games, session.id, label)
    return session


def test_the_latest_game_comes_first(tmp_path: Path, played: list[Session]) -> None:
    saved(tmp_path, game="duals", seats="me,random")
    latest = saved(tmp_path)
    (first,) = visit(tmp_path, ENTER)
    assert "> 1  Go on with Dragondraft\n" in first
    assert "You (0), Greedy (0), Greedy 2 (0); after 0 answers; today, " in first
    assert "2  Saved games (2 games)" in first
    assert played[0].game.digest() == latest.game.digest()


def test_any_saved_game_can_be_picked(tmp_path: Path, played: list[Session]) -> None:
    first = saved(tmp_path, "Friday", game="duals", seats="me=Ann,random")
    saved(tmp_path)
    *_, listed, chosen = visit(tmp_path, "Saved games", "Friday (Flamecraft Duals)", "Go on")
    assert "1  Dragondraft\n" in listed
    assert "     Ann (3), Random (3); after 0 answers; today, " in listed
    assert "> 1  Go on\n  2  Rename\n  3  Delete\n" in chosen
    assert [session.id for session in played] == [first.id]


def test_a_saved_game_can_be_renamed(tmp_path: Path) -> None:
    saved(tmp_path)
    steps = ("Saved games", "Dragondraft", "Rename")
    *_, listed = visit(tmp_path, *steps, types("Friday"))
    assert "> 1  Friday (Dragondraft)" in listed
    *_, asked, kept = visit(tmp_path, "Saved games", "Friday", "Rename", BACKSPACE, ESCAPE)
    assert "What should Friday (Dragondraft) be called?" in asked
    assert "> 1  Friday (Dragondraft)" in kept


def test_a_name_that_is_too_long_is_told(tmp_path: Path) -> None:
    saved(tmp_path)
    *_, told = visit(tmp_path, "Saved games", "Dragondraft", "Rename", types("x" * 41))
    assert "That does not work: A game cannot be called that: use 40 letters at most." in (
        in_one_line(told)
    )
    assert FileStore(tmp_path).games.load(saved(tmp_path).id).label == ""


def test_a_saved_game_is_deleted_only_if_that_is_meant(tmp_path: Path) -> None:
    saved(tmp_path, game="duals", seats="me,random")
    kept = saved(tmp_path)
    steps = ("Saved games", "Flamecraft Duals", "Delete")
    *_, asked, listed = visit(tmp_path, *steps, ENTER)
    assert "> 1  No, go back\n  2  Yes, delete it\n     It cannot be brought back.\n" in asked
    assert "Flamecraft Duals" in listed
    *_, listed = visit(tmp_path, *steps, "Yes, delete it")
    assert "Flamecraft Duals" not in listed
    assert FileStore(tmp_path).games.unfinished() == [kept.id]


def test_with_the_last_saved_game_the_list_goes(tmp_path: Path) -> None:
    saved(tmp_path)
    *_, front = visit(tmp_path, "Saved games", "Dragondraft", "Delete", "Yes, delete it")
    assert "1  Play a game" in front
    assert "Saved games" not in front


def test_what_cannot_be_deleted_stays_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = saved(tmp_path)

    def refuse(store: FileStore, session_id: str) -> None:
        raise CannotWrite("games/x.json cannot be deleted: Read-only file system")

    monkeypatch.setattr("emberhall.terminal.menu.saved.delete_game", refuse)
    *_, told = visit(tmp_path, "Saved games", "Dragondraft", "Delete", "Yes, delete it")
    assert "cannot be deleted: Read-only file system." in in_one_line(told)
    assert FileStore(tmp_path).games.unfinished() == [session.id]


# Campaigns


def test_a_campaign_is_begun_from_the_menu(tmp_path: Path, played: list[Session]) -> None:
    screens = visit(
        tmp_path,
        "Campaigns",
        "Begin a new campaign",
        types("long night"),
        types("2"),
        types("Ann"),
        "Greedy, careless",
        "Hidden",
        "Gentle",
        "Player 2",
        "Begin the first chapter",
    )
    campaign = FileStore(tmp_path).campaigns.load("long night")
    assert campaign.players == ("me=Ann", "greedy:noise=0.3")
    assert campaign.settings == {
        "campaign": True,
        "chapter": 1,
        "hands": "hidden",
        "difficulty": "gentle",
        "leader": 1,
        "dragons": "chosen",
    }
    assert (played[0].campaign, played[0].id) == ("long night", campaign.playing)
    assert not any("The chapter that is played." in screen for screen in screens)


def test_who_has_no_idea_for_a_name_gets_one(tmp_path: Path, played: list[Session]) -> None:
    usual = ("Campaigns", "Begin a new campaign", usual_until("Begin the first chapter"))
    visit(tmp_path, *usual)
    visit(tmp_path, *usual)
    assert [session.campaign for session in played] == ["embers", "embers 2"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("embers", "There is already a campaign 'embers': choose another name."),
        ("../x", "A campaign cannot be called '../x': use up to 40 letters"),
    ],
)
def test_a_name_that_cannot_be_taken_is_told(tmp_path: Path, name: str, told: str) -> None:
    begin(FileStore(tmp_path).campaigns, "embers", "flamefang", ["me=Ann"], {})
    *_, asked, _ = visit(tmp_path, "Campaigns", "Begin a new campaign", types(name))
    assert told in in_one_line(asked)
    assert FileStore(tmp_path).campaigns.names() == ["embers"]


def begun(home: Path) -> Session:
    """Ann is in the middle of the first chapter."""
    store = FileStore(home)
    begin(store.campaigns, "embers", "flamefang", ["me=Ann"], {})
    session = open_chapter(store, "embers")
    store.games.save(session)
    return session


def test_between_chapters_the_campaign_itself_is_offered(
    tmp_path: Path, played: list[Session]
) -> None:
    begin(FileStore(tmp_path).campaigns, "embers", "flamefang", ["me=Ann", "random"], {})
    (first,) = visit(tmp_path, ENTER)
    assert "> 1  Go on with the campaign embers\n" in first
    assert "Flame & Fang, Ann and Random, chapter 1 comes next, 0 attempts so far" in first
    assert played[0].campaign == "embers"


def test_a_chapter_in_the_middle_has_one_door(tmp_path: Path, played: list[Session]) -> None:
    session = begun(tmp_path)
    (first,) = visit(tmp_path, "Go on with Flame & Fang, chapter 1")
    assert "Ann; in the campaign embers, after 0 answers; today, " in first
    assert "Go on with the campaign" not in first
    assert played[0].id == session.id


def test_a_campaign_goes_on_where_it_was_left(tmp_path: Path, played: list[Session]) -> None:
    session = begun(tmp_path)
    visit(tmp_path, "Campaigns", "embers", "Go on: in the middle of chapter 1")
    assert played[0].id == session.id


def test_the_chronicle_can_be_read(tmp_path: Path) -> None:
    begun(tmp_path)
    *_, told, back = visit(tmp_path, "Campaigns", "embers", "Read what happened so far", ENTER)
    assert "embers: a campaign of Flame & Fang" in told
    assert "In the middle of chapter 1, First Light." in told
    assert "The campaign embers" in back


def test_a_campaign_is_deleted_with_the_chapter_that_is_played(tmp_path: Path) -> None:
    begun(tmp_path)
    steps = ("Campaigns", "embers", "Delete")
    *_, asked = visit(tmp_path, *steps)
    assert "Delete the campaign embers?" in asked
    assert "You lose its chronicle and the chapter being played" in asked
    *_, kept = visit(tmp_path, *steps, "No, go back")
    assert "1  embers" in kept
    *_, listed = visit(tmp_path, *steps, "Yes, delete it")
    assert "embers" not in listed
    store = FileStore(tmp_path)
    assert (store.campaigns.names(), store.games.unfinished()) == ([], [])


def test_the_saved_game_of_a_chapter_says_what_deleting_does(
    tmp_path: Path, played: list[Session]
) -> None:
    session = begun(tmp_path)
    steps = ("Saved games", "Flame & Fang, chapter 1", "Delete")
    screens = visit(tmp_path, *steps, "Yes, delete it", "Go on with the campaign embers")
    told = "The campaign embers stays, and begins this chapter anew."
    assert any(told in screen for screen in screens)
    assert played[0].campaign == "embers"
    assert played[0].id != session.id


def test_a_won_campaign_can_only_be_read_and_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FileStore(tmp_path)
    campaign = begin(store.campaigns, "embers", "flamefang", ["me=Ann"], {})
    monkeypatch.setattr(type(store.campaigns), "load", lambda *_: replace(campaign, won=True))
    first, _, deeds = visit(tmp_path, "Campaigns", "embers")
    assert "Go on" not in first
    assert "> 1  Read what happened so far\n  2  Delete\n" in deeds


def test_where_several_games_have_campaigns_each_has_a_door(tmp_path: Path) -> None:
    with guest(SAGA):
        *_, listed = visit(tmp_path, "Campaigns")
    assert "Begin a new campaign of Flame & Fang" in listed
    assert "Begin a new campaign of Saga" in listed


# Reading


RULES = ("Read the rules", "Dragondraft")


def test_how_to_play_is_read_first(tmp_path: Path) -> None:
    *_, offered, told, back = visit(tmp_path, *RULES, ENTER, ESCAPE)
    assert "> 1  How to play Dragondraft\n  2  All rules\n  3  Look something up\n" in offered
    assert "How to play Dragondraft" in told
    assert "The rules of Dragondraft" in back


def test_the_rules_can_be_looked_up(tmp_path: Path) -> None:
    *_, told, back = visit(tmp_path, *RULES, "Look something up", types("sheep"), ESCAPE)
    assert "Rules that mention sheep" in told
    assert "recruit.sheep" in told
    assert "The rules of Dragondraft" in back


def test_all_rules_are_turned_page_by_page(tmp_path: Path) -> None:
    steps = (*RULES, "All rules", ENTER, REDRAW, PAGE_UP, "q")
    *_, first, second, again, back, games = visit(tmp_path, *steps)
    assert "Where a rule or a card comes from" in first
    assert "Enter: next page; q: back to the menu." in first
    assert first == back != second == again
    assert all(len(screen.splitlines()) <= 24 for screen in (first, second))
    assert "1  How to play Dragondraft" in games


def test_words_that_no_rule_mentions_are_told(tmp_path: Path) -> None:
    *_, told = visit(tmp_path, *RULES, "Look something up", types("xyzzy"))
    assert "No rule of dragondraft mentions xyzzy." in in_one_line(told)


@pytest.mark.parametrize("step", [ESCAPE, ENTER])
def test_who_gives_no_word_looks_nothing_up(tmp_path: Path, step: str) -> None:
    *_, back = visit(tmp_path, *RULES, "Look something up", step)
    assert "3  Look something up" in back


def test_every_lesson_has_a_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(
        "emberhall.terminal.menu.lessons.learn", lambda store, game, plain: begun.append(game)
    )
    *_, offered = visit(tmp_path, "Learn a game", "Flamecraft Duals")
    for lesson in lessons():
        assert lesson.title.full_name in offered
        assert lesson.summary in in_one_line(offered)
    assert begun == ["duals"]


def test_achievements_can_be_read(tmp_path: Path) -> None:
    FileStore(tmp_path).achievements.add("flamecraft", ["heavy-metal"])
    *_, told, _ = visit(tmp_path, "Achievements", ESCAPE)
    assert "1 of 11 unlocked" in told


# What is broken


def test_one_broken_file_blocks_nothing(tmp_path: Path, played: list[Session]) -> None:
    good = saved(tmp_path)
    store = FileStore(tmp_path)
    write_text(store.games.path("bad"), "{")
    (first,) = visit(tmp_path, "Go on with Dragondraft")
    told = in_one_line(first)
    assert "the saved game bad cannot be read (it is not JSON: " in told
    assert "2 Saved games (1 game)" in told
    assert played[0].id == good.id
    assert (store.games.folder / "broken" / "bad.json").read_text() == "{"
    (again,) = visit(tmp_path)
    assert "cannot be read" not in again


def test_a_broken_campaign_and_broken_achievements_are_set_aside(
    tmp_path: Path, played: list[Session]
) -> None:
    store = FileStore(tmp_path)
    write_text(store.campaigns.path("ashes"), "{}")
    write_text(store.achievements.path("flamecraft"), "{}")
    screens = visit(
        tmp_path,
        "Play a game",
        "Flamecraft",
        types("1"),
        usual_until("Start the game"),
    )
    told = in_one_line(screens[0])
    assert "the campaign ashes cannot be read (it is not a campaign)." in told
    assert "the achievements of flamecraft cannot be read (it holds no achievements" in told
    assert settings(played[0])["achievements"] == "none"


def test_of_many_broken_files_some_are_named_and_the_rest_counted(tmp_path: Path) -> None:
    for number in range(5):
        write_text(FileStore(tmp_path).games.path(f"bad-{number}"), "{")
    (first,) = visit(tmp_path)
    assert first.count("cannot be read") == 2
    assert "The same goes for 3 more." in in_one_line(first)
    assert "1  Play a game" in first


def test_a_game_that_lacks_its_bot_is_named_once_a_visit(tmp_path: Path) -> None:
    path = FileStore(tmp_path).games.path(saved(tmp_path).id)
    saved(tmp_path)
    write_text(path, path.read_text("utf-8").replace('"greedy"', '"wise"'))
    first, again = visit(tmp_path, ENTER, after="")
    assert "there is no bot 'wise'" in in_one_line(first)
    assert "there is no bot" not in again


# After a game, and where something goes wrong


def test_after_a_game_the_menu_waits_for_enter_and_comes_again(tmp_path: Path) -> None:
    saved(tmp_path)
    _, again = visit(tmp_path, ENTER, after="")
    assert "1  Go on with Dragondraft" in again
    assert "Enter: back to the menu; q: leave." in again


def test_what_cannot_be_played_is_told_on_the_next_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(store: FileStore, session: Session, plain: bool) -> None:
        raise CannotWrite("games/x.json cannot be written: No space left on device")

    monkeypatch.setattr(table, "play", refuse)
    saved(tmp_path)
    _, told = visit(tmp_path, ENTER)
    assert "That does not work: Games/x.json cannot be written: No space" in in_one_line(told)


def test_a_game_that_is_open_in_another_window_is_told(
    tmp_path: Path, played: list[Session]
) -> None:
    session = saved(tmp_path)
    with FileStore(tmp_path).games.hold(session.id):
        _, told = visit(tmp_path, ENTER)
    assert "is open in another window: leave it there first." in in_one_line(told)
    assert played == []


# Where a terminal gives only lines


def test_numbers_can_be_typed_where_there_are_no_keys(
    tmp_path: Path, played: list[Session]
) -> None:
    told = visit_in_lines(tmp_path, "1", "2", "2", "Ann", "3", "", "", "", "q")
    assert "Who is player 2?" in told
    assert "type back to go back" in told
    assert played[0].seating.specs == ("me=Ann", "random")


def test_in_lines_one_goes_back_by_a_word(tmp_path: Path, played: list[Session]) -> None:
    told = visit_in_lines(tmp_path, "1", "1", "2", "back", "back", "b", "4", "b", "quit")
    assert told.count("How many players?") == 2
    assert told.count("Which game?") == 2
    assert "The rules of which game?" in told
    assert played == []


def test_in_lines_a_text_is_told_whole(tmp_path: Path) -> None:
    told = visit_in_lines(tmp_path, "5", "", "6")
    assert "0 of 11 unlocked" in told
    assert told.count("[ ] ") == 11
    assert told.count("E M B E R H A L L") == 2


def test_arrows_go_round(tmp_path: Path) -> None:
    *_, last = visit(tmp_path, UP, DOWN, UP)
    assert "> 6  Leave" in last
