"""Lighthouse, in the version that is pinned, with the Chromium of this machine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import tools

PINS = Path(__file__).parent / "package.json"
FOLDER = Path(sys.prefix) / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
PATIENCE = 300


class NotHere(Exception):
    """Why Lighthouse is not asked, in a sentence."""


def bring() -> Path:
    """Its program, fetched where it is not here; what its packages would run is not run."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    stamp = FOLDER / "installed.json"
    if stamp.is_file() and stamp.read_text() == PINS.read_text():
        return program
    try:
        npm = tools.node().npm
    except tools.Missing as sentence:
        raise NotHere(f"Lighthouse is not asked: {sentence}") from None
    FOLDER.mkdir(exist_ok=True)
    shutil.copy(PINS, FOLDER / "package.json")
    plainly = ("--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund")
    done = subprocess.run(
        [*npm, "install", *plainly, "--fetch-retries=1"], cwd=FOLDER, capture_output=True, text=True
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["npm did not say why"])[-1]
        raise NotHere(f"Lighthouse is not asked, as npm could not install it: {last}")
    shutil.copy(PINS, stamp)
    return program


def asked(program: Path, url: str, cookie: str) -> dict[str, Any]:
    """What it says of a page: a hundred is the best."""
    with tempfile.TemporaryDirectory() as folder:
        headers = Path(folder) / "headers.json"
        headers.write_text(json.dumps({"Cookie": cookie}))
        told = Path(folder) / "told.json"
        command = [str(tools.node().node), str(program), url, "--quiet", "--output=json"]
        command += [f"--output-path={told}", f"--only-categories={','.join(CATEGORIES)}"]
        command += [f"--extra-headers={headers}", "--chrome-flags=--headless --no-sandbox"]
        chromium = {**os.environ, "CHROME_PATH": str(tools.chromium())}
        ran = subprocess.run(
            command, env=chromium, capture_output=True, text=True, timeout=PATIENCE, cwd=folder
        )
        if ran.returncode:
            last = (ran.stderr.strip().splitlines() or ["it did not say why"])[-1]
            raise NotHere(f"Lighthouse broke off: {last}")
        return scores(json.loads(told.read_text()))


def scores(report: dict[str, Any]) -> dict[str, Any]:
    """Of each category, and each audit that cost some of it; how fast it found this machine."""
    found: dict[str, Any] = {"machine": round(report["environment"]["benchmarkIndex"])}
    for name in CATEGORIES:
        category = report["categories"][name]
        found[name] = round(100 * (category["score"] or 0))
        found[f"{name}: less than full"] = [
            f"{audit['title']}: {audit.get('displayValue') or audit['score']}"
            for part in category["auditRefs"]
            if part["weight"] and (audit := report["audits"][part["id"]])["score"] not in (None, 1)
        ]
    return found
