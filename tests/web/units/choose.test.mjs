// Choosing by touch and by keys, and when a socket comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lit, touch } from "../../../src/emberhall/web/static/js/choose.js";
import { inOrder, keyAt, meaning, stepTo } from "../../../src/emberhall/web/static/js/keys.js";
import { delay, farewell } from "../../../src/emberhall/web/static/js/socket.js";

const option = (key, targets, more = {}) => ({ key, targets, variant: "", words: key, interrupt: false, ...more });
const options = [option("a to x", ["a", "x"]), option("a to y", ["a", "y"]), option("b", ["b"]), option("c red", ["c"], { variant: "red" }), option("c blue", ["c"], { variant: "blue" })];

test("what can be touched first is lit, then what can be touched next", () => {
  assert.deepEqual([...lit(options, [])], ["a", "b", "c"]);
  assert.deepEqual([...lit(options, ["a"])], ["x", "y"]);
});

test("one option left is the answer, several alike are a menu, a touch elsewhere starts anew", () => {
  assert.equal(touch(options, [], "b").answer.key, "b");
  assert.deepEqual(touch(options, [], "a"), { touched: ["a"] });
  assert.equal(touch(options, ["a"], "y").answer.key, "a to y");
  assert.deepEqual(touch(options, [], "c").menu.map(({ key }) => key), ["c red", "c blue"]);
  assert.equal(touch(options, ["a"], "b").answer.key, "b");
  assert.deepEqual(touch(options, ["a"], "nothing"), { touched: [] });
});

test("interrupts come last, and keys follow the list", () => {
  const mixed = [option("now", [], { interrupt: true }), option("pull", [])];
  assert.deepEqual(inOrder(mixed).map(({ key }) => key), ["pull", "now"]);
  assert.deepEqual(meaning("1", inOrder(mixed)), { choose: "pull" });
  assert.deepEqual(meaning("2", inOrder(mixed)), { choose: "now" });
  assert.equal(meaning("3", mixed), null);
  assert.equal(meaning("Enter", mixed), null);
});

test("after nine come letters, but not those that mean something else", () => {
  const keys = Array.from({ length: 40 }, (_, place) => keyAt(place));
  assert.equal(keys[9], "a");
  for (const taken of ["h", "u", "l", "?", "/"]) assert.ok(!keys.includes(taken));
  assert.equal(keys[39], "");
  assert.deepEqual(meaning("h", []), { act: "hint" });
});

test("arrows stay within the list", () => {
  assert.equal(stepTo("ArrowDown", -1, 3), 0);
  assert.equal(stepTo("ArrowDown", 2, 3), 2);
  assert.equal(stepTo("ArrowUp", 0, 3), 0);
  assert.equal(stepTo("End", 0, 3), 2);
  assert.equal(stepTo("x", 0, 3), null);
});

test("a socket comes back later each time, never all at once, and slowly after 45xx", () => {
  assert.ok(delay(1, 1006, 0) >= 200 && delay(1, 1006, 1) <= 400);
  assert.ok(delay(30, 1006, 1) <= 10_000);
  assert.ok(delay(1, 4529, 0) >= 5_000);
  assert.notEqual(delay(3, 1006, 0.1), delay(3, 1006, 0.9));
});

test("after 44xx it stays away, and says why", () => {
  assert.equal(farewell(1001), "");
  assert.equal(farewell(4508), "");
  assert.equal(farewell(4401), "This seat now belongs to somebody else.");
  assert.match(farewell(4499), /closed this table/);
});

test("things of one kind are touched in any order, each once", () => {
  const goods = [option("bread and meat", ["supply:bread", "supply:meat"]), option("meat and iron", ["supply:meat", "supply:iron"])];
  assert.deepEqual([...lit(goods, [])].sort(), ["supply:bread", "supply:iron", "supply:meat"]);
  assert.deepEqual([...lit(goods, ["supply:meat"])].sort(), ["supply:bread", "supply:iron"]);
  assert.equal(touch(goods, ["supply:meat"], "supply:bread").answer.key, "bread and meat");
  assert.equal(touch(goods, ["supply:iron"], "supply:meat").answer.key, "meat and iron");
});
