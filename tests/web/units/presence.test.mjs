// Who comes and goes, in sentences for those who stay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ifYouLeave, news, presence } from "../../../src/emberhall/web/static/js/presence.js";

const seat = (changes = {}) => ({ seat: 0, name: "Ben", colour: 0, kind: "person", bot: "", here: true, away: "", leaves_at: 0, ...changes });
const table = (changes = {}, rematch = "") => ({ seats: [seat(changes)], rematch });
const open = { kind: "open", name: "" };

test("whoever has just come is told nothing as news", () => {
  assert.equal(news(null, table({ away: "left" })), "");
  assert.equal(news(table(), table({ here: false })), "");
});

for (const [before, after, words] of [
  [open, {}, "Ben sits down."],
  [{}, open, "Ben got up."],
  [open, { kind: "bot", name: "Greedy" }, ""],
  [{}, { leaves_at: 60 }, "Ben is gone: a bot sits down soon."],
  [{ leaves_at: 60 }, {}, "Ben stays."],
  [{ leaves_at: 60 }, { away: "left" }, "Ben has left: a bot plays in their place."],
  [{}, { away: "absent" }, "Ben is away: a bot plays in their place."],
  [{}, { away: "time" }, "Ben ran out of time: a bot plays in their place."],
  [{ away: "time" }, {}, "Ben is back."],
]) test(`news: ${words || "nothing"}`, () => assert.equal(news(table(before), table(after)), words));

const alone = [seat(), seat({ seat: 1, kind: "bot" }), seat({ seat: 2, away: "left" })];
for (const [words, now] of [
  ["your chair is free", { state: "gathering", seats: [seat(), open], clock: { kind: "none" } }],
  ["a bot plays on", { state: "running", seats: [seat(), seat({ seat: 1 })], clock: { kind: "none" } }],
  ["a bot plays on", { state: "running", seats: [seat(), seat({ seat: 1, kind: "program" })], clock: { kind: "none" } }],
  ["the game waits for you.", { state: "running", seats: alone, clock: { kind: "none" } }],
  ["but your time runs on.", { state: "running", seats: alone, clock: { kind: "live" } }],
]) test(`whoever leaves reads: ${words}`, () => assert.ok(ifYouLeave(now, 0).includes(words), ifYouLeave(now, 0)));

test("a rematch is news once", () => {
  assert.equal(news(table(), table({}, "abc")), "There is a rematch.");
  assert.equal(news(table({}, "abc"), table({}, "abc")), "");
});

test("a bot is called by its level", () => {
  assert.equal(presence(seat({ kind: "bot", bot: "Greedy, skilled" }), 0), "a bot: Greedy, skilled");
});
