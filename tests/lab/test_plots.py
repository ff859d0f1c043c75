"""Plots are SVG that anybody can open, and show what they are given."""

from __future__ import annotations

from xml.etree import ElementTree

from emberhall.lab.plots import bars, histogram

SVG = "{http://www.w3.org/2000/svg}"


def boxes(text: str) -> list[float]:
    """The sizes of the boxes drawn: of bars how long, of histograms how high."""
    return [float(box.attrib["width"]) for box in ElementTree.fromstring(text).iter(f"{SVG}rect")]


def words(text: str) -> list[str]:
    return [str(part.text) for part in ElementTree.fromstring(text).iter(f"{SVG}text")]


def test_a_bar_is_as_long_as_its_value() -> None:
    text = bars("Visits", {"Hedges & Henges": 0.5, "Sew Cute": 0.25}, "{:.0%}")
    long, short = boxes(text)
    assert long == 2 * short > 0
    assert words(text) == ["Visits", "Hedges & Henges", "50%", "Sew Cute", "25%"]


def test_nothing_at_all_is_no_bar_of_any_length() -> None:
    assert boxes(bars("Visits", {"Sew Cute": 0.0}, "{:.0%}")) == [0.0]


def test_a_histogram_has_a_panel_for_each_group_on_one_scale() -> None:
    text = histogram("Turns", {"alone": [10, 10, 11], "two": [20]}, step=5)
    drawn = [box.attrib for box in ElementTree.fromstring(text).iter(f"{SVG}rect")]
    assert len(drawn) == 2
    assert float(drawn[0]["x"]) < float(drawn[1]["x"])
    assert words(text) == ["Turns", "alone", "two", "10", "15", "20"]
