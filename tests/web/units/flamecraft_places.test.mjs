// Where things lie on Flamecraft's table: on every screen, with few things and with as many as there can be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hooks, partsOf, places } from "../../../src/emberhall/web/static/js/titles/flamecraft/places.js";

const GOODS = ["bread", "meat", "iron", "crystal", "plant", "potion"], KINDS = [...GOODS, "coin"];
const BOXES = [
  { w: 1260, h: 604, shape: "wide" }, { w: 1260, h: 560, shape: "wide" }, { w: 1900, h: 960, shape: "wide" }, { w: 748, h: 880, shape: "tall" }, { w: 344, h: 545, shape: "phone" },
];
const TABS = ["town", "mine", "park", "others"];
const several = (count, make) => Array.from({ length: count }, (_, at) => make(at));
const dragon = (name) => ({ id: `dragon:${name}`, kind: "bread", name, words: "" });
const card = (id) => ({ id, card: id, name: id, words: "", icon: "bread", cost: { bread: 3 }, reward: { reputation: 4 } });

/** A table with so many of everything. */
function tableWith({ seats = 2, shops = 6, hand = 3, fancies = 1, scored = 0, tucked = 0, visitors = 0, reserved = false, companions = false, held = false, options = [] }) {
  const spaces = several(seats > 2 ? 14 : 12, (at) => ({ id: `space:${at}`, shop: at < shops ? `shop:${at}` : null, facedown: false }));
  const town = several(shops, (at) => ({
    id: `shop:${at}`, name: `Shop ${at}`, ability: at > 5 ? ["does something"] : [], visitors: at === 0 ? several(visitors, (seat) => seat) : [], tokens: [], spaces: [],
    slots: several(3, (slot) => ({ id: `slot:${at}:${slot}`, dragon: slot < 2 ? dragon(`town-${at}-${slot}`) : null })), enchantments: several(tucked, (each) => card(`enchantment:${at}-${each}`)),
  }));
  const player = (seat) => ({
    id: `seat:${seat}`, pawn: { id: `pawn:${seat}`, at: "shop:0" }, goods: KINDS.map((kind) => ({ id: `goods:${seat}:${kind}`, kind, count: 1 })), hand_count: hand,
    hand: seat === 0 ? several(hand, (at) => dragon(`hand-${at}`)) : [], fancies: seat === 0 ? several(fancies, (at) => ({ id: `fancy:${at}` })) : [],
    scored: several(scored, (at) => ({ id: `fancy:scored-${seat}-${at}` })), reserved: reserved ? card(`enchantment:reserved-${seat}`) : null, companion: companions ? { id: `companion:${seat}` } : null,
  });
  const solo = seats > 1 ? null : { tokens: several(6, (at) => ({ id: `token:${at}`, at: null })), achievements: several(11, (at) => ({ id: `achievement:${at}` })) };
  const view = {
    turn: 0, spaces, town, seats: several(seats, player), park: several(5, (at) => ({ id: `park:${at}`, dragon: dragon(`park-${at}`) })), row: { cards: several(5, (at) => card(`enchantment:row-${at}`)) },
    shown: { dragon: null }, held: { dragon: held ? dragon("held") : null }, solo,
  };
  return { view, seat: 0, prompt: options.length > 0 ? { options: options.map((targets) => ({ targets })) } : null, offers: new Map(), touched: [], at: "" };
}

const TABLES = {
  "a game for two that begins": tableWith({}),
  "the fullest table": tableWith({ seats: 5, shops: 14, hand: 8, fancies: 9, scored: 8, tucked: 3, visitors: 5, reserved: true, companions: true, held: true }),
  "a game alone": tableWith({ seats: 1, shops: 12, hand: 6, fancies: 4, scored: 6, tucked: 2, visitors: 1 }),
  "where a dragon goes to Town": tableWith({ seats: 4, shops: 9, options: [["dragon:hand-0", "slot:0:2"]] }),
};

/** All that can be seen of a table: on a phone, tab by tab. */
const shown = (table, box) => (box.shape === "phone" ? TABS : [""]).map((tab) => [tab, places(table, { ...box, tab })]);
const apart = (one, other) => Math.min(one.x + one.w - other.x, other.x + other.w - one.x, one.y + one.h - other.y, other.y + other.h - one.y) < 0.6;

for (const [name, table] of Object.entries(TABLES))
  for (const box of BOXES)
    test(`${name}, on ${box.w} by ${box.h}: nothing covers another thing or leaves the table`, () => {
      for (const [tab, found] of shown(table, box)) {
        const things = [...found].filter(([, { z }]) => z !== 0);
        for (const [id, { x, y, w, h }] of found) assert.ok(w > 0 && h > 0 && x > -3 && y > -6 && x + w < box.w + 3 && y + h < box.h + 1, `${id} ${tab}`);
        things.forEach(([id, place], at) => things.slice(at + 1).forEach(([other, there]) => assert.ok(place.z !== there.z || apart(place, there), `${id} on ${other} ${tab}`)));
      }
    });

test("everything has its place on every screen", () => {
  const table = TABLES["the fullest table"], { view } = table, me = view.seats[0];
  const all = [...view.spaces, ...view.town, ...view.town.flatMap(({ slots, enchantments }) => [...slots, ...enchantments]), ...view.row.cards, ...view.seats, ...me.goods, ...me.hand, ...me.fancies, ...me.scored, me.companion, me.reserved];
  const ids = [...all.map(({ id }) => id), ...KINDS.map((kind) => `supply:${kind}`), ...["artisans", "fancies", "enchantments", "shops"].map((pile) => `deck:${pile}`), "dragon:held", "dragon:park-4", "pawn:4"];
  for (const box of BOXES) for (const id of ids) assert.ok(shown(table, box).some(([, found]) => found.has(id)), `${id} on ${box.shape}`);
});

test("what is carried to Town lies in the same tab of a phone", () => {
  const found = places(TABLES["where a dragon goes to Town"], { ...BOXES[4], tab: "town" });
  assert.ok(found.has("dragon:hand-0") && found.has("slot:0:2"));
});

test("a plain shop has larger windows, and hooks for three enchantments where there is room", () => {
  const shop = { x: 0, y: 0, w: 137, h: 164 }, plain = partsOf(shop, 1, false, true), other = partsOf(shop, 1, false, false);
  assert.ok(plain.windows[0].h > other.windows[0].h);
  assert.equal(hooks(plain.middle, 1).length, 3);
  assert.equal(hooks({ ...plain.middle, h: 10 }, 1).length, 0);
});
