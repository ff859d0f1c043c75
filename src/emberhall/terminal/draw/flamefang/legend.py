"""What the signs of the Vale mean."""

from __future__ import annotations

from emberhall.terminal.draw.legend import BETWEEN, CUT, NUMBER, TURN, Sign, letters

LEGEND = (
    NUMBER,
    Sign("│─╭╮╰╯├┤┬┴┼", "| - +", "edges of tiles: tiles that share an edge touch"),
    letters("M S G", "meat, dragonstone, gold; on a tile: what gathering brings"),
    letters("lie 2M", "resources that lie on a tile"),
    letters("Wolf 1/2", "a minion: its attack, and how much damage fells it"),
    letters("1c", "it deals a condition instead of damage"),
    letters("!", "it is wounded"),
    letters("zz", "it is stunned"),
    letters("BOSS 2/9", "a boss, the same way"),
    letters("[Tower] 3", "a structure, and how much damage razes it"),
    letters("takes 3+1c", "damage and conditions for the dragons here if all passed now"),
    Sign("♥4", "*4", "hearts of a dragon; a life card shows its own"),
    letters("2/6", "resources in a hoard, and how many it holds"),
    letters("fi fl hu wi", "fight, flight, hunt, wild: the aspect of a card"),
    letters("Halb.", "a name that was shortened; t tells it whole"),
    letters("by La Fore", "the tiles that this one touches, by their first letters"),
    letters("x2", "two equal cards or enemies"),
    letters("1G", "can be played for a gold"),
    letters("+2 more", "there is more than fits; t, c or d tell all"),
    Sign("█·", "#.", "how far the goal is"),
    letters("??", "no dragon chosen yet"),
    TURN,
    BETWEEN,
    CUT,
)
