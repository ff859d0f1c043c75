"""What to type, for somebody who was told that something cannot be."""

from __future__ import annotations

from shlex import quote

from emberhall import EmberhallError, capitalised
from emberhall.play.campaign_folder import MisnamedCampaign
from emberhall.play.campaigns import NoDefaultGame, NoSuchCampaign
from emberhall.play.chapter import BrokenChapter, CampaignWon, ChapterBegun
from emberhall.play.roles import NoNewcomer
from emberhall.play.seating import SeveralPlayers
from emberhall.play.store import CannotSave, NoRecord, NoSavedGame
from emberhall.terminal.shown import shown


def go_on(campaign: str) -> str:
    """The command that goes on with a game, or with the campaign it is a chapter of."""
    return f"emberhall campaign play {quote(campaign)}" if campaign else "emberhall resume"


REMEDIES: dict[type[EmberhallError], str] = {
    BrokenChapter: "move it away to start the chapter over",
    CannotSave: "make room there, or let EMBERHALL_HOME name another folder",
    CampaignWon: "see: emberhall campaign show {name}",
    ChapterBegun: "finish it first: emberhall campaign play {name}",
    MisnamedCampaign: "import it with: emberhall campaign import",
    NoNewcomer: "leave --dragon out",
    NoRecord: "name a file",
    NoSuchCampaign: "begin it: emberhall campaign new {name}",
    NoSavedGame: "start one with: emberhall play dragondraft",
    NoDefaultGame: "name the game with --game",
    SeveralPlayers: "give each a -p of their own",
}


def with_remedy(error: EmberhallError) -> str:
    """What is wrong, and what to type instead."""
    remedy = REMEDIES.get(type(error), "").format(name=quote(getattr(error, "name", "")))
    return shown(f"{error}; {remedy}" if remedy else str(error))


def sentence(error: EmberhallError) -> str:
    """The same, as a sentence on its own."""
    words = with_remedy(error)
    return capitalised(words) + ("" if words.endswith(".") else ".")
