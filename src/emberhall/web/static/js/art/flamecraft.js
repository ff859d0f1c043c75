// Flamecraft's cards as pictures. What has no line in a table (a content pack's card) gets one of its own from its name.
import { dragon } from "./dragon.js";
import { MARKS, SHOPS } from "./emblems.js";
import { badged, guest } from "./fancies.js";
import { ICONS, drawn } from "./icons.js";
import { memo } from "./memo.js";
import { HUES, circle, dice, group, hueOf, own, path, svg } from "./pen.js";
import { plaque } from "./shop.js";

/** @typedef {import("./pen.js").HueName} HueName */
/** @typedef {import("./fancies.js").Look} Look */
/** @typedef {keyof typeof SHOPS} Emblem */
/** @typedef {keyof typeof MARKS} Mark */

/** What hangs over the door, after a word of the shop's name. @type {Record<string, Emblem>} */
const SIGNS = {
  "critical-rolls": "die", "draco-bell": "bell", "smith-mart": "hammer", "fragile-reptile": "egg", "hello-nursery": "seedling", "potable-potions": "goblet",
  "drake-of-cakes": "cake", "la-petite-dragonne": "croissant", "guilty-treasures": "ringCake", "fogo-de-char": "skewer", "full-plate-buffet": "plate",
  "pizza-coven": "pizza", "gnome-depot": "gnome", "saving-throw": "dice", "the-savage-beat": "drum", "tip-the-scales": "scales",
  "dragon-hoard-bank": "chest", "touch-o-glass": "mirror", "oh-my-gourd": "pumpkin", "hedges-and-henges": "henge", "sage-of-sage": "mortar",
  "funky-brewsters": "cup", "spellfire-springs": "spring", "draconic-tonic": "tonic", "bizarre-bazaar": "tent", "eternal-flame": "brazier",
  "flagons-and-dragons": "tankard", "maw-and-paws": "paw", "nunyas-beeswax": "bee", "scale-mail-post": "letter", "sew-cute": "spool",
  "draggin-tail-roost": "bed", "wishing-well": "well", "dragon-alley": "lamp",
};

/** After the enchantment's name. @type {Record<string, Mark>} */
const SPELLS = {
  "p-bread-1": "sparkle", "p-bread-2": "flame", "p-bread-3": "ear", "p-meat-1": "smoke", "p-meat-2": "drop", "p-meat-3": "sand",
  "p-iron-1": "note", "p-iron-2": "vine", "p-iron-3": "sun", "p-crystal-1": "sparkle", "p-crystal-2": "lens", "p-crystal-3": "heart",
  "p-plant-1": "whisper", "p-plant-2": "root", "p-plant-3": "lattice", "p-potion-1": "bubbles", "p-potion-2": "bone", "p-potion-3": "star",
  "g-bread-1": "endless", "g-bread-2": "pan", "g-bread-3": "fork", "g-meat-1": "endless", "g-meat-2": "gem", "g-meat-3": "leaf",
  "g-iron-1": "endless", "g-iron-2": "mallet", "g-iron-3": "waves", "g-crystal-1": "endless", "g-crystal-2": "eye", "g-crystal-3": "spire",
  "g-plant-1": "endless", "g-plant-2": "loaf", "g-plant-3": "bloom", "g-potion-1": "endless", "g-potion-2": "arrow", "g-potion-3": "kettle",
};

/** The companions, hatchlings all: hue, and what each can do. @type {Record<string, [hue: HueName, does: Mark]>} */
const COMPANIONS = {
  bookmark: ["sky", "book"], bonfire: ["ember", "flame"], encore: ["teal", "again"], chainspark: ["violet", "links"],
  ribbon: ["rose", "bow"], penny: ["gold", "coin"], showstopper: ["ruby", "star"],
};

/** @type {Record<string, string>} */
const AIMS = {
  "half-a-dozen": MARKS.loaf, "master-of-markets": SHOPS.tent, "green-thumb": SHOPS.seedling, "mistress-of-festivities": MARKS.bow,
  "glitter-bomb": MARKS.gem, "thoroughly-enchanting": MARKS.sparkle, "heavy-metal": SHOPS.hammer, "a-different-kind-of-magic": MARKS.endless,
  brewmeister: SHOPS.tankard, "lord-of-the-hoard": SHOPS.chest, "flavor-town": SHOPS.skewer,
};
const ANY_SIGN = /** @type {[Emblem, ...Emblem[]]} */ (Object.keys(SHOPS));
const ANY_MARK = /** @type {[Mark, ...Mark[]]} */ (Object.keys(MARKS));
const ANY_HUE = /** @type {[HueName, ...HueName[]]} */ (Object.keys(HUES));

/** Same name, same face. @param {string} kind @param {string} name @param {Look} [look] */
export const artisan = (kind, name, look = {}) => dragon({ type: kind, seed: name, ...look });

/** @param {{ card: string, time: string }} card @param {Look} [look] */
export const fancy = ({ card, time }, look = {}) => guest(card, time, look);

/** @param {{ card: string }} card @param {Look} [look] */
export const companion = ({ card }, look = {}) => hatched(card, look);

const hatched = memo((/** @type {string} */ id, /** @type {Look} */ { mood = "awake" }) => {
  const chance = dice(id), [hue, does] = own(COMPANIONS, id) ?? [chance.pick(ANY_HUE), chance.pick(ANY_MARK)];
  return badged(dragon({ type: "companion", hue, seed: id, age: 0, pose: "sit", mood }), "sit", MARKS[does], "#fffaf0");
});

/** The sign over a shop's door: its emblem on a plaque in its good's hue.
 * @param {{ card: string }} card @param {string} icon */
export const shopSign = ({ card }, icon) => signed(card, icon);

const signed = memo((/** @type {string} */ id, /** @type {string} */ kind) => plaque(kind, SHOPS[own(SIGNS, id) ?? dice(id).pick(ANY_SIGN)]));

/** A pennant in its good's hue, with what it is named after; its rod tells its deck.
 * @param {{ card: string, icon: string }} card */
export const enchantment = ({ card, icon }) => pennant(card, icon);

const pennant = memo((/** @type {string} */ id, /** @type {string} */ kind) => {
  const hue = hueOf(kind), rod = id.startsWith("p-") ? HUES.violet.b : HUES.gold.b, mark = own(SPELLS, id) ?? dice(id).pick(ANY_MARK);
  const cloth = path("M7 6h34v33l-17 7-17-7Z", hue.b, 2) + path("M10.5 9h27v27.5L24 42l-13.5-5.5Z", "#fffaf0", 0);
  const good = circle(37, 37, 9.5, hue.l, 1.8) + group("translate(29.8 29.8) scale(.6)", drawn(kind));
  const top = path("M3 5.5h42", "none", 6) + path("M3 5.5h42", "none", 2.8, rod);
  return svg("0 0 48 48", cloth + top + group("translate(9.6 10) scale(1.1)", MARKS[mark]) + good, "enchantment");
});

/** A medal with what it was given for; kept on the wall whether reached or not. @param {{ card: string }} card */
export const achievement = ({ card }) => medal(card);

const medal = memo((/** @type {string} */ id) => {
  const tails = path("M15 28 10 46l7-3 5 4 4-15ZM33 28l5 18-7-3-5 4-4-15Z", HUES.ruby.b, 1.8);
  const rim = Array.from({ length: 12 }, (_, at) => group(`rotate(${at * 30} 24 20)`, circle(24, 3.8, 3.6, HUES.gold.b, 1.6))).join("");
  const face = circle(24, 20, 16.5, HUES.gold.b) + circle(24, 20, 14, "#fffaf0", 1.4), aim = own(AIMS, id) ?? MARKS[dice(id).pick(ANY_MARK)];
  return svg("0 0 48 48", tails + rim + face + group("translate(13.2 9.2) scale(.9)", aim), "medal");
});

/** Other shoppers of a game alone: a round figure in its colour, which nobody owns. */
export const shopper = memo((/** @type {string} */ kind) => {
  const hue = hueOf(kind);
  const disc = circle(24, 24, 21, hue.d, 2.4) + circle(24, 24, 16.5, hue.l);
  return svg("0 0 48 48", disc + group("translate(10.8 10.2) scale(1.1)", ICONS.crowd()) + group("translate(28 27) scale(.75)", drawn(kind)), "shopper");
});
