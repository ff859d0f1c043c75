import assert from "node:assert/strict";
import { test } from "node:test";
import { about, begun, nothing, offers, touched, untouchable } from "../../../src/emberhall/web/static/js/board/choice.js";
import { BURST, STEP, film, placeOf } from "../../../src/emberhall/web/static/js/board/film.js";
import { lately } from "../../../src/emberhall/web/static/js/board/lately.js";
import { inReadingOrder, walk } from "../../../src/emberhall/web/static/js/board/walk.js";

const option = (key, targets, variant = "") => ({ key, words: key, targets, variant, effects: {}, interrupt: false });
const put = [option("put a 1", ["a", "1"]), option("put a 2", ["a", "2"]), option("put b 1", ["b", "1"]), option("go", ["c"]), option("fire x", ["d"], "x"), option("fire y", ["d"], "y"), option("pass", [])];
const open = about(nothing, "v1");

test("what is touched leads to what comes next, and what would start anew stays lit", () => {
  const leads = touched(open, put, "a", false);
  assert.deepEqual(leads.choice.touched, ["a"]);
  assert.deepEqual([...offers(put, []).keys()].sort(), ["a", "b", "c", "d"]);
  assert.deepEqual([...offers(put, ["a"]).keys()].sort(), ["1", "2", "a", "b", "c", "d"]);
  assert.equal(touched(leads.choice, put, "2", false).answer.key, "put a 2");
  assert.equal(touched(leads.choice, put, "c", false).answer.key, "go");
});

test("a finger looks first and answers with its second touch", () => {
  const looked = touched(open, put, "c", true);
  assert.equal(looked.choice.held, "c");
  assert.equal(touched(looked.choice, put, "c", true).answer.key, "go");
  assert.equal(touched(looked.choice, put, "a", true).choice.held, "");
});

test("several ways of one touch are a small menu", () => {
  const { choice } = touched(open, put, "d", false);
  assert.deepEqual(choice.menu.map(({ key }) => key), ["fire x", "fire y"]);
});

test("what needs no further touch is a button, though a further touch is possible; so is all that is left", () => {
  const cast = [option("here", ["a"]), option("there", ["a", "b"]), option("gift", ["c", "d"])];
  assert.deepEqual(touched(open, cast, "a", false).choice.menu.map(({ key }) => key), ["here"]);
  assert.deepEqual([...offers(cast, ["a"]).keys()], ["a", "c", "b"]);
  assert.deepEqual(touched(open, cast, "c", false).choice.menu.map(({ key }) => key), ["gift"]);
});

test("what every option starts with is touched already", () => {
  const where = [option("twig 1", ["twig", "1"]), option("twig 2", ["twig", "2"]), option("none", [])];
  assert.deepEqual(begun(open, where).touched, ["twig"]);
  assert.equal(touched(begun(open, where), where, "2", false).answer.key, "twig 2");
  assert.deepEqual(begun(open, put).touched, []);
  assert.deepEqual(begun(open, [option("go", ["c"])]).touched, []);
});

test("what was touched before another question counts no more", () => {
  const { choice } = touched(open, put, "a", false);
  assert.deepEqual(about(choice, "v2"), { ...nothing, version: "v2" });
});

test("options that nothing on the table stands for are buttons", () => {
  const there = new Set(["a", "1", "2", "c", "d"]);
  assert.deepEqual(untouchable(put, (id) => there.has(id)).map(({ key }) => key), ["put b 1", "pass"]);
});

const at = (x, y) => ({ x, y, w: 10, h: 10 });
const things = [["left", at(0, 0)], ["middle", at(50, 4)], ["right", at(100, 0)], ["below", at(50, 100)]];

test("arrows lead to the nearest in their direction, Home and End to the first and the last", () => {
  assert.equal(walk("ArrowRight", "left", things), "middle");
  assert.equal(walk("ArrowDown", "middle", things), "below");
  assert.equal(walk("ArrowUp", "left", things), null);
  assert.equal(walk("End", "left", things), "below");
  assert.equal(walk("ArrowLeft", "nowhere", things), "left");
  assert.equal(walk("a", "left", things), null);
});

test("reading goes by rows", () => {
  assert.deepEqual(inReadingOrder([["d", at(0, 100)], ["b", at(60, 6)], ["a", at(0, 0)]]).map(([id]) => id), ["a", "b", "d"]);
});

const places = new Map([["bag", at(0, 0)], ["goods:1", at(5, 5)], ["space:c3", at(50, 50)]]);
const event = (...moves) => ({ event: "Moved", moves: moves.map(([kind, from, to, count = 1, thing = null]) => ({ kind, from, to, count, thing })) });

test("a place is its own or that of what it belongs to", () => {
  assert.deepEqual(placeOf(places, "goods:1:iron"), at(5, 5));
  assert.equal(placeOf(places, "goods"), null);
});

test("each event is a step of its own, and many of them hurry", () => {
  const where = (id) => placeOf(places, id);
  const two = film([event(["bread", "bag", "space:c3"]), event(["bread", "space:c3", "bag"])], where, new Set());
  assert.deepEqual(two.map((flight) => flight.at), [0, STEP]);
  const many = film(Array.from({ length: 6 }, () => event(["bread", "bag", "space:c3"])), where, new Set());
  assert.equal(many[1].at, BURST);
});

test("a thing on the table comes itself; goods fly at most three by three; what comes from nowhere does not fly", () => {
  const where = (id) => placeOf(places, id);
  const [come] = film([event(["iron", "bag", null, 1, "space:c3"])], where, new Set(["space:c3"]));
  assert.equal(come.thing, "space:c3");
  assert.equal(film([event(["iron", "bag", "goods:1:iron", 5])], where, new Set()).length, 3);
  assert.equal(film([event(["pawn", null, "space:c3"], ["pawn", "nowhere", "space:c3"])], where, new Set()).length, 0);
});

test("since the last turn: what others did after it, and what one has done since", () => {
  const told = [0, 0, 1, 1, 0].map((seat, place) => ({ event: { event: "Did", seat }, words: String(place) }));
  assert.deepEqual(lately(told, 0).map(({ words }) => words), ["2", "3", "4"]);
  assert.deepEqual(lately(told.slice(0, 4), 0).map(({ words }) => words), ["2", "3"]);
  assert.deepEqual(lately(told, null).length, 5);
  assert.deepEqual(lately([], 0), []);
});
