// Emblems in a box of 24: what hangs over a shop's door, and what enchantments are named after and companions do.
// One reads a sign across the street: few lines, one large shape.
import { ICONS } from "./icons.js";
import { FLAME, HUES, INK, box, circle, ellipse, group, path } from "./pen.js";

const { ember, gold, leaf, plum, rose, ruby, sky, steel, teal, violet, wheat } = HUES;
const CREAM = "#fff6e3", WOOD = "#b9824a", GLASS = "#d7f0ff", ROCK = "#b3aec6", CLAY = "#c8744a", FUR = "#8a5a34";

/** @param {[number, number][]} places @param {number} radius @param {string} fill @param {number} width */
const dots = (places, radius, fill, width) => places.map(([x, y]) => circle(x, y, radius, fill, width)).join("");
const LOOP = "M12 12C9 6.5 2.5 6.5 2.5 12S9 17.5 12 12s9.5-5.5 9.5 0S15 17.5 12 12Z";

export const SHOPS = {
  die:
    path("M12 2 21 7v10l-9 5-9-5V7Z", ruby.b, 1.5) + path("M12 6.5 17 15H7Z", ruby.l, 1.2) +
    path("M12 2v4.5M3 7l9-.5 9 .5M3 17l4-2M21 17l-4-2M12 22l-5-7M12 22l5-7", "none", 1.1),
  bell:
    path("M12 3c4 0 6 3 6 7s1 5.5 2.5 7.5h-17C5 15.5 6 14 6 10s2-7 6-7Z", gold.b, 1.5) + circle(12, 20, 2, INK) +
    path("M9 8.5c.4-1.8 1.2-2.6 2.5-3", "none", 1.5, gold.l),
  hammer: group("rotate(45 12 12)", box(10.4, 8.5, 3.2, 14, 1.2, WOOD, 1.4) + box(5, 2, 14, 7, 1.6, steel.b, 1.5) + path("M7 4h8", "none", 1.4, steel.l)),
  egg: path("M12 2.5c4 0 7.5 6 7.5 11s-3 8-7.5 8-7.5-3-7.5-8 3.5-11 7.5-11Z", violet.l, 1.5) + path("M4.8 12.5l3.6-2.5 2.6 3.5 3-4 2.6 3.5 2.8-2", "none", 1.6),
  seedling:
    path("M5.5 14h13l-1.7 7.5H7.2Z", CLAY, 1.5) + path("M12 14V8.5", "none", 2, leaf.d) +
    path("M12 9.5C8 9.5 4.5 7.5 4 3c4.5 0 7.5 2.5 8 6.5Zc0-4 3-7 8-7.5 0 5-3.5 7.5-8 7.5Z", leaf.b, 1.4),
  goblet:
    path("M5.5 3h13c0 6-2 9.5-6.5 9.5S5.5 9 5.5 3Z", GLASS, 1.5) + path("M6.7 6h10.6c-.5 3.5-2 5.3-5.3 5.3S7.2 9.5 6.7 6Z", sky.b, 0) +
    path("M12 12.5V20M7.5 20.8h9", "none", 2.2),
  cake:
    path("M4 11.5h16v9H4Z", rose.b, 1.5) + path("M4 12c0-3 3-4 8-4s8 1 8 4c-1.5 2-3 2-4 .5-1.2 2-3 2-4 0-1.2 2-3 2-4 0-1 1.5-2.8 1.5-4-.5Z", CREAM, 1.4) +
    path("M12 8V4.5", "none", 1.8, sky.d) + circle(12, 3.2, 1.5, gold.b, 1),
  croissant:
    path("M2.5 17.5C2 8.5 7 4.5 12 4.5s10 4 9.5 13c-3 .8-4.5-.5-5-3-1-2-2.5-2.5-4.5-2.5s-3.5.5-4.5 2.5c-.5 2.5-2 3.8-5 3Z", wheat.b, 1.5) +
    path("M8 5.8l1 5.8M16 5.8l-1 5.8M4.3 10l3.4 3.5M19.7 10l-3.4 3.5", "none", 1.4, wheat.d),
  ringCake:
    circle(12, 12, 9.5, wheat.b, 1.5) + circle(12, 12, 7.6, rose.b) + circle(12, 12, 3, CREAM, 1.4) +
    path("M8 7l1.2 1.2M15.5 6.8l-.8 1.4M17.3 12.5h1.5M6.3 14.5l1.4-.6M12.5 17v1.5M16 15.8l1 1", "none", 1.5, CREAM),
  skewer: path("M2.5 21.5 21.5 2.5", "none", 2) + circle(7.2, 16.8, 3.4, ruby.b, 1.4) + circle(12, 12, 3.4, leaf.b, 1.4) + circle(16.8, 7.2, 3.4, ruby.b, 1.4),
  plate:
    circle(12, 12, 6.8, CREAM, 1.5) + circle(12, 12, 3.8, "none", 1.3, steel.b) +
    path("M1.6 3v4.5c0 2.2 2.8 2.2 2.8 0V3M3 9v12.5M21.5 3c-2.5 1.5-2.5 7-.2 8.5v10", "none", 1.7),
  pizza:
    path("M3 6.5C8 3.5 16 3.5 21 6.5L12 22Z", gold.b, 1.5) + path("M3 6.5C8 3.5 16 3.5 21 6.5l-1.5 2.6C15.5 6.8 8.5 6.8 4.5 9.1Z", CLAY, 1.3) +
    circle(9.8, 11.5, 1.9, ruby.b, 1) + circle(14.2, 11.2, 1.7, ruby.b, 1) + circle(12, 16, 1.6, ruby.b, 1),
  gnome:
    path("M6.5 12.5h11c0 6-2.2 9.5-5.5 9.5s-5.5-3.5-5.5-9.5Z", CREAM, 1.5) + circle(12, 14, 1.9, "#f0b48a", 1.2) +
    path("M12 1.5c2.8 3.5 5.6 7.5 6.5 11.5h-13C6.4 9 9.2 5 12 1.5Z", ruby.b, 1.5),
  dice: group("rotate(-12 12 12)", box(3.5, 3.5, 17, 17, 4, CREAM, 1.5) + dots([[8, 8], [16, 8], [12, 12], [8, 16], [16, 16]], 1.8, INK, 0)),
  drum:
    path("M9.5 7 4 1.5M14.5 7 20 1.5", "none", 1.9) + path("M4 9v7.5c0 2.5 3.5 4.5 8 4.5s8-2 8-4.5V9", ruby.b, 1.5) + ellipse(12, 9, 8, 3.2, CREAM, 1.5) +
    path("M4.5 13l3.8 6.5 3.7-6 3.7 6 3.8-6.5", "none", 1.3, gold.b),
  scales:
    path("M12 2.5v18M7 21h10M3.5 6.5h17", "none", 2) +
    path("M.8 14.5 4.3 7l3.5 7.5c-1.7 2.3-5.3 2.3-7 0ZM16.2 14.5 19.7 7l3.5 7.5c-1.7 2.3-5.3 2.3-7 0Z", gold.b, 1.4),
  chest:
    path("M2.5 11C2.5 6.5 5 4 8 4h8c3 0 5.5 2.5 5.5 7v9.5h-19Z", WOOD, 1.5) + path("M6.5 4.5v16M17.5 4.5v16", "none", 1.6, gold.b) +
    path("M2.5 11h19", "none", 1.5) + box(9.7, 9, 4.6, 5.5, 1, gold.b, 1.4),
  mirror:
    path("M12 15v7", "none", 4) + ellipse(12, 9, 7.3, 7.7, gold.b, 1.5) + ellipse(12, 9, 5, 5.4, GLASS, 1.2) +
    path("M9.2 9.5c0-2 1-3.3 2.5-3.7", "none", 1.5, "#fff"),
  pumpkin:
    path("M12 6.5c2-1.5 9.5-1.5 9.5 7s-6.5 8-9.5 7c-3 1-9.5 1.5-9.5-7s7.5-8.5 9.5-7Z", ember.b, 1.5) +
    path("M12 6.5c-4.5 3-4.5 11 0 14M12 6.5c4.5 3 4.5 11 0 14", "none", 1.3, ember.d) + path("M12 6.8c0-2.3.5-3.5 2.5-4.5", "none", 2.6, leaf.d),
  henge: path("M4 20.5V8h4v12.5ZM16 20.5V8h4v12.5ZM2 4h20v4.2H2Z", ROCK, 1.5) + path("M1.5 21.5c3-3.5 6-3 8-1 2-2.5 5-2.5 7-.5 2-1.3 4-.8 6 1.5Z", leaf.b, 1.4),
  mortar:
    path("M12.5 11 18.5 2.5", "none", 3.6) + path("M10 11C5.5 9.5 4 6 5 2c4 1 6 4.5 5 9Z", leaf.b, 1.4) +
    path("M3 11h18c0 5-2 8-5.5 10h-7C5 19 3 16 3 11Z", ROCK, 1.5),
  cup:
    path("M4 9h13v7c0 3-2 5-5 5H9c-3 0-5-2-5-5Z", sky.b, 1.5) + path("M17 11c4.5-1 5 5.5 0 5.5", "none", 1.9) +
    path("M8 6.5c-1.5-1.5 1.5-2.5 0-4.5M12.5 6.5c-1.5-1.5 1.5-2.5 0-4.5", "none", 1.5),
  spring:
    path("M1.5 16c0-3 4.5-5 10.5-5s10.5 2 10.5 5-4.5 5.5-10.5 5.5S1.5 19 1.5 16Z", ROCK, 1.5) + ellipse(12, 15.8, 7.5, 3, sky.b, 1.2) +
    group("translate(4.8 -1.3) scale(.6)", path(FLAME, ember.b, 2.4)),
  tonic:
    path("M9.8 3h4.4v4c4 1 6.5 4 6.5 7.5 0 4-3.5 7-8.7 7s-8.7-3-8.7-7C3.3 11 5.8 8 9.8 7Z", "#eef6ff", 1.5) +
    path("M4.3 13.5h15.4c.5 4.3-2.6 7.1-7.7 7.1s-8.2-2.8-7.7-7.1Z", teal.b, 0) + box(9, 1.2, 6, 3.6, 1.2, WOOD, 1.4) + circle(9.5, 17, 1.4, teal.l) +
    circle(14.5, 16, 1, teal.l),
  tent:
    path("M12 2.5 21.5 11v10.5h-19V11Z", CREAM, 1.5) + path("M12 2.5 7.5 11v10.5h-5V11ZM12 2.5 16.5 11v10.5h5V11Z", violet.b, 1.3) +
    path("M12 12.5 14.5 21h-5Z", INK, 0),
  brazier:
    group("translate(3 -2.5) scale(.75)", ICONS.flame()) + path("M4.5 12.5h15c0 4-2.7 6-7.5 6s-7.5-2-7.5-6Z", steel.b, 1.5) +
    path("M12 18.5v3M7.5 22h9", "none", 2),
  tankard:
    path("M15.5 10.5c6-1 6 8 0 7.5", "none", 2.2) + path("M4 8h11.5v13.5H4Z", WOOD, 1.5) + path("M7.8 12v6.5M11.8 12v6.5", "none", 1.5, "#74491d") +
    path("M3.5 9C1.5 5.5 4.5 3.5 6.2 4.7c1-2.7 5.2-2.7 6.2 0 2.2-1.2 5 1.3 3.6 4.3-2 1-3 0-4-.5-1.5 2.5-3.5 2-4.5.2C6 10 4.8 9.8 3.5 9Z", CREAM, 1.4),
  paw: ellipse(12, 16, 5.8, 5, FUR, 1.4) + dots([[4.8, 10.8], [9.2, 5.8], [14.8, 5.8], [19.2, 10.8]], 2.7, FUR, 1.4),
  bee:
    path("M11.5 9.5C7 7.5 5.5 3 9 2.2c3.4-.5 5 3 4.5 7.3ZM14.5 9.2c0-4 2.5-7.2 5.3-6 2.7 1.2 1.2 4.6-2.8 6.5Z", GLASS, 1.3) + ellipse(13, 14.5, 8, 6, gold.b, 1.5) +
    path("M11 9v11M15.5 9v11", "none", 2.4) + circle(7.5, 13.5, 1.3, INK),
  letter: box(2, 5, 20, 14.5, 2, CREAM, 1.5) + path("M2.8 6.2 12 13.5l9.2-7.3", "none", 1.5) + circle(12, 13.8, 2.7, ruby.b, 1.2),
  spool:
    path("M16.5 15c4.5-1 3.5 4.5 6 5.5", "none", 1.4) + path("M7.5 6h9v12h-9Z", rose.b, 1.5) + path("M7.5 9.5l9 1.5M7.5 13l9 1.5", "none", 1.3, rose.d) +
    path("M5.5 2.5h13V6.2h-13ZM5.5 17.8h13v3.7h-13Z", WOOD, 1.4),
  bed:
    path("M2.5 6v15.5M21.5 14v7.5", "none", 2.2) + path("M4 13.5c0-4 7-4 7 0Z", CREAM, 1.4) + path("M2.5 13.5h19V18h-19Z", plum.b, 1.5) +
    path("M14 3h6l-6 6h6", "none", 1.8),
  well:
    path("M6 13V7M18 13V7", "none", 2) + path("M12 8v3.5", "none", 1.4) + path("M3.5 13h17v8.5h-17Z", ROCK, 1.5) +
    path("M3.5 17.2h17M9 13v4M15 13v4M12 17v4.5", "none", 1.1) + path("M2 8 12 2l10 6Z", ruby.b, 1.5),
  lamp:
    path("M12 12v9M8 21.5h8", "none", 2.4) + path("M7 5.5h10l-1.7 7.5H8.7Z", gold.l, 1.5) + circle(12, 9.3, 2, ember.b) +
    path("M5.5 5.5 12 1.5l6.5 4Z", steel.d, 1.5),
};

export const MARKS = {
  sparkle: path("M12 1.5c1 6.5 4 9.5 10.5 10.5C16 13 13 16 12 22.5 11 16 8 13 1.5 12 8 11 11 8 12 1.5Z", gold.b, 1.5),
  flame: ICONS.flame(), heart: ICONS.heart(), star: ICONS.rep(), moon: ICONS.moon(), sun: ICONS.sun(), bow: ICONS.fancy(),
  coin: ICONS.coin(gold), gem: ICONS.crystal(violet), leaf: ICONS.plant(leaf), loaf: ICONS.bread(wheat), brew: ICONS.potion(sky),
  ear:
    path("M12 22.5V9", "none", 2, wheat.d) + path("M12 9c-2.3-2-2.3-5.5 0-7.5 2.3 2 2.3 5.5 0 7.5Z", gold.b, 1.3) +
    [14.5, 19.5].map((y) => path(`M12 ${y}c-4 0-5.5-2.5-5.5-5.5 3.5 0 5.5 2 5.5 5.5Zc4 0 5.5-2.5 5.5-5.5-3.5 0-5.5 2-5.5 5.5Z`, gold.b, 1.3)).join(""),
  smoke: path("M7.5 15c-2 2 2 4 0 7M15.5 15c-2 2 2 4 0 7", "none", 1.8) + ellipse(12, 8.5, 10, 5.8, steel.l, 1.5) + ellipse(12, 8, 5, 2.4, CREAM, 1.3),
  drop: path("M12 1.5c4.3 5.5 7 8.8 7 13a7 7 0 0 1-14 0c0-4.2 2.7-7.5 7-13Z", gold.b, 1.5) + path("M8.3 15c0 2.2 1.3 3.5 3.2 3.8", "none", 1.6, gold.l),
  sand:
    path("M7 3.5h10c0 5-4.5 6-4.5 8.5s4.5 3.5 4.5 8.5H7c0-5 4.5-6 4.5-8.5S7 8.5 7 3.5Z", GLASS, 1.5) + path("M8.3 20c.8-3 6.6-3 7.4 0Z", gold.b, 0) +
    path("M4.5 2.8h15M4.5 21.2h15", "none", 2.4),
  note: path("M9 18V5l10.5-2.2V15.5", "none", 2.4) + ellipse(6.3, 18, 3.2, 2.6, INK) + ellipse(16.8, 15.7, 3.2, 2.6, INK),
  vine:
    path("M4 22C15 20 5 13 12 11.5S14 4 20.5 2.5", "none", 2.2, leaf.d) +
    path("M8.5 14.5C4 15.5 2.5 11.5 3.5 8.5c4 .2 5.5 2.5 5 6ZM14 9c-.5-4.5 3-7 7-6 .8 4-2.5 6.8-7 6ZM10.5 18.8c1.5-4.3 6-4.3 8.5-1.8-2 3.5-5.5 4-8.5 1.8Z", leaf.b, 1.3),
  lens: circle(10, 10, 7.3, GLASS, 2) + path("M15.5 15.5l6 6", "none", 3.4) + path("M6.3 10c0-2.2 1.4-3.7 3.4-3.9", "none", 1.7, "#fff"),
  whisper: path("M2.5 4h19v12H12l-5.5 5.5V16h-4Z", CREAM, 1.5) + circle(7.5, 10, 1.5, INK) + circle(12, 10, 1.5, INK) + circle(16.5, 10, 1.5, INK),
  root: path("M12 1.5V22M12 9c-1 5.5-5 5.5-7.5 12M12 9c1 5.5 5 5.5 7.5 12M8.5 15c-2-1.3-4-1.3-6 0M15.5 15c2-1.3 4-1.3 6 0", "none", 2.2, FUR),
  lattice: box(2.5, 2.5, 19, 19, 1.5, CREAM, 1.6) + path("M3 12 12 3M3 20.5 20.5 3M12 21l9-9M21 12l-9-9M21 20.5 3.5 3M12 21l-9-9", "none", 1.7, steel.d),
  bubbles: circle(8, 15, 6, sky.l, 1.5) + circle(17, 7, 4.5, sky.l, 1.5) + circle(18.5, 18, 2.6, sky.l, 1.4) + path("M5 15c0-1.7 1-2.8 2.4-3.1", "none", 1.4, "#fff"),
  bone:
    path("M6.5 17.5 17.5 6.5", "none", 6.4) + dots([[4.5, 16.3], [7.7, 19.5], [16.3, 4.5], [19.5, 7.7]], 2.7, CREAM, 1.5) +
    path("M6.5 17.5 17.5 6.5", "none", 3.4, CREAM),
  endless: path(LOOP, "none", 5) + path(LOOP, "none", 2.2, gold.b),
  pan: path("M13.5 9 21.5 2.5", "none", 3.6) + circle(9, 14, 7.3, "#4a3b52", 1.5) + circle(9, 14, 4.8, "#6d6782"),
  fork: path("M5.5 2v6.5c0 3.5 5 3.5 5 0V2M8 2v20M18 2c-3.5 2-3.5 10-.5 11v9", "none", 2.2),
  mallet: group("rotate(-40 12 12)", box(10.4, 8, 3.2, 14.5, 1.2, leaf.b, 1.4) + box(4, 2, 16, 7.5, 2, FUR, 1.5)),
  waves: path("M1.5 8q3.5-5 7 0t7 0 7 0M1.5 16q3.5-5 7 0t7 0 7 0", "none", 3, sky.d),
  eye: path("M1 12C6 3.5 18 3.5 23 12 18 20.5 6 20.5 1 12Z", CREAM, 1.5) + circle(12, 12, 4.6, violet.b, 1.4) + circle(12, 12, 1.9, INK),
  spire: path("M7 12.5h10v9H7Z", rose.l, 1.5) + path("M12 1.5 18 12.5H6Z", rose.b, 1.5) + path("M12 21.5v-5", "none", 3),
  bloom: [0, 72, 144, 216, 288].map((turn) => group(`rotate(${turn} 12 12)`, ellipse(12, 6, 3.6, 4.5, rose.b, 1.4))).join("") + circle(12, 12, 3.3, gold.b, 1.4),
  arrow: path("M6.5 2c10 3 10 17 0 20", "none", 2.4, FUR) + path("M6.5 2v20", "none", 1.2) + path("M2 12h19M17 8.5l4 3.5-4 3.5", "none", 1.9),
  kettle:
    path("M7.5 6C7.5 .5 16.5 .5 16.5 6", "none", 1.9) + path("M18.5 13 23 9", "none", 2.6) +
    path("M4.5 12c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5l.8 9H3.7Z", steel.b, 1.5) + path("M7.5 12c.2-2 1.2-3 3-3.3", "none", 1.5, steel.l),
  book:
    path("M12 6C9 3.5 5 3.5 2 5v14.5c3-1.5 7-1.5 10 1 3-2.5 7-2.5 10-1V5c-3-1.5-7-1.5-10 1Z", CREAM, 1.5) + path("M12 6v14", "none", 1.4) +
    path("M15 4.3h4v8l-2-2-2 2Z", ruby.b, 1.1),
  again: path("M19.5 9A8.3 8.3 0 0 0 4.5 10M4.5 15a8.3 8.3 0 0 0 15-1", "none", 2.8, teal.d) + path("M20.5 3v6.5H14M3.5 21v-6.5H10", "none", 2.8, teal.d),
  links: group("rotate(-40 12 12)", box(.5, 8, 12.5, 8, 4, "none", 2.6) + box(11, 8, 12.5, 8, 4, "none", 2.6)),
};
