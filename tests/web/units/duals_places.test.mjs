// Where things lie on a table of Duals: inside of it, and no two of one height on each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { around } from "../../../src/emberhall/web/static/js/titles/duals/hexes.js";
import { places } from "../../../src/emberhall/web/static/js/titles/duals/places.js";
import { abilities, completes, letters } from "../../../src/emberhall/web/static/js/titles/duals/reading.js";

const ROWS = [3, 4, 5, 4, 3];
const ROOMS = [
  { w: 1260, h: 600, shape: "wide" }, { w: 1004, h: 650, shape: "wide" }, { w: 1260, h: 560, shape: "wide" }, { w: 1900, h: 960, shape: "wide" }, { w: 980, h: 700, shape: "wide" }, { w: 748, h: 900, shape: "tall" }, { w: 748, h: 760, shape: "tall" },
  ...["board", "bag", "chart", "seats", "log"].flatMap((tab) => [{ w: 340, h: 545, shape: "phone", tab }, { w: 340, h: 500, shape: "phone", tab }]),
].map((room) => ({ tab: "", ...room }));

const card = (id) => ({ id, matches: [], lacks: [] });
const many = (count, name) => Array.from({ length: count }, (_, at) => card(`card:${name}-${at}`));
const tokens = (place, count) => Array.from({ length: count }, (_, level) => ({ id: `token:${place}:${level}`, fires_as: ["bread"] }));
const spaces = (high) => ROWS.flatMap((count, row) => Array.from({ length: count }, (_, column) => {
  const name = `${"abcde"[row]}${column + 1}`;
  return { id: `space:${name}`, name, row, column, q: column - 2 + Math.max(0, 2 - row), r: row - 2, stack: tokens(name, high) };
}));

/** A table as full as is wished, through the eyes of seat 0. */
function table({ hand = 2, fountain = 0, display = 0, fancies = 0, choosing = 0, held = 0, alone = false, high = 1, lit = [], standing = null } = {}) {
  const seat = (at) => ({
    id: `seat:${at}`, hand: at === 0 ? many(hand, "hand") : [], hand_pile: { id: `hand:${at}` }, coins: { id: `coins:${at}` }, scored_pile: { id: `scored:${at}` }, kept: { id: `kept:${at}`, token: null },
  });
  const view = {
    spaces: spaces(high), display: { cards: many(display, "open") }, fancies: many(fancies, "fancy"), to_choose: many(choosing, "choose"), held: { tokens: tokens("held", held) }, extras: { tokens: tokens("extras", 6) },
    fountain: fountain > 0 ? { of: 6, cards: many(fountain, "fountain"), miniature: { space: standing } } : null, chart: ["bread", "crystal", "meat", "iron", "potion", "plant", "coin"].map((type) => ({ id: `chart:${type}`, type })),
    seats: alone ? [seat(0)] : [seat(0), seat(1)],
  };
  return { view, seat: 0, people: ["Ann", "Ben"], at: "", touched: [], prompt: null, offers: new Map(lit.map((id) => [id, [{ variant: "", effects: { completes: [] } }]])) };
}

const TABLES = {
  "at the beginning": table(),
  "with everything": table({ hand: 3, fountain: 6, display: 2, fancies: 2, held: 3, high: 3, standing: "space:c3" }),
  "with a full hand": table({ hand: 8, fountain: 6, display: 2, fancies: 2, held: 1 }),
  "after a coin": table({ hand: 4, fancies: 2, held: 2 }),
  "alone": table({ hand: 2, fountain: 1, alone: true, standing: "space:c3" }),
  "choosing fancy dragons": table({ hand: 0, choosing: 8, fountain: 6 }),
  "a token of a stack to keep": table({ hand: 2, high: 3, fountain: 5, lit: [0, 1, 2].map((level) => `token:c5:${level}`), standing: "space:a1" }),
  "tokens to move": table({ high: 2, lit: ["token:a1:1", "token:b2:1", "token:e3:1"] }),
};

/** Places of other things' areas, where things fly to: nothing is drawn there under that name. */
const AREAS = new Set(["hand:0", "held", "box", "deck:fountain", "display", "fountain", "kept:0", "kept:1"]);
const isThing = (id, place, { shape, tab }) => !AREAS.has(id) && !(shape === "phone" && tab === "board" && /^(hand|scored):/.test(id)) && place.w > 0;
const overlap = (one, other) => Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.5 && Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.5;

for (const [name, laid] of Object.entries(TABLES)) for (const room of ROOMS) {
  test(`${name}, in ${room.w} × ${room.h} ${room.tab}`, () => {
    const all = [...places(laid, room)].filter(([id, place]) => isThing(id, place, room));
    for (const [id, { x, y, w, h }] of all) {
      assert.ok(x >= -0.5 && y >= -0.5 && x + w <= room.w + 0.5 && y + h <= room.h + 0.5, `${id} lies outside: ${[x, y, w, h]}`);
      assert.ok(id.startsWith("@") || Math.min(w, h) >= 24, `${id} is too small for a finger: ${w} × ${h}`);
    }
    for (const [at, [id, place]] of all.entries()) for (const [other, there] of all.slice(at + 1)) {
      assert.ok((place.z ?? 1) !== (there.z ?? 1) || !overlap(place, there), `${id} lies on ${other}`);
    }
  });
}

test("every space, card and fancy dragon has its place", () => {
  const laid = TABLES["with everything"];
  for (const room of ROOMS.filter(({ shape }) => shape !== "phone")) {
    const there = places(laid, room);
    for (const { id } of [...laid.view.spaces, ...laid.view.seats[0].hand, ...laid.view.fountain.cards, ...laid.view.display.cards, ...laid.view.fancies, ...laid.view.held.tokens, ...laid.view.chart]) assert.ok(there.has(id), id);
  }
});

test("cards have letters, hand before fountain", () => {
  assert.deepEqual([...letters(table({ hand: 2, fountain: 2 })).values()], ["A", "B", "F1", "F2"]);
});

test("what several options would complete is told once", () => {
  const laid = table(), done = { card: "card:hand-0", spaces: ["space:a1"] };
  laid.offers.set("space:a1", [{ effects: { completes: [done] } }, { effects: { completes: [done] } }]);
  assert.deepEqual(completes(laid, "space:a1"), [done]);
});

test("the ability that is asked about is marked in the chart", () => {
  const laid = { ...table(), prompt: { kind: "iron-to", path: [], options: [] } };
  assert.deepEqual([...abilities(laid)], ["iron"]);
  const firing = { ...table(), prompt: { kind: "fire-up", path: [], options: [{ variant: "meat" }, { variant: "bread" }, { variant: "no-fire" }] } };
  assert.deepEqual([...abilities(firing)], ["meat", "bread"]);
});

test("a line goes along three hexes, and round four", () => {
  assert.equal(around([[0, 0], [20, 0], [10, 0]]), "M0 0L10 0L20 0");
  assert.match(around([[0, 0], [10, 0], [15, 9], [5, 9]]), /Z$/);
});
