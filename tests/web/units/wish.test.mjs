// What stands in the form of a new table, as the hall is asked for it and as people read it.
import assert from "node:assert/strict";
import test from "node:test";
import { chairs, clock, settings, summed } from "../../../src/emberhall/web/static/js/wish.js";

/** @param {Record<string, string | string[]>} fields */
function form(fields) {
  const said = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) said.append(name, value);
  return said;
}

const three = { name: " Ann ", colour: "1", "kind-0": "bot", "bot-0": "random", "kind-1": "me", "kind-2": "here", "here-2": "" };

test("I have the crest I chose, the others the next that are free", () => {
  const seated = chairs(form(three), 3);
  assert.deepEqual(seated.map(({ colour }) => colour), [0, 1, 2]);
  assert.deepEqual(seated.map(({ kind }) => kind), ["bot", "me", "me"]);
  assert.equal(seated[0]?.bot, "random");
  assert.equal(seated[1]?.name, "Ann");
  assert.equal(seated[2]?.words, "somebody here");
});

test("a program of mine takes a chair as a bot does, and is told apart", () => {
  const said = form({ ...three, "bot-0": "@program", "kind-2": "bot", "bot-2": "@program" });
  assert.deepEqual(chairs(said, 3).map(({ kind, bot }) => [kind, bot]), [["program", undefined], ["me", undefined], ["program", undefined]]);
  assert.match(summed("Duals", chairs(said, 3), [], said), /for 3: 2 programs of yours and you\./);
});

test("without me every crest is free", () => {
  const bots = form({ colour: "0", "kind-0": "bot", "kind-1": "bot" });
  assert.deepEqual(chairs(bots, 2).map(({ colour }) => colour), [0, 1]);
});

test("only what goes with so many chairs is asked for, names in place of a choice", () => {
  const said = form({ "2.fancies": "@", "2.fancies@": ["flair", "todd"], "2.fountain": "yes", "1.fountain": "no" });
  assert.deepEqual(settings(said, 2), { fancies: "flair,todd", fountain: "yes" });
  assert.deepEqual(settings(said, 1), { fountain: "no" });
});

test("a clock is none, live or by days", () => {
  assert.deepEqual(clock(form({ clock: "none", days: "3" })), {});
  assert.deepEqual(clock(form({ clock: "live", bank: "600", move: "30" })), { kind: "live", bank: 600, move: 30 });
  assert.deepEqual(clock(form({ clock: "days", days: "3" })), { kind: "days", days: 3 });
});

test("the table is told in a few words", () => {
  const said = form({ ...three, "kind-2": "bot", listed: "on", clock: "live" });
  assert.equal(
    summed("Duals", chairs(said, 3), [["Chapter", "Chapter 1, First Light"], ["Hands", "Open"]], said),
    "A table of Duals for 3: 2 bots and you. Chapter 1, First Light, hands: open. With a clock. Everybody may watch.",
  );
  assert.equal(summed("Duals", chairs(form({ "kind-0": "me", name: "" }), 1), [], form({})), "A table of Duals for 1: you. No clock. Only by link.");
});
