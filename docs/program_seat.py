"""Plays a seat of a table in the hall, choosing at random; docs/programs.md tells the rest.

EMBERHALL_TOKEN=... python docs/program_seat.py http://127.0.0.1:8780/api/tables/TABLE
"""

import json
import os
import sys
import time
from http.client import HTTPException
from random import choice
from urllib.request import Request, urlopen
from uuid import uuid4


def ask(url, token, said=None):
    """Open an address of the hall; something said makes it a POST."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(url, said and json.dumps(said).encode(), headers), timeout=60)


def answer(table, token, update):
    """Choose an option of what is asked."""
    said = {"key": choice(update["prompt"]["options"])["key"], "version": update["version"]}
    ask(f"{table}/answer", token, {**said, "receipt": uuid4().hex}).close()


def play(table, token):
    """Follow the table to its end; after a break, its first lines tell again where it stands."""
    while True:
        try:
            for told in map(json.loads, filter(bytes.strip, ask(f"{table}/stream", token))):
                if told.get("over"):
                    return told["over"]["verdict"]
                if told["type"] == "table" and told["table"]["state"] == "closed":
                    return "The table was closed."
                if told.get("prompt"):
                    answer(table, token, told)
        except (OSError, HTTPException, ValueError) as broken:
            if getattr(broken, "code", 503) not in (409, 429, 503):  # it will not get better
                raise
        time.sleep(1)


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), os.environ["EMBERHALL_TOKEN"]))
