"""Drawings of the table: one for each title that has its own, and one that does for any.

from emberhall.terminal.draw import Board, Drawing, Scene

def draw(scene: Scene) -> Drawing: ...

BOARD = Board("torchlight", draw)
"""

from emberhall.terminal.draw.board import Board, register
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.legend import Sign
from emberhall.terminal.draw.scene import Drawing, Scene, apart, fit

__all__ = ["Board", "Drawing", "ExtraPage", "Scene", "Sign", "apart", "fit", "register"]
