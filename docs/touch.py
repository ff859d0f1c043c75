"""Plays any title by touching things at random, knowing nothing about any of them.

Of Dragondraft and Duals it also keeps a table of its own, moves things on it by nothing but the
events' `moves`, and compares it with the view after every answer.   python docs/touch.py duals 2
"""

import sys
from collections import Counter
from random import Random

import emberhall

SCORES = {"dragondraft": ("spectator", "spectators"), "duals": ("reputation", "reputation")}


def touch(options, luck):
    """Touch one thing after another until one option is left."""
    for step in range(max(len(option["targets"]) for option in options) + 1):
        here = [option for option in options if len(option["targets"]) == step]
        lit = sorted({option["targets"][step] for option in options if option not in here})
        chosen = luck.choice([*lit, *here])  # a lit thing, or a button or a line of its menu
        if chosen in here:
            return chosen
        options = [option for option in options if option["targets"][step:][:1] == [chosen]]


def lying(part, score):
    """How many of each kind lie at every place that a view shows, as (place, Counter)."""
    for item in part if isinstance(part, list) else ():
        yield from lying(item, score)
    if isinstance(part, dict):
        if "stack" in part or "tokens" in part:
            tokens = part.get("stack", part.get("tokens"))
            yield (
                part["id"],
                Counter(
                    {token["kind"]: token.get("count", 0) for token in tokens}
                    if part["id"] == "bag"
                    else Counter(token["kind"] for token in tokens)
                ),
            )
        elif {"id", "kind", "count"} <= part.keys():
            yield part["id"], Counter({part["kind"]: part["count"]})
        elif {"id", "thistles"} <= part.keys():
            yield part["id"], Counter([part["card"]] if part["card"] else [])
        if part.get("id", "").startswith("seat:"):
            yield part["id"], Counter({score[0]: part[score[1]]})
        for item in part.values():
            yield from lying(item, score)


def moved(table, event):
    """Move on my own table what went where."""
    for move in event.data()["moves"]:
        for place, count in ((move["from"], -move["count"]), (move["to"], move["count"])):
            if place in table:
                table[place]["card" if "card" in table[place] else move["kind"]] += count


def play(title, seats, seed):
    game, luck = emberhall.new_game(title, seats=seats, seed=seed), Random(seed)
    score, known = SCORES.get(title), len(game.events(0))
    table = dict(lying(game.view(0), score)) if score else {}
    while game.question:
        game.answer(touch(game.prompt(game.question.seat)["options"], luck)["key"])
        for event in game.events(0, since=known):
            moved(table, event)
            known += 1
        for place, contents in lying(game.view(0), score) if score else ():
            assert {*contents.items()} <= {*table[place].items()}, (place, contents, table[place])
    print(title, "with", seats, "seats:", len(game.answers()), "answers,", game.verdict(None))


if __name__ == "__main__":
    play(sys.argv[1], int(sys.argv[2]), seed=7)
