// Things on tables: crests and pawns of seats, the fountain, the bag, coins, and the backs of cards.
import { drawn } from "./icons.js";
import { FLAME, HUES, STAR, box, circle, ellipse, faint, group, hexPath, hueOf, own, path, svg } from "./pen.js";

/** A seat is a colour and a device, so that a pin, a name and a token tell the same story. */
export const SEATS = /** @type {const} */ ([
  { hue: "ember", device: "flame" }, { hue: "teal", device: "wave" }, { hue: "violet", device: "star" }, { hue: "gold", device: "sun" }, { hue: "rose", device: "leaf" },
]);
const DEVICES = {
  flame: path(FLAME, "#fff", 0),
  wave: path("M3 10q3-4 6 0t6 0 6 0M3 16q3-4 6 0t6 0 6 0", "none", 3, "#fff"),
  star: path(STAR, "#fff", 0),
  sun: path("M12 3v18M3 12h18M6 6l12 12M18 6 6 18", "none", 2.4, "#fff") + circle(12, 12, 4.5, "#fff"),
  leaf: path("M20 4C9 4 4 9 4 20 15 20 20 15 20 4Z", "#fff", 0),
};

/** @param {number} seat */
const bearing = (seat) => {
  const { hue, device } = SEATS[seat % SEATS.length] ?? SEATS[0];
  return { hue: HUES[hue], device: DEVICES[device] };
};

/** @param {number} seat @param {string} [cls] */
export function crest(seat, cls = "") {
  const { hue, device } = bearing(seat);
  const shield = path("M3 3h34v24c0 9-8 14-17 17C11 41 3 36 3 27Z", hue.d, 3) + faint(0.55, path("M6.5 6.5h27V27c0 6-6 10-13.5 13Z", hue.b, 0));
  return svg("0 0 40 46", shield + group("translate(8 8)", device), `crest ${cls}`);
}

/** @param {number} seat */
export function pawn(seat) {
  const { hue, device } = bearing(seat);
  const figure = path("M22 3c9 0 14 6 14 13 0 6-3 9-6 12 2 4 5 8 6 17-6 6-22 6-28 0 1-9 4-13 6-17-3-3-6-6-6-12C8 9 13 3 22 3Z", hue.b, 3.2);
  return svg("0 0 44 56", ellipse(22, 49, 17, 5.5, "rgb(0 0 0/.3)") + figure + group("translate(12 7) scale(.82)", device), "pawn");
}

export const fountain = () => {
  const basin = ellipse(50, 76, 46, 14, "#8d86a3", 3.2) + ellipse(50, 73, 38, 10, HUES.sky.b, 2.6);
  const bowl = path("M43 72V40h14v32Z", "#b3aec6") + ellipse(50, 42, 24, 8, "#8d86a3", 3.2) + ellipse(50, 40, 18, 5, HUES.sky.b, 2);
  const jet = path("M50 38V16M50 18c-10-6-18 0-20 16M50 18c10-6 18 0 20 16", "none", 3, HUES.sky.l) + circle(50, 13, 4, HUES.sky.l, 2.4);
  return svg("0 0 100 92", basin + bowl + jet, "fountain");
};

/** @param {string} [name] of a hue */
export const bag = (name = "wheat") => {
  const hue = hueOf(name);
  const sack = path("M34 26C16 38 8 54 8 68c0 14 8 20 24 20h36c16 0 24-6 24-20 0-14-8-30-26-42Z", hue.b);
  const neck = path("M30 8c8 5 32 5 40 0l-6 18H36ZM33 27h34", hue.l) + path("M22 62c2-10 6-16 10-20", "none", 4, hue.l);
  return svg("0 0 100 92", sack + neck + group("translate(32 44) scale(1.5)", path(FLAME, hue.d, 0)), "bag");
};

/** A stack of coins, as high as there are coins, up to five. @param {number} count */
export const coinStack = (count) => {
  const coins = Array.from({ length: Math.max(0, Math.min(5, Math.floor(count))) }, (_, level) => {
    const y = 74 - level * 13, side = `M12 ${y - 9}v9c0 8 17 14 38 14s38-6 38-14v-9`;
    return path(side, HUES.gold.d) + ellipse(50, y - 9, 38, 14, HUES.gold.b, 3.2) + ellipse(50, y - 9, 26, 8.5, "none", 2);
  });
  const top = 65 - (coins.length - 1) * 13;
  return svg("0 0 100 92", coins.join("") + (coins.length ? group(`translate(38 ${top - 10}) scale(1 .8)`, path(FLAME, HUES.gold.d, 0)) : ""), "coins");
};

/** What lies face down: its hue and the sign on its back. @type {Record<string, { hue: import("./pen.js").HueName, sign: string }>} */
const BACKS = {
  artisan: { hue: "ruby", sign: "dragon" }, fancy: { hue: "rose", sign: "fancy" }, enchantment: { hue: "violet", sign: "enchantment" },
  shop: { hue: "teal", sign: "shop" }, card: { hue: "teal", sign: "shop" }, fountain: { hue: "sky", sign: "potion" },
};

/** The back of a card. @param {string} kind */
export const cardBack = (kind) => {
  const { hue, sign } = own(BACKS, kind) ?? { hue: /** @type {const} */ ("slate"), sign: "flame" }, { b, l, d } = HUES[hue];
  const lattice = [[23, 20], [47, 20], [11, 40.8], [59, 40.8], [11, 61.2], [59, 61.2], [23, 82], [47, 82]]
    .map(([x = 0, y = 0]) => group(`translate(${x} ${y})`, path(hexPath(9), "none", 1.6, l))).join("");
  const board = box(2, 2, 66, 96, 8, d, 3) + box(6.5, 6.5, 57, 87, 5, b) + faint(0.6, lattice) + circle(35, 51, 19, "#fffaf0", 2.6);
  return svg("0 0 70 100", board + group("translate(19.4 35.4) scale(1.3)", drawn(sign)), "back");
};
