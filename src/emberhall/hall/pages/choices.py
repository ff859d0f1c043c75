"""How a new table shows what can be chosen: by a picture, and by a few words in the sentence that
sums the table up. A guest's choices have neither, and are told by their names."""

from __future__ import annotations

from collections.abc import Mapping

from emberhall.hall.static import TREE
from emberhall.play.forms import Choice, Field

NAMED = "named"
"""In place of a choice's value: several things that are named."""
PHRASES: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("dragondraft", "variant"): {"standard": "the full game", "beginner": "the beginners’ game"},
    ("dragondraft", "start"): {"random": "anybody may begin"},
    ("dragondraft", "hands"): {"open": "hands face up", "covered": "hands face down"},
    ("duals", "fancies"): {
        "none": "no fancies",
        "choose": "a fancy dragon each",
        NAMED: "fancies as named",
    },
    ("duals", "fountain"): {"no": "no Fountain", "yes": "with the Fountain"},
    ("flamecraft", "enchantments"): {"purple": "the purple deck", "golden": "the golden deck"},
    ("flamecraft", "companions"): {"no": "no companions", "yes": "a companion each"},
    ("flamecraft", "shops"): {
        "standard": "shops by the book",
        "random": "any ten shops",
        NAMED: "shops as named",
    },
    ("flamefang", "dragons"): {"chosen": "dragons of your choice", NAMED: "dragons as named"},
    ("flamefang", "hands"): {"open": "open hands", "hidden": "hidden hands"},
    ("flamefang", "difficulty"): {
        "normal": "normal difficulty",
        "gentle": "gentle difficulty",
        "fierce": "fierce difficulty",
    },
    ("flamefang", "leader"): {"random": "anybody may lead"},
}
WHOSE = {"start": "begins", "leader": "leads"}
"""What the player does who is chosen."""


def phrase(title: str, field: Field, choice: Choice) -> str:
    """A choice as part of a sentence: `the golden deck`."""
    known = PHRASES.get((title, field.name), {})
    if choice.written in known:
        return known[choice.written]
    if field.name in WHOSE:
        return f"{choice.name.lower()} {WHOSE[field.name]}"
    return choice.name if field.label in choice.name else f"{field.label.lower()}: {choice.name}"


def phrase_of_named(title: str, field: Field) -> str:
    return PHRASES.get((title, field.name), {}).get(NAMED, f"{field.label.lower()} as named")


def picture_of_choice(title: str, setting: str, value: str) -> str:
    """The file of a choice's picture; of no file where nobody has drawn one."""
    drawn = f"art/choice-{title}-{setting}-{value}.svg"
    return drawn if drawn in TREE.files else ""


def picture_of_setting(title: str, field: Field) -> str:
    """The picture beside a long list: of what it is about, else of the usual choice."""
    drawn = f"art/choice-{title}-{field.name}.svg"
    return drawn if drawn in TREE.files else picture_of_choice(title, field.name, field.default)
