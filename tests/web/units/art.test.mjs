// Drawings: what nobody knows gets a picture too, and no word from outside gets into one.
import assert from "node:assert/strict";
import test from "node:test";
import { dragon } from "../../../src/emberhall/web/static/js/art/dragon.js";
import * as duals from "../../../src/emberhall/web/static/js/art/duals.js";
import * as flamecraft from "../../../src/emberhall/web/static/js/art/flamecraft.js";
import { goblin, figure, stand } from "../../../src/emberhall/web/static/js/art/folk.js";
import { valeIcon, aspect } from "../../../src/emberhall/web/static/js/art/icons-vale.js";
import { icon } from "../../../src/emberhall/web/static/js/art/icons.js";
import { land } from "../../../src/emberhall/web/static/js/art/lands.js";
import { memo } from "../../../src/emberhall/web/static/js/art/memo.js";
import { boss, minion } from "../../../src/emberhall/web/static/js/art/minions.js";
import { performer } from "../../../src/emberhall/web/static/js/art/performers.js";
import { awning } from "../../../src/emberhall/web/static/js/art/shop.js";
import { bag, cardBack, coinStack, crest, pawn } from "../../../src/emberhall/web/static/js/art/things.js";
import { token } from "../../../src/emberhall/web/static/js/art/token.js";

/** Every drawing that is made from a word. @param {any} word */
const drawings = (word) => [
  icon(word), icon("bread", word, word), valeIcon(word), aspect(word), token(word), token(`${word}-${word}`), token("bread", word, word), awning(word), bag(word), cardBack(word),
  dragon({ type: word, hue: word, seed: word, pose: word, mood: word, outfit: word, age: word, cls: word, label: word }), dragon({ hue: word, pose: "sit" }), performer({ type: word, seed: word, age: 2, pose: "sit" }),
  flamecraft.artisan(word, word), flamecraft.fancy({ card: word, time: word }, { pose: word, mood: word }), flamecraft.companion({ card: word }), flamecraft.shopSign({ card: word }, word),
  flamecraft.enchantment({ card: word, icon: word }), flamecraft.achievement({ card: word }), flamecraft.shopper(word),
  duals.fancy({ fancy: word }), duals.cardPattern({ shape: [[0, 0], [1, 0]], types: [word, word] }),
  goblin(1, word), figure(word), stand(word, word), land(word), minion(word), boss(word), crest(word, word), pawn(word), coinStack(word),
];

for (const word of ['"><script>alert(1)</script>', "'/><img src=x onerror=alert(1)>", "&lt;b onload=x&gt;", "-7 onload=x"])
  test(`no picture holds a word from outside: ${word}`, () => {
    for (const drawing of drawings(word)) {
      assert.doesNotMatch(drawing, /<script|<img/);
      assert.doesNotMatch(drawing.replaceAll(/"[^"]*"/g, ""), /alert|onerror|onload|7\*7/, "outside of a quoted value");
      assert.doesNotMatch(drawing.replaceAll(/ (?:class|aria-label)="[^"]*"/g, ""), /alert|onerror|onload|7\*7/, "in a value of ours");
    }
  });

for (const word of ["", "nobody", "constructor", "__proto__", "toString", "-"])
  test(`a stranger gets a picture: ${word}`, () => {
    for (const drawing of drawings(word)) assert.doesNotMatch(drawing, /undefined|\[object|native code/);
  });

test("nothing in a drawing needs a page to be about it", () => {
  for (const drawing of drawings("bread")) assert.doesNotMatch(drawing, / style=| id=|<style|Gradient|filter|url\(|href/);
});

test("strangers differ from one another", () => {
  const all = ["ash", "birch", "cedar", "elm"].map((card) => [flamecraft.fancy({ card, time: "sun" }), flamecraft.companion({ card })].join());
  assert.equal(new Set(all).size, all.length);
});

test("the same name has the same face, another name another", () => {
  assert.equal(dragon({ type: "bread", seed: "Loaf" }), dragon({ type: "bread", seed: "Loaf" }));
  assert.notEqual(dragon({ type: "bread", seed: "Loaf" }), dragon({ type: "bread", seed: "Cookie" }));
});

test("hexes of a pattern lie beside each other as on the board", () => {
  const placed = duals.cardPattern({ shape: [[0, 0], [1, 0], [0, 1]], types: ["bread", "meat", "iron"] });
  const [first, right, below] = [...placed.matchAll(/<g transform="translate\((\S+) (\S+)\)"><path d="M0 /g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  assert.ok(first && right && below);
  assert.equal(right.y, first.y);
  assert.ok(below.x > first.x && below.x < right.x && below.y > first.y, "half a step to the right in the row below");
  for (const hex of [right, below]) assert.ok(Math.abs(Math.hypot(hex.x - first.x, hex.y - first.y) - 14 * Math.sqrt(3)) < 0.1);
});

test("a drawing is made once, and the oldest is forgotten", () => {
  let made = 0;
  const draw = memo((/** @type {string} */ name) => `${name}${++made}`, 2);
  assert.deepEqual([draw("a"), draw("a"), draw("b"), draw("c"), draw("a")], ["a1", "a1", "b2", "c3", "a4"]);
});
