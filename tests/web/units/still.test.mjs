// A moment of a replay as the state of a table: nothing can be done there, and all can be seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, chair, people, seatOf } from "../../../src/emberhall/web/static/js/state.js";
import { still } from "../../../src/emberhall/web/static/js/still.js";

const players = { names: ["Ann", "Ben"], colours: [3, 1], score: "reputation", schema: {} };
const moment = (number, seat = null, over = null) => ({ number, view: { game: "duals", seat, turn: 0, seats: [] }, events: [{ event: {}, words: "Ann pulls." }], over });

test("nothing is asked, and who played is known", () => {
  const state = still(moment(4), players);
  assert.equal(asked(chair(state)), null);
  assert.equal(seatOf(state), null);
  assert.deepEqual(people(state), ["Ann", "Ben"]);
  assert.deepEqual(state.table.seats.map(({ colour }) => colour), [3, 1]);
  assert.deepEqual(chair(state).told, moment(4).events);
});

test("each moment and each pair of eyes has a version of its own", () => {
  const versions = [still(moment(4), players), still(moment(5), players), still(moment(5, 1), players)].map((state) => chair(state).update.version);
  assert.equal(new Set(versions).size, 3);
  assert.equal(seatOf(still(moment(5, 1), players)), 1);
});

test("what was laid out at the beginning does not fly in, and the end is the end", () => {
  assert.deepEqual(chair(still(moment(0), players)).update.events, []);
  assert.equal(still(moment(9, null, {}), players).table.state, "over");
});
