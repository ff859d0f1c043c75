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

const BOTS = new Map([["greedy", "Greedy, skilled"], ["random", "Random, clueless"]]);
const three = { name: " Ann ", colour: "1", "kind-0": "bot", "bot-0": "random", "kind-1": "me", "kind-2": "here", "here-2": "" };

test("I have the crest I chose, the others the next that are free", () => {
  const seated = chairs(form(three), 3, BOTS);
  assert.deepEqual(seated.map(({ colour }) => colour), [0, 1, 2]);
  assert.deepEqual(seated.map(({ kind }) => kind), ["bot", "me", "me"]);
  assert.equal(seated[0]?.bot, "random");
  assert.equal(seated[1]?.name, "Ann");
  assert.equal(seated[2]?.words, "somebody here");
});

test("a program of mine takes a chair as a bot does, and is told apart", () => {
  const said = form({ ...three, "bot-0": "@program", "kind-2": "bot", "bot-2": "@program" });
  assert.deepEqual(chairs(said, 3, BOTS).map(({ kind, bot }) => [kind, bot]), [["program", undefined], ["me", undefined], ["program", undefined]]);
  assert.match(summed("Duals", false, chairs(said, 3, BOTS), [], said), /^Duals: you against 2 programs of yours\. /);
});

test("without me every crest is free", () => {
  const bots = form({ colour: "0", "kind-0": "bot", "kind-1": "bot" });
  assert.deepEqual(chairs(bots, 2, BOTS).map(({ colour }) => colour), [0, 1]);
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

/** @param {Record<string, string>} fields @param {number} count @param {string[]} modes */
const told = (fields, count, modes = [], together = false) => summed("Duals", together, chairs(form(fields), count, BOTS), modes, form(fields));

test("the table is told in a sentence", () => {
  const bots = { ...three, "kind-2": "bot", "bot-2": "random", listed: "on", clock: "live", bank: "600", move: "30" };
  assert.equal(told(bots, 3, ["no fancies", "with the Fountain"]), "Duals: you against 2 clueless bots, no fancies, with the Fountain. 10 minutes each, and 30 seconds for each move, everybody may watch.");
  assert.equal(told(bots, 3, [], true), "Duals: you and 2 clueless bots together. 10 minutes each, and 30 seconds for each move, everybody may watch.");
  assert.equal(told({ "kind-0": "me", name: "" }, 1), "Duals: you alone. No clock, only by link.");
  assert.equal(told({ "kind-0": "me", "kind-1": "open", clock: "days", days: "1" }, 2), "Duals: you against a friend by link. A day for each move, only by link.");
  assert.equal(told({ "kind-0": "bot", "bot-0": "greedy", "kind-1": "here", "here-1": "Maud" }, 2), "Duals: a skilled bot and Maud. No clock, only by link.");
});
