// A lesson as it goes, and where its guide stands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, begun, chosen, optionOf, saidIn, stateOf, stepOf } from "../../../src/emberhall/web/static/js/lesson/course.js";
import { GAP, placed } from "../../../src/emberhall/web/static/js/lesson/placing.js";
import { asked, chair } from "../../../src/emberhall/web/static/js/state.js";

const prompt = { kind: "pull", seat: 0, words: "Ready?", path: [], why: [], forced: false, payment: null, options: [{ key: "pull" }, { key: "coin" }] };
const update = (version, ...words) => ({
  type: "update", version, cursor: [0, 0], first: 0, again: false, events: words.map((each) => ({ event: {}, words: each })), view: { seats: [], turn: 0 }, prompt, undo: false, over: null,
});
const step = (name, ...words) => ({ update: update(name, ...words), text: `Text of ${name}.`, answer: "pull", why: `Why ${name}.`, rules: [], targets: [] });
const lesson = {
  title: "duals", full_name: "Duals", summary: "", names: ["You", "Greedy"], seat: 0, score: "", closing: "Well done!",
  steps: [step("one", "It begins."), step("two", "You pull.")], end: update("end", "That was it."),
};
const first = begun(lesson, {});

test("what the lesson means leads on", () => {
  const second = chosen(first, "pull");
  assert.equal(stepOf(second)?.text, "Text of two.");
  assert.deepEqual(chair(stateOf(second)).told.map(({ words }) => words), ["It begins.", "You pull."]);
  assert.equal(chair(stateOf(second)).update?.again, false, "what came of it moves");
});

test("anything else is answered with a reason, and nothing has happened", () => {
  const other = chosen(first, "coin");
  assert.equal(other.at, 0);
  assert.equal(saidIn(other).words, "Why one.");
  assert.match(saidIn(other).other, /allowed/);
  assert.equal(saidIn(chosen(other, "pull")).words, "Text of two.");
});

test("a step that is not the next one shows no motion", () => {
  const second = at(first, 1);
  assert.equal(chair(stateOf(at(second, 0))).update?.again, true);
  assert.equal(chair(stateOf(at(first, 2))).update?.again, true);
  assert.equal(at(first, 99).at, 2);
  assert.equal(at(first, -1).at, 0);
});

test("at the end nothing is asked, and the guide says goodbye", () => {
  const end = at(first, 2);
  assert.equal(stepOf(end), null);
  assert.equal(optionOf(end), null);
  assert.equal(asked(chair(stateOf(end))), null);
  assert.equal(saidIn(end).words, "Well done!");
  assert.equal(chosen(end, "pull").at, 2);
});

test("a silent guide speaks again at the next step, and where something else was chosen", () => {
  const silent = { ...first, shut: true };
  assert.equal(chosen(silent, "pull").shut, false);
  assert.equal(chosen(silent, "coin").shut, false);
});

const wide = { x: 8, y: 50, w: 1264, h: 660 }, phone = { x: 8, y: 50, w: 344, h: 632 };
const apart = (one, other) => one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
const isIn = (one, room) => one.x >= room.x && one.y >= room.y && one.x + one.w <= room.x + room.w && one.y + one.h <= room.y + room.h;

test("the guide stands in the room and covers nothing that is meant, wherever that lies", () => {
  for (const [room, size] of [[wide, { w: 440, h: 200 }], [phone, { w: 344, h: 190 }]]) {
    for (let x = room.x; x + 60 <= room.x + room.w; x += 40) for (let y = room.y; y + 60 <= room.y + room.h; y += 40) {
      const meant = { x, y, w: 60, h: 60 }, spot = placed(meant, [], [], size, room);
      assert.ok(isIn(spot, room), `${x} ${y}`);
      assert.ok(apart(spot, meant), `${x} ${y}`);
    }
  }
});

test("with nothing else about, it stands as near as its tail allows, and the tail points at what is meant", () => {
  const meant = { x: 600, y: 300, w: 60, h: 60 }, { x, y, w, h, tail } = placed(meant, [], [], { w: 440, h: 200 }, wide);
  const far = Math.max(x - meant.x - meant.w, meant.x - x - w, y - meant.y - meant.h, meant.y - y - h);
  assert.ok(far <= GAP + 1, String(far));
  assert.ok(tail);
});

test("it leaves room for what is spoken of, if there is any", () => {
  const meant = { x: 600, y: 300, w: 60, h: 60 }, beside = { x: 680, y: 200, w: 300, h: 260 };
  assert.ok(apart(placed(meant, [beside], [], { w: 440, h: 200 }, wide), beside));
});

test("with nothing meant it stands below, in the middle", () => {
  const { x, y, w, h, tail } = placed(null, [], [], { w: 440, h: 200 }, wide);
  assert.equal(Math.round(x + w / 2), 640);
  assert.equal(y + h, 710);
  assert.equal(tail, null);
});
