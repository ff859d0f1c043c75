"""What stands on the card of a minion."""

from __future__ import annotations

from emberhall.kernel.phrases import and_list, counted
from emberhall.titles.flamefang.rows import MinionRow
from emberhall.titles.flamefang.words.names import good_name


def minion_words(row: MinionRow, ability: str) -> str:
    """`attack 1, defense 3, spoils gold, guard: while it is awake, ...`."""
    told = [attack_words(row), f"defense {row.defense}"]
    if row.spoils:
        told.append(f"spoils {and_list([good_name(good) for good in row.spoils])}")
    if row.keyword:
        told.append(f"{row.keyword}: {ability}" if ability else row.keyword)
    return ", ".join(told)


def attack_words(row: MinionRow) -> str:
    dealt = counted(row.conditions, "condition") if row.conditions else str(row.attack)
    return f"attack {dealt}"
