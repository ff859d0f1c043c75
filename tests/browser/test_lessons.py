"""A first game with a guide: on boards and at the plain table, by hand, by keys, by looking on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Invited, Person

MEANT = '.tray [data-key="{key}"], .options [data-key="{key}"], .piece[data-hinted]'
UNCOVERED = """(guide, selector) => {
  const at = guide.getBoundingClientRect(), most = [innerWidth, innerHeight];
  if (at.left < 0 || at.top < 0 || at.right > most[0] || at.bottom > most[1]) return "outside";
  const meant = [...document.querySelectorAll(selector)][0]?.getBoundingClientRect();
  if (!meant) return "nothing is meant";
  const apart = meant.right <= at.left || meant.left >= at.right
    || meant.bottom <= at.top || meant.top >= at.bottom;
  return apart ? "" : "it covers what is meant";
}"""
"""What is wrong with where the guide stands."""
NEXT = "Show me"


class Learner:
    """Somebody who has a lesson before them."""

    def __init__(self, person: Person, title: str) -> None:
        self.person, self.page = person, person.page
        person.goes_to(f"/learn/{title}")
        told = person.context.request.get(f"{person.hall.url}/api/titles/{title}/lesson")
        self.steps: list[dict[str, Any]] = told.json()["steps"]
        self.guide = person.part("region", "The guide")

    def is_at(self, step: int) -> None:
        heading = f"Step {step + 1} of {len(self.steps)}"
        expect(self.guide.get_by_role("heading")).to_have_text(heading)

    def is_pointed_at(self, step: int) -> None:
        """The guide says its words inside the window, beside what is meant."""
        self.is_at(step)
        expect(self.guide).to_contain_text(self.steps[step]["text"])
        selector = MEANT.format(key=self.steps[step]["answer"])
        where = [self.guide.element_handle(), selector]
        self.page.wait_for_function(
            f"([guide, selector]) => !({UNCOVERED})(guide, selector)", arg=where
        )

    def touches(self, step: int) -> None:
        """All that the option is about, one after the other; else its button."""
        key, prompt = self.steps[step]["answer"], self.steps[step]["update"]["prompt"]
        (targets,) = [each["targets"] for each in prompt["options"] if each["key"] == key]
        for id in targets:
            self.page.locator(f'.piece[data-id="{id}"]').click()
        if not targets:
            self.person.answers(key)

    def is_over(self) -> None:
        expect(self.guide.get_by_role("heading")).to_have_text("The lesson is over")


@pytest.fixture
def ann(person: Invited) -> Person:
    return person("Ann", board=True, reduced_motion="reduce")


def test_duals_is_learned_by_touching_what_the_guide_means(ann: Person) -> None:
    lesson = Learner(ann, "duals")
    for step in range(len(lesson.steps)):
        lesson.is_pointed_at(step)
        lesson.touches(step)
    lesson.is_over()
    ann.is_told("You score Trellis & Gate for 2.")
    ann.sees("Three cards in two turns, well done!")


def test_what_the_lesson_does_not_mean_is_answered_with_a_reason(ann: Person) -> None:
    lesson = Learner(ann, "duals")
    bag = ann.page.locator('.piece[data-id="bag"]')
    bag.wait_for()
    ann.presses("ArrowDown")
    expect(ann.page.locator(".piece:focus")).to_have_count(1)
    bag.focus()
    ann.presses("Enter")
    lesson.is_at(1)
    expect(bag).to_be_focused()
    ann.page.locator('.piece[data-id="space:e3"]').click()
    ann.sees("That is allowed, too; the lesson goes another way.")
    ann.sees(lesson.steps[1]["why"])
    lesson.is_at(1)
    ann.presses("Escape")
    expect(lesson.guide).to_have_count(0)
    ann.clicks("Ask the guide")
    expect(lesson.guide).to_be_focused()
    ann.clicks("Back")
    lesson.is_pointed_at(0)
    ann.clicks("Why?")
    expect(ann.part("list", "Rules about this")).to_be_visible()


def test_flamecraft_is_shown_on_a_phone_and_then_played(person: Invited) -> None:
    ann = person("Ann", board=True, viewport=PHONE, has_touch=True, reduced_motion="reduce")
    lesson = Learner(ann, "flamecraft")
    for step in range(len(lesson.steps)):
        lesson.is_pointed_at(step)
        ann.clicks(NEXT)
    lesson.is_over()
    ann.has_nothing_to_stumble_over()
    ann.clicks("Play a real game")
    ann.page.wait_for_url("**/table/*")
    ann.sees("Flamecraft")


def test_a_finger_looks_first_and_the_guide_points_at_what_confirms(person: Invited) -> None:
    ann = person("Ann", board=True, viewport=PHONE, has_touch=True, reduced_motion="reduce")
    lesson = Learner(ann, "duals")
    lesson.is_pointed_at(0)
    ann.page.locator('.piece[data-id="bag"]').tap()
    ann.page.locator('[data-confirm="pull"]').tap()
    lesson.is_pointed_at(1)


def test_a_lesson_at_the_plain_table_goes_by_keyboard(person: Invited) -> None:
    ann = person("Ann", reduced_motion="reduce")
    lesson = Learner(ann, "duals")
    lesson.is_pointed_at(0)
    ann.presses("ArrowDown", "Enter")
    lesson.is_pointed_at(1)
    expect(lesson.guide).to_be_focused()
    ann.presses("u")
    lesson.is_at(0)
    ann.presses("Escape", "h")
    expect(lesson.guide).to_be_focused()
    ann.clicks("Skip to the end")
    lesson.is_over()
    ann.sees(re.compile("each coin that is left counts 1"))
