// What a page makes of what it hears: pure, so no element and no socket is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { explained, follows, pathWords, question, secondsLeft } from "../../../src/emberhall/web/static/js/questions.js";
import { asked, chair, chose, heard, hinting, looked, pending, remembered, saying, start, tookBack, wondered } from "../../../src/emberhall/web/static/js/state.js";

const prompt = { kind: "pull", seat: 0, words: "Ready?", path: [], why: [], forced: false, payment: null, options: [{ key: "pull" }, { key: "coin" }] };
const told = (...words) => words.map((each) => ({ event: {}, words: each }));
const update = (version, changes = {}) => ({
  type: "update", version, cursor: [0, 0], first: 0, again: false, events: [], view: { seats: [], turn: 0 }, prompt, undo: false, over: null, ...changes,
});
const table = (seats, state = "running") => ({ type: "table", table: { state, seats: [] }, you: { seats, seat: seats[0] ?? null, host: false } });
const hearing = (state, ...messages) => messages.reduce((now, [name, message]) => heard(now, name, message), state);
const seated = hearing(start, ["", table([0])], ["0", update("v1")]);

test("somebody who is asked can answer once", () => {
  const after = chose(seated, "pull", "r1");
  assert.deepEqual(pending(chair(after)), { type: "answer", key: "pull", version: "v1", receipt: "r1" });
  assert.equal(asked(chair(after)), null);
  assert.equal(chose(after, "coin", "r2"), after);
});

test("an answer that was taken is not asked for again before the next update", () => {
  const after = heard(chose(seated, "pull", "r1"), "0", { type: "taken", receipt: "r1" });
  assert.equal(pending(chair(after)), null);
  assert.equal(asked(chair(after)), null);
  assert.equal(asked(chair(heard(after, "0", update("v2")))), prompt);
});

test("the update may come before the news that the answer was taken", () => {
  const after = hearing(chose(seated, "pull", "r1"), ["0", update("v2")], ["0", { type: "taken", receipt: "r1" }]);
  assert.equal(asked(chair(after)), prompt);
});

test("a refusal says why and lets one choose again", () => {
  const after = heard(chose(seated, "pull", "r1"), "0", { type: "refused", receipt: "r1", code: "stale", words: "The table has moved on.", why: [] });
  assert.equal(chair(after).notice, "The table has moved on.");
  assert.equal(asked(chair(after)), prompt);
});

test("while a bot plays in somebody's place they are asked nothing, and again once they are back", () => {
  const seats = (...away) => ({ ...table(away.map((_, seat) => seat)), table: { state: "running", seats: away.map((why, seat) => ({ seat, name: "AB"[seat], kind: "person", away: why })) } });
  const gone = heard(seated, "0", seats("time"));
  assert.equal(asked(chair(gone)), null);
  assert.equal(asked(chair(heard(gone, "0", seats("")))), prompt);
  const shared = looked(hearing(start, ["", seats("", "time")], ["1", update("v2")]), "0", false);
  assert.equal(shared.curtain, false);
  assert.deepEqual([heard(shared, "0", seats("", ""))].map(({ at, curtain }) => [at, curtain]), [["1", true]]);
});

test("a question follows another one that was answered here, not one of somebody else", () => {
  const next = update("v2", { prompt: { ...prompt, words: "Where?" } }), said = chose(seated, "pull", "r1");
  assert.equal(follows(said, heard(said, "0", next)), true);
  const taken = heard(said, "0", { type: "taken", receipt: "r1" });
  assert.equal(follows(taken, heard(taken, "0", next)), true);
  assert.equal(follows(seated, heard(seated, "0", next)), false, "the table has moved on without an answer");
  assert.equal(follows(said, heard(said, "0", update("v2", { prompt: null }))), false);
  assert.equal(follows(said, taken), false);
});

test("rules that come late explain no other question, and none where nothing is asked", () => {
  const why = { ...prompt, why: ["duals/pull"] }, rules = [{ id: "pull", section: "", text: "Pull.", source: "" }];
  const here = heard(seated, "0", update("v1", { prompt: why }));
  const open = { ...here, rules: { about: question(here), rules } };
  assert.equal(explained(open), rules);
  assert.equal(explained(heard(open, "0", update("v2", { prompt: why }))), rules, "what others do leaves them open");
  assert.equal(explained(chose(open, "pull", "r1")), null);
  assert.equal(explained(heard(open, "0", update("v2", { prompt: { ...prompt, words: "Where?", why: ["duals/place"] } }))), null);
  assert.equal(explained(heard(open, "0", update("v2", { prompt: null }))), null);
});

test("words that nobody heard are given back, and nothing else that was refused", () => {
  const said = saying(seated, { type: "chat", words: "A long tale", receipt: "c1" });
  const no = (receipt) => ({ type: "refused", receipt, code: "too-fast", words: "Not so fast.", why: [] });
  assert.deepEqual(heard(said, "0", no("c1")).unheard, { words: "A long tale" });
  assert.equal(heard(chose(seated, "pull", "r1"), "0", no("r1")).unheard, null);
});

test("an acknowledgement of something else changes nothing", () => {
  const before = chose(seated, "pull", "r1");
  assert.deepEqual(pending(chair(heard(before, "0", { type: "taken", receipt: "r9" }))), pending(chair(before)));
});

test("chat and hints wait beside an answer, each until it is acknowledged", () => {
  const said = saying(chose(seated, "pull", "r1"), { type: "chat", words: "Hello", receipt: "r2" });
  const after = heard(said, "0", { type: "taken", receipt: "r2" });
  assert.deepEqual(chair(after).unsaid.map(({ receipt }) => receipt), ["r1"]);
});

test("a line of chat that is refused is not said again by itself, and one reads why", () => {
  const words = "The hall cannot write anything down at the moment.";
  const said = saying(seated, { type: "chat", words: "Hello", receipt: "r2" });
  const after = heard(said, "0", { type: "refused", receipt: "r2", code: "not-now", words, why: [] });
  assert.deepEqual(chair(after).unsaid, []);
  assert.equal(chair(after).notice, words);
});

test("a hint is asked for once, and only by somebody who is asked", () => {
  const wondering = wondered(seated, "r1");
  assert.deepEqual(chair(wondering).unsaid, [{ type: "hint", receipt: "r1" }]);
  assert.ok(hinting(chair(wondering)));
  assert.equal(wondered(wondering, "r2"), wondering);
  const hint = { type: "hint", receipt: "r1", key: "pull", words: "Pull", reason: "It looks better." };
  const known = heard(wondering, "0", hint);
  assert.ok(!hinting(chair(known)));
  assert.equal(chair(known).hint, hint);
  assert.equal(chair(wondered(known, "r3")).hint, null);
  const waiting = heard(seated, "0", update("v2", { prompt: null }));
  assert.equal(wondered(waiting, "r4"), waiting);
});

test("one can take back only what the hall says can be taken back", () => {
  assert.equal(tookBack(seated, "r1"), seated);
  const after = tookBack(heard(seated, "0", update("v2", { undo: true })), "r1");
  assert.deepEqual(pending(chair(after)), { type: "undo", version: "v2", receipt: "r1" });
});

test("events follow those already told, and what comes again is not doubled", () => {
  const first = heard(seated, "0", update("v2", { events: told("one", "two"), cursor: [0, 2] }));
  const after = heard(first, "0", update("v3", { first: 1, events: told("two", "three"), cursor: [0, 3] }));
  assert.deepEqual(chair(after).told.map(({ words }) => words), ["one", "two", "three"]);
});

test("after a take-back only what is told again stands", () => {
  const first = heard(seated, "0", update("v2", { events: told("one", "two"), cursor: [0, 2] }));
  const after = heard(first, "0", update("v3", { again: true, events: told("one"), cursor: [1, 1] }));
  assert.deepEqual(chair(after).told.map(({ words }) => words), ["one"]);
  assert.equal(chair(after).notice, "An answer was taken back.");
});

test("who took an answer back is told where it shows in what is told no more", () => {
  const seats = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Ben" }];
  const ben = (event) => ({ event: { seat: 1, ...event }, words: "Ben did it" });
  const now = heard(seated, "", { ...table([0]), table: { state: "running", seats } });
  const first = heard(now, "0", update("v2", { events: [...told("one"), ben(), ben()], cursor: [0, 3] }));
  const back = { again: true, events: told("one"), cursor: [1, 1] };
  assert.equal(chair(heard(first, "0", update("v3", back))).notice, "Ben took an answer back.");
  const two = heard(now, "0", update("v2", { events: [...told("one"), ben(), ben({ seat: 0 })], cursor: [0, 3] }));
  assert.equal(chair(heard(two, "0", update("v3", back))).notice, "Your answer was taken back.");
});

test("whose answer was taken back along with another's is told so, and whoever did it themselves is told that", () => {
  const now = heard(seated, "", { ...table([0]), table: { state: "running", seats: [{ seat: 0, name: "Ann" }, { seat: 1, name: "Ben" }] } });
  const own = { event: { seat: 0 }, words: "You do it in secret" };
  const first = heard(now, "0", update("v2", { undo: true, events: [...told("one"), own], cursor: [0, 2] }));
  const back = update("v3", { again: true, events: told("one"), cursor: [1, 1] });
  assert.equal(chair(heard(first, "0", back)).notice, "Your answer was taken back.");
  const undoing = tookBack(first, "r1");
  assert.equal(chair(heard(undoing, "0", back)).notice, "You took an answer back.");
  assert.equal(chair(hearing(undoing, ["0", { type: "taken", receipt: "r1" }], ["0", back])).notice, "You took an answer back.");
});

test("news of the table stand until one answers", () => {
  const after = heard({ ...seated, news: "Ben is back." }, "0", update("v2"));
  assert.equal(after.news, "Ben is back.");
  assert.equal(chose(after, "pull", "r1").news, "");
});

test("earlier pages go before what is there, and only where they fit", () => {
  const late = heard(seated, "0", update("v2", { first: 5, events: told("five"), cursor: [0, 6] }));
  const after = remembered(late, "0", 3, told("three", "four"));
  assert.equal(chair(after).first, 3);
  assert.deepEqual(chair(after).told.map(({ words }) => words), ["three", "four", "five"]);
  assert.equal(remembered(late, "0", 1, told("one")), late);
});

test("the same line of chat through two sockets is shown once", () => {
  const line = { id: 4, part: "players", seat: 0, name: "Ann", words: "Hi", at: 0 };
  const after = hearing(seated, ["0", { type: "chat", lines: [line] }], ["1", { type: "chat", lines: [line, { ...line, id: 3 }] }]);
  assert.deepEqual(after.chat.map(({ id }) => id), [3, 4]);
});

test("who has no seat watches", () => {
  assert.equal(heard(start, "", table([])).at, "watch");
});

test("a program's seat is nobody's to look from, and needs no curtain", () => {
  const message = table([0, 1]);
  message.table.seats = [{ kind: "person" }, { kind: "program" }];
  const after = heard(start, "", message);
  assert.deepEqual([Object.keys(after.chairs), after.curtain], [["0"], false]);
});

test("a curtain falls before the other seat of this browser whenever that one is asked", () => {
  const begun = hearing(start, ["", table([0, 1])]);
  assert.ok(begun.curtain);
  const annPlays = looked(hearing(begun, ["0", update("a1")], ["1", update("b1", { prompt: null })]), "0", false);
  assert.equal(annPlays.curtain, false);
  const ben = hearing(annPlays, ["0", update("a2", { prompt: null })], ["1", update("b2")]);
  assert.deepEqual([ben.at, ben.curtain], ["1", true]);
});

test("a game that begins before the eyes of several begins behind the curtain, and so but once", () => {
  const waiting = hearing(start, ["", table([0, 1], "gathering")]);
  assert.deepEqual([waiting.at, waiting.curtain], ["0", false]);
  const begun = hearing(waiting, ["1", table([0, 1])], ["0", table([0, 1])], ["0", update("a1")]);
  assert.deepEqual([begun.at, begun.curtain], ["0", true]);
  assert.equal(heard(looked(begun, "0", false), "0", table([0, 1])).curtain, false);
  assert.equal(hearing(start, ["", table([0], "gathering")], ["0", table([0])]).curtain, false);
});

test("the curtain stays up while the one who looks is asked on", () => {
  const ann = looked(hearing(start, ["", table([0, 1])], ["0", update("a1")]), "0", false);
  assert.equal(heard(ann, "0", update("a2")).curtain, false);
});

test("time passes only for the seat whose clock runs", () => {
  const at = (now) => ({ ...heard({ ...seated, now: 100 }, "0", { type: "clock", clock: { left: [60, 30, null], running: 0 }, now: 500 }), now });
  assert.equal(secondsLeft(at(110), 0), 50);
  assert.equal(secondsLeft(at(110), 1), 30);
  assert.equal(secondsLeft(at(110), 2), null);
  assert.equal(secondsLeft(at(900), 0), 0);
});

test("the way to a question is told from the outside in, and nothing twice in a row", () => {
  const part = (words, left = null, of = null) => ({ words, id: null, left, of, names: [] });
  const path = [part("Gathering"), part("Gathering"), part("Fire up", 2, 3), part("")];
  assert.equal(pathWords({ path }, true), "Your turn › Gathering › Fire up (2 of 3 left)");
  assert.equal(pathWords({ path: [] }, false), "You are asked");
  const twice = [{ words: "Iron", left: 1, of: 2 }, { words: "Iron", left: 2, of: 2 }];
  assert.equal(pathWords({ path: twice }, true), "Your turn › Iron (2 of 2 left)");
});
