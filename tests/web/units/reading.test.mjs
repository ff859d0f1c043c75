// A view of any title as something to read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chips } from "../../../src/emberhall/web/static/js/effects.js";
import { countOf, countWords, idWords, label, listed, namesIn, placesOfAlike, timeWords } from "../../../src/emberhall/web/static/js/labels.js";
import { reading } from "../../../src/emberhall/web/static/js/reading.js";
import { sections } from "../../../src/emberhall/web/static/js/sections.js";

const view = {
  game: "ducks", seat: 1, phase: "play", round: null, turn: 0, ending: null, source: {}, decks: [], is_late: false,
  pond: [
    { id: "duck:a", name: "Quack", kind: "mallard", eggs: 2, on: "space:1", source: {} },
    { id: "duck:b", name: "Waddle", kind: "mallard", eggs: 0, on: null, source: {} },
  ],
  seats: [{ id: "seat:0", hand: [], hand_count: 3, goods: { bread: 2, meat: 0 } }, { id: "seat:1", hand: [], hand_count: 2, goods: {} }],
};
const reader = { names: namesIn(view, ["Ann", "Ben"]), defs: {}, seats: 2 };
const of = (value, field = "") => reading(reader, value, {}, field);

test("fields, kinds, ids and times have words", () => {
  assert.equal(label("hand_count"), "Hand count");
  assert.equal(idWords("slot:hello-nursery:2"), "slot hello nursery 2");
  assert.equal(idWords("space:2-3"), "space 2-3");
  assert.equal(countWords({ "good-or-coin": 2, meat: 0 }), "2 goods or coins");
  assert.deepEqual([[1, "card"], [2, "fancy"], [3, "meat"], [2, "amber-heart"]].map(([count, kind]) => countOf(count, kind)),
    ["1 card", "2 fancies", "3 meat", "2 amber hearts"]);
  assert.equal(countWords({}), "none");
  assert.equal(listed(["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
  assert.deepEqual([timeWords(187), timeWords(10_000), timeWords(300_000)], ["3:07", "2 hours", "3 days"]);
});

test("options that say the same are told apart by where they lie, and no others", () => {
  const option = (key, words, ...targets) => ({ key, words, targets, variant: "", effects: {}, interrupt: false });
  const places = placesOfAlike([
    option("a", "Take the pair", "space:1-2"), option("b", "Take the helper", "space:2-1"), option("c", "Take the pair", "space:4-2"),
    option("d", "Lock", "structure:lock-fortress"), option("e", "Lock", "structure:lock-village"),
  ]);
  assert.deepEqual([...places], [["a", "1-2"], ["c", "4-2"], ["d", "lock fortress"], ["e", "lock village"]]);
});

test("plain values are said as people say them", () => {
  assert.deepEqual([true, false, null, [], {}, 0].map((value) => of(value).words), ["yes", "no", "none", "none", "none", "0"]);
  assert.equal(of(0, "turn").words, "Ann");
  assert.equal(of("duck:a").words, "Quack");
  assert.equal(of("last-round").words, "last round");
  assert.equal(of({ count: 4, of: 25 }).words, "4 of 25");
});

test("what is counted by its id is counted by its name", () => {
  assert.equal(of({ coins: 7, "duck:a": 2, "duck:late": 1, "duck:b": 0 }).words, "7 coins, 2 Quack, 1 duck late");
});

test("things of one shape are a table, with their names at the head and ids by name", () => {
  const table = of(view.pond);
  assert.equal(table.as, "table");
  assert.deepEqual(table.head, ["Kind", "Eggs", "On"]);
  assert.deepEqual(table.rows[0], { id: "duck:a", name: "Quack", cells: ["mallard", "2", "space 1"] });
  assert.equal(table.rows[1].cells[2], "none");
});

test("ids say once what they share, and nothing of how seats are counted", () => {
  const piles = of([{ id: "hand:0", kind: "card", count: 2 }, { id: "scored:0", kind: "card", count: 1 }]);
  assert.deepEqual(piles.rows.map((row) => row.name), ["hand", "scored"]);
  assert.equal(of(["corner:1:2", "corner:1:4"]).words, "corner 2, corner 4");
  assert.equal(of(["duck:a", "duck:b"]).words, "Quack, Waddle");
});

test("what is not so is not said, and a column of it is left out", () => {
  assert.deepEqual(of({ name: "Nest", is_warm: false, is_dry: true, eggs: { a: { b: 1 } } }).facts.map((fact) => fact.label), ["Name", "Is dry", "Eggs"]);
  assert.deepEqual(of([{ name: "A", size: 1, is_lost: false }, { name: "B", size: 2, is_lost: false }]).facts.map((fact) => fact.label), ["A", "B"]);
});

test("things with things inside are cards; what their words say already lies folded", () => {
  const nest = { id: "nest", name: "Nest", words: "a warm place", ducks: [{ name: "Quack", friends: [{ name: "Peep", likes: { a: { b: 1 } } }] }], size: 3 };
  const { as, cards } = of([nest, { ...nest, id: "nest:2" }]);
  assert.equal(as, "cards");
  assert.equal(cards[0].words, "a warm place");
  assert.deepEqual(cards[0].facts.map((fact) => fact.label), ["Size"]);
  assert.deepEqual(cards[0].more.map((fact) => fact.label), ["Ducks"]);
});

test("rows of a board keep their rows", () => {
  const grid = of([[{ id: "space:1", card: "duck", price: 1 }], [{ id: "space:2", card: null, price: 2 }]]);
  assert.deepEqual(grid.rows.map((row) => row.name), ["Row 1", "Row 2"]);
  assert.deepEqual(grid.rows[1].cells, ["2"]);
});

test("a guest's view has sections without any schema: how it stands, mine, the table, the others", () => {
  const all = sections(view, {}, ["Ann", "Ben"]);
  assert.deepEqual(all.map((section) => section.title), ["How things stand", "Yours, Ben", "Decks", "Pond", "Ann"]);
  assert.deepEqual(all.filter((section) => section.open).map((section) => section.name), ["glance", "seat:1", "pond"]);
});

test("who watches has no seat that comes first", () => {
  assert.deepEqual(sections({ ...view, seat: null }, {}, ["Ann", "Ben"]).map((section) => section.title).slice(-2), ["Ann", "Ben"]);
});

test("the schema says which numbers are seats", () => {
  const defs = { View: { properties: { guests: { type: "array", items: { type: "integer" }, description: "The seats whose pawns stand here." } } } };
  assert.equal(reading({ ...reader, defs }, [0, 1], defs.View.properties.guests, "guests").words, "Ann, Ben");
});

test("effects are short, and say what is gained and lost", () => {
  const effects = { gains: { token: 1 }, costs: { coin: 2 }, completes: [{ card: "duck:a", spaces: [] }], fires: [], passes: ["x", "y"], damage: 1, score: -3 };
  assert.deepEqual(chips(effects, reader.names).map(({ words }) => words), ["+1 token", "−2 coins", "completes Quack", "passes over 2", "1 damage", "score −3"]);
});

test("every title of ours has a schema that the sections can follow", () => {
  for (const title of ["dragondraft", "duals", "flamecraft", "flamefang"]) {
    const schema = JSON.parse(readFileSync(new URL(`../../../docs/schema/${title}.json`, import.meta.url), "utf8"));
    assert.ok(sections(view, schema, ["Ann", "Ben"]).length > 0);
  }
});
