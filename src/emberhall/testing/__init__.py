"""The contract of a title, as a function: `check_title("dragondraft")`.

It plays a title in every mode, with every number of seats and under four policies, and checks
the laws at every question. Authors of further titles run it on theirs.
"""

from emberhall.testing.check import Checked, check_title
from emberhall.testing.laws import LAWS, Law, LawBroken
from emberhall.testing.play import play_by_law
from emberhall.testing.policies import POLICIES, Policy

__all__ = [
    "LAWS",
    "POLICIES",
    "Checked",
    "Law",
    "LawBroken",
    "Policy",
    "check_title",
    "play_by_law",
]
