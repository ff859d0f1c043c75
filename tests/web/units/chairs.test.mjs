// What is free for whoever comes by a link, and what is said where nothing is.
import assert from "node:assert/strict";
import test from "node:test";
import { freeChairs, taken, tooLate } from "../../../src/emberhall/web/static/js/chairs.js";

/** @param {string} state @param {string[]} kinds @returns {any} */
const table = (state, ...kinds) => ({ state, label: "", full_name: "Duals", seats: kinds.map((kind, seat) => ({ seat, kind, colour: seat })) });

test("a chair is free while nobody sits on it, and the game has not begun", () => {
  assert.deepEqual(freeChairs(table("gathering", "person", "open", "bot", "open")), [1, 3]);
  assert.deepEqual(freeChairs(table("closed", "person", "open")), []);
  assert.deepEqual(taken(table("gathering", "person", "open", "bot")), ["0", "2"]);
});

test("who comes too late is told why, whatever has become of the table", () => {
  const told = ["gathering", "running", "over", "closed"].map((state) => tooLate(table(state, "person")));
  assert.deepEqual(told.map(({ heading }) => heading), ["No chair is free", "The game has begun", "The game is over", "The table is closed"]);
  for (const { words } of told) assert.match(words, /Duals.* You can look /);
});
