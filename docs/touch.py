"""Plays any title by touching things at random, knowing nothing about any of them.

Of Dragondraft and Duals it keeps a table of its own, changes it by the `moves` of events alone, and
compares it with the view after every answer:   python docs/touch.py duals 2
"""

import sys
from collections import Counter
from random import Random

import emberhall

SCORES = {"dragondraft": ("spectator", "spectators"), "duals": ("reputation", "reputation")}


def touch(options, luck, touched=0):
    """Touch one thing after another until one option is left."""
    ending = [option for option in options if len(option["targets"]) == touched]
    lit = sorted({option["targets"][touched] for option in options if option not in ending})
    chosen = luck.choice([*lit, *ending])  # a lit thing, or a button, or a line of its small menu
    if chosen in ending:
        return chosen
    left = [option for option in options if option["targets"][touched:][:1] == [chosen]]
    return touch(left, luck, touched + 1)


def lying(part, kind, score):
    """What lies at every place that a view shows: how many of each kind."""
    if isinstance(part, list):
        return {place: what for item in part for place, what in lying(item, kind, score).items()}
    if not isinstance(part, dict):
        return {}
    found = lying(list(part.values()), kind, score)
    tokens = part.get("stack", part.get("tokens"))
    if tokens is not None:
        counts = (Counter({token["kind"]: token.get("count", 1)}) for token in tokens)
        found[part["id"]] = sum(counts, Counter())
    elif {"id", "kind", "count"} <= part.keys():
        found[part["id"]] = Counter({part["kind"]: part["count"]})
    elif {"id", "thistles"} <= part.keys():
        found[part["id"]] = Counter([part["card"]] if part["card"] else [])
    elif score in part and "hand" in part:
        found[part["id"]] = Counter({kind: part[score]})
    return found


def play(title, seats, seed):
    game, luck = emberhall.new_game(title, seats=seats, seed=seed), Random(seed)
    scores, known = SCORES.get(title), len(game.events(0))
    mine = lying(game.view(0), *scores) if scores else {}
    while game.question:
        game.answer(touch(game.prompt(game.question.seat)["options"], luck)["key"])
        for event in game.events(0, since=known):
            known += 1
            for move in event.data()["moves"]:
                for place, sign in ((move["from"], -1), (move["to"], 1)):
                    if place in mine:  # of a deck or another's hand one knows only how many
                        kind = "card" if "card" in mine[place] else move["kind"]
                        mine[place][kind] += sign * move["count"]
        for place, there in lying(game.view(0), *scores).items() if scores else ():
            assert all(mine[place][kind] == there[kind] for kind in there or mine[place]), place
    return f"{title} with {seats}: {len(game.answers())} answers. {game.verdict(None)}"


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]), seed=7))
