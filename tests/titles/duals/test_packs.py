"""Content packs with other fancies and shops: they play, can be named, and say what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.play.explanation import mentioned, touched
from emberhall.play.file_store import FileStore
from emberhall.terminal.table.start import start_typed
from emberhall.titles.duals import TITLE
from terminal.at_table import play_plain
from titles.packs import keeps_the_laws, own_pack, variant

from .story import MANNY, READY, ROZIE, WHICH_FANCY, Story

SHOP = """[[shop]]
id = "T-toast"
name = "Toast Rack"
pattern = "triangle"
types = ["bread", "iron", "iron"]
reputation = 2
source = "reconstructed"

"""


def row(fancy: str, does: str, count: int = 0) -> str:
    name = fancy.capitalize()
    numbers = f'does = "{does}"\ncount = {count}\nsource = "reconstructed"'
    return f'[[fancy]]\nid = "{fancy}"\nname = "{name}"\n{numbers}\n\n'


EMBERLY, OAKLEY = row("emberly", "draw-and-show", 3), row("oakley", "full-hand", 4)
EIGHT = ("flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd")
SHOWN = "draw and show a card; if it is worth 3, draw another"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The own content with an active fancy before all others, a passive one after, and a shop."""
    folder = variant(TITLE, tmp_path, ("cards.toml", "[[shop]]", f"{SHOP}[[shop]]"))
    fancies = folder / "fancies.toml"
    own = fancies.read_text(encoding="utf-8")
    fancies.write_text(f"{EMBERLY}{own}\n{OAKLEY}", encoding="utf-8")
    return folder


def fancies_only(folder: Path, *rows: str) -> Path:
    own_pack(TITLE, folder)
    (folder / "fancies.toml").write_text("".join(rows), encoding="utf-8")
    return folder


# New ones play


def test_a_ninth_fancy_that_is_active_is_bought_with_a_coin(pack: Path) -> None:
    """It does what Flair does, for a card worth 3."""
    story = Story(fancies=("emberly", "todd"), content=pack)
    story.given(hands=("L-bread",), coins=(1, 0), deck="L-iron P-iron-meat L-meat")
    story.is_asked(ROZIE, READY, "pull", "coin", "coin emberly")
    story.describes("coin emberly", f"Spend a coin on Emberly: {SHOWN}")
    story.refuses("coin flair", "Flair is not in this game")
    story.will_pull("potion").answers("coin emberly").hears(
        "Rozie spends a coin on Emberly.",
        "Rozie draws Anvil Alley.",
        "Rozie shows Anvil Alley.",
        "Rozie draws Cleaver & Sons.",
        "Rozie pulls a potion dragon.",
    )
    story.has(ROZIE, hand="L-bread L-iron P-iron-meat").deck_is("L-meat")


def test_a_ninth_fancy_that_is_passive_changes_the_rules(pack: Path) -> None:
    """It does what Todd does, with a hand of four."""
    story = Story(fancies=("oakley", "flair"), content=pack)
    story.has(ROZIE, cards=4).has(MANNY, cards=4).sees(deck=35)


def test_of_fancies_that_do_the_same_only_one_can_be_invited(pack: Path) -> None:
    ten = ("emberly", *EIGHT, "oakley")
    story = Story(fancies="choose", content=pack)
    story.is_asked(ROZIE, WHICH_FANCY, *(f"choose {fancy}" for fancy in ten))
    story.describes("choose emberly", f"Emberly (active): {SHOWN}")
    story.describes("choose oakley", "Oakley (passive): a full hand is 4 cards")
    story.answers("choose emberly")
    assert story.tells(story.game.events(None)) == ["Rozie invites Emberly."]
    others = [fancy for fancy in ten if fancy not in ("emberly", "flair")]
    story.is_asked(MANNY, WHICH_FANCY, *(f"choose {fancy}" for fancy in others))
    assert [fancy["fancy"] for fancy in story.view["to_choose"]] == others
    story.refuses("choose emberly", "the other player has chosen it")
    story.refuses("choose flair", "Emberly, whom the other player has chosen, does the same")


def test_a_new_shop_is_dealt_and_scored(pack: Path) -> None:
    story = Story(content=pack).sees(deck=39)
    story.given("c3 bread, c4 iron, d3 iron", scoring=True, hands=("T-toast",), coins=(1, 0))
    story.describes("score T-toast", "Score Toast Rack (triangle of bread, iron, iron; 2)")
    story.answers("score T-toast").has(ROZIE, reputation=3)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("fancies", "policy"), [("choose", "at random"), ("emberly,oakley", "eagerly")]
)
def test_games_with_new_fancies_keep_the_laws(pack: Path, fancies: str, policy: str) -> None:
    keeps_the_laws(TITLE, pack, 2, {"fancies": fancies, "fountain": True}, policy)


def test_greedy_bots_play_with_new_fancies(pack: Path) -> None:
    game = emberhall.new_game(
        "duals", seats=2, seed=5, content=pack, fancies="emberly,oakley", fountain=True
    )
    play_out(game, [make_bot("greedy:plan=0", seat) for seat in range(2)])
    assert game.result is not None


# Fewer, and in another order


def test_the_coins_uses_stand_in_the_order_of_the_pack(tmp_path: Path) -> None:
    """Passive ones first, then active ones the other way round."""
    rows = row("hoard", "full-hand", 3), row("burst", "move-any"), row("tail", "fire-as-any")
    pack = fancies_only(tmp_path, *rows)
    story = Story(fancies=("tail", "burst"), content=pack)
    story.given("c3 iron", held="meat", hands=("L-bread",), coins=(1, 0))
    story.is_offered("coin", "coin burst", "coin tail")
    keys = story.game.question.options.keys  # type: ignore[union-attr]
    assert keys[-3:] == ["coin", "coin burst", "coin tail"]


def test_a_pack_with_a_single_fancy(tmp_path: Path) -> None:
    """Whoever chooses first has no choice, and nothing is left for the other."""
    pack = fancies_only(tmp_path, row("burst", "move-any"))
    story = Story(fancies="choose", content=pack)
    assert [fancy["fancy"] for fancy in story.view["fancies"]] == ["burst"]
    while story.game.question:
        story.game.answer(-1 % len(story.game.question.options))
    assert story.game.result is not None


# They can be named


def test_a_new_fancy_can_be_named_in_settings(pack: Path) -> None:
    game = emberhall.new_game("duals", seats=2, content=pack, fancies=["oakley", "emberly"])
    assert [fancy["name"] for fancy in game.view(0)["fancies"]] == ["Oakley", "Emberly"]
    again = emberhall.load(game.save())
    assert again.view(0) == game.view(0)


def test_one_that_is_not_in_the_content_cannot(pack: Path) -> None:
    wanted = "must be different ones of flair, .*, todd, not 'emberly,todd'"
    with pytest.raises(emberhall.BadSetting, match=wanted):
        emberhall.new_game("duals", seats=2, fancies="emberly,todd")
    with pytest.raises(emberhall.BadSetting, match=r"todd, oakley, not 'mildred,todd'"):
        emberhall.new_game("duals", seats=2, content=pack, fancies="mildred,todd")


def test_two_that_do_the_same_cannot_be_named_together(pack: Path) -> None:
    with pytest.raises(emberhall.BadSetting, match=r"must do different things, not 'flair,ember"):
        emberhall.new_game("duals", seats=2, content=pack, fancies="flair,emberly")
    offered = TITLE.settings_for(TITLE.content_in(pack))[0].values(2)
    assert ("emberly", "oakley") in offered
    assert ("emberly", "flair") not in offered


# They say what they do


def test_what_can_be_touched_is_explained(pack: Path) -> None:
    story = Story(fancies="choose", content=pack)
    prompt = story.game.prompt(ROZIE)
    assert prompt is not None
    assert f"Emberly: {SHOWN} [reconstructed]" in touched(story.view, prompt)
    story.answers("choose oakley")
    assert mentioned(story.view, ["OAKLEY"]) == ["Oakley: a full hand is 4 cards [reconstructed]"]
    assert mentioned(story.view, ["oakley", "coin"]) == []


def test_at_the_table_too(pack: Path, tmp_path: Path) -> None:
    """A question mark tells what can be chosen; any card in sight can be looked up."""
    session = start_typed(FileStore(tmp_path), "duals", "me,random", 7, ["fancies=choose"], pack)
    lines = ["?", "choose oakley", "r oakley"]
    said = " ".join(play_plain(tmp_path, session, lines).split())
    assert f"- Emberly: {SHOWN}" in said
    assert "- Oakley: a full hand is 4 cards" in said


def test_a_new_fancy_can_be_named_on_the_command_line(pack: Path, tmp_path: Path) -> None:
    written = ["fancies=emberly,oakley"]
    session = start_typed(FileStore(tmp_path), "duals", "me,random", 7, written, pack)
    assert [fancy["name"] for fancy in session.game.view(0)["fancies"]] == ["Emberly", "Oakley"]
