"""How good a position looks to a seat, title by title: hand-made estimates.

A guest title names its own in the entry-point group `emberhall.values`.
"""

from emberhall.bots.values.judge import Judge, judge_for

__all__ = ["Judge", "judge_for"]
