// The race of a game as numbers to draw, and its key moments in words: pure.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, keyMoments, next, spokenTo, story } from "../../../src/emberhall/web/static/js/moments.js";
import { across, few, finishes, isRun, runners, scale, stairs, totalsAt } from "../../../src/emberhall/web/static/js/race.js";

const points = (...all) => all.map(([moment, ...totals]) => ({ moment, totals }));
const race = (changes = {}) => ({
  names: ["Ann", "Ben"], colours: [0, 1], score: "reputation", together: false, last: 10,
  points: points([0, 0, 0], [4, 5, 0], [10, 5, 8]), moments: [], ...changes,
});
const moment = (kind, at, seat, before, after, words = []) => ({ kind, moment: at, seat, before, after, words });

test("a line is level until the total changes", () => {
  assert.equal(stairs(race(), scale(race()), 0), "M0 100H40V37.5H100V37.5");
  assert.equal(across(race(), 5), 50);
});

test("a scale has a few round numbers, also below nothing", () => {
  assert.deepEqual(scale(race({ points: points([0, -3, 0], [9, 66, 0]) })), { low: -3, high: 66, ticks: [0, 20, 40, 60] });
  assert.deepEqual(scale(race({ points: points([0, 0, 0]) })).ticks, [0, 1]);
});

test("totals at the end are written apart, the best on top, and stay within the picture", () => {
  const close = race({ names: ["Ann", "Ben", "Cid"], points: points([0, 0, 0, 0], [10, 1, 0, 30]) });
  assert.deepEqual(finishes(close, scale(close), 20).map(({ seat, top }) => [seat, top]), [[2, 0], [0, 80], [1, 100]]);
});

test("a company has one line, and who never moved has none to tell of", () => {
  assert.deepEqual(runners(race({ together: true })), [0]);
  assert.equal(isRun(race()), true);
  assert.equal(isRun(race({ points: points([0, 2, 2], [9, 2, 2]) })), false);
});

test("totals at a moment are those of the last change", () => {
  assert.deepEqual([0, 3, 4, 10].map((at) => totalsAt(race(), at)), [[0, 0], [0, 0], [5, 0], [5, 8]]);
});

test("of many rows the first, the last and some between are shown", () => {
  assert.deepEqual(few([0, 1, 2, 3, 4, 5, 6], 4), [0, 2, 4, 6]);
  assert.deepEqual(few([1, 2], 4), [1, 2]);
});

test("what happens to somebody at one moment is told at once", () => {
  const moments = [moment("gain", 4, 0, 0, 5, ["Ann pays.", "Ann gains 5."]), moment("lead", 4, 0, 3, 5), moment("lead", 7, 1, 5, 6)];
  const [first, second] = keyMoments(race({ moments }));
  assert.deepEqual([first.headline, first.score, first.words], ["Ann gains 5 in one turn and takes the lead", "0 → 5", "Ann pays. Ann gains 5."]);
  assert.deepEqual([second.headline, second.score], ["Ben takes the lead for good", "6 : 5"]);
});

test("who looks through a seat's eyes is spoken to", () => {
  const [told] = keyMoments(spokenTo(race({ moments: [moment("lead", 10, 1, 5, 8)] }), 1));
  assert.equal(told.headline, "You take the lead at the very end");
});

test("the end in sight is nobody's, a company's step everybody's", () => {
  const told = keyMoments(race({ together: true, moments: [moment("gain", 3, null, 0, 2), moment("ending", 8, null, 2, 2)] }));
  assert.deepEqual(told.map(({ headline, isEnding }) => [headline, isEnding]), [["The biggest step forward", false], ["The end is in sight", true]]);
});

test("a story has the last lead, the end in sight, and the biggest gains", () => {
  const gains = [1, 2, 3, 4, 5, 6, 7].map((size) => moment("gain", size, size, 0, size));
  const told = story(race({ moments: [moment("lead", 0, 0, 1, 2), ...gains, moment("lead", 8, 1, 3, 4), moment("ending", 9, null, 4, 4)] }));
  assert.deepEqual(told.map((each) => each.moment), [4, 5, 6, 7, 8, 9]);
});

test("marks that would lie on each other are left out, and the next one is found from anywhere", () => {
  const told = keyMoments(race({ last: 100, moments: [moment("gain", 10, 0, 0, 1), moment("gain", 12, 1, 0, 1), moment("ending", 50, null, 1, 1)] }));
  assert.deepEqual([...apart(told, 100, 5)].map((each) => each.moment), [10, 50]);
  assert.deepEqual([next(told, 0, 1), next(told, 12, 1), next(told, 50, 1), next(told, 12, -1), next(told, 10, -1)], [10, 50, null, 10, null]);
});
