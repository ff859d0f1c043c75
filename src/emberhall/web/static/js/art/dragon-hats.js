// What dragons wear on a head whose crown is at y = 29: their trade's hat, or something for a party.
import { ICONS } from "./icons.js";
import { HUES, STAR, box, circle, ellipse, group, mirror, path } from "./pen.js";

/** @typedef {import("./pen.js").Hue} Hue */
/** @typedef {(h: Hue) => { back?: string, front?: string }} Hat `back` lies behind the head */

/** @param {number} radius */
const arch = (radius) => `M${50 - radius} 51a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`;
const LEAF = "M50 27C38 27 29 19 27 7c14-1 22 7 23 20Z";

/** @type {Record<string, Hat>} */
export const HATS = {
  toque: (h) => ({
    front:
      path("M33 33c-3-4-13-4-14-12C18 13 26 10 30 12c2-9 16-11 20-4 6-6 18-4 19 4 6-1 13 3 11 10-2 7-10 7-12 11Z", "#fffaf0") +
      path("M33 33c10 4 24 4 35 0l-1-6c-10 3-23 3-33 0Z", "#f3e2c4", 2.6) + path("M42 12v9M57 12v8", "none", 2.2, "#cbb48d"),
  }),
  bull: (h) => ({
    back: mirror(path("M32 36C16 37 5 27 8 9c5 10 13 14 27 14Z", "#fff1d6") + path("M10 17c3 4 6 7 10 9", "none", 2, "#cbb48d")),
    front: path("M50 33c-9-3-10-12-3-20 0 4 2 6 4 7 1-4 3-6 6-8 5 9 4 18-7 21Z", h.d, 2.6),
  }),
  bolt: (h) => ({
    back: mirror(group("rotate(-24 29 24)", box(24, 10, 10, 22, 2, "#cdd8e4", 3) + box(20, 6, 18, 8, 2.5, "#8497ad", 3))),
    front:
      path("M18 42C30 32 70 32 82 42", "none", 8) + path("M18 42C30 32 70 32 82 42", "none", 3.6, "#9a6a3a") +
      [36, 64].map((x) => circle(x, 35, 9.5, "#9a6a3a", 3) + circle(x, 35, 6, "#d7f0ff", 2) + path(`M${x - 3} 34l3-3`, "none", 2, "#fff")).join(""),
  }),
  crystal: (h) => ({
    back:
      path("M50 2 58 15 55 34H45L42 15Z", h.l) + path("M50 2v32", "none", 1.8, h.d) +
      mirror(path("M27 9 37 18 40 34 31 36 25 22Z", h.l) + path("M12 25 22 29 28 40 20 41Z", h.l)),
  }),
  sprout: (h) => ({
    back: mirror(path("M22 45C10 44 3 36 2 27c11-1 20 4 24 11Z", h.d, 3)),
    front:
      path("M50 33c0-4 0-7 0-9", "none", 5) + path("M50 33v-9", "none", 2.2, h.d) + path(LEAF, h.l, 3) +
      group("matrix(-1 0 0 1 100 0)", path(LEAF, h.l, 3)) + path("M33 11c7 3 13 8 17 15M67 11c-7 3-13 8-17 15", "none", 1.8, h.d),
  }),
  wizard: (h) => ({
    front:
      path("M33 33C37 20 40 9 58 1c9-2 15 4 18 11-6-4-10-3-11 0-1 6 3 13 5 21Z", h.d) +
      path("M13 35C28 42 72 42 87 35 84 30 74 28 68 28 58 33 44 33 33 28 26 28 16 30 13 35Z", h.d) +
      path("M34 29c10 4 24 4 34 0l-1.5-6c-9 4-21 4-31 0Z", HUES.gold.b, 2.2) + circle(54, 14, 2.6, HUES.gold.l),
  }),
  crown: () => ({
    front:
      path("M30 33 26 11l13 9L50 4l11 16 13-9-4 22c-12 4-28 4-40 0Z", HUES.gold.b) + circle(50, 24, 3.4, HUES.ruby.b, 1.8) +
      circle(37, 26, 2.2, HUES.sky.b) + circle(63, 26, 2.2, HUES.sky.b),
  }),
  bow: () => ({
    front: group("translate(27 3) scale(1.9)", ICONS.fancy()),
  }),
  flower: () => ({
    front:
      [0, 72, 144, 216, 288].map((a) => group(`rotate(${a} 70 26)`, ellipse(70, 16, 6, 8, HUES.rose.l, 2.6))).join("") +
      circle(70, 26, 5.5, HUES.gold.b, 2.6),
  }),
  beret: () => ({
    front: path("M22 34C14 22 28 10 48 11c22 0 40 8 33 21-16-8-40-7-59 2Z", HUES.ruby.b) + path("M48 11c0-4 1-6 3-8", "none", 4),
  }),
  party: () => ({
    front:
      path("M34 33 48 1l19 29c-10 5-23 6-33 3Z", HUES.teal.b) + path("M40 20l17 8M44 11l8 4", "none", 3, HUES.gold.b) +
      circle(48, 6, 4.6, HUES.gold.b, 2.6),
  }),
  tophat: () => ({
    front:
      path("M32 31 30 6c12-5 28-5 40 0l-2 25Z", "#573c7d") + path("M18 33c18 9 46 9 64 0-4-4-9-5-14-5-11 5-25 5-36 0-5 0-10 1-14 5Z", "#573c7d") +
      path("M32 27c11 5 25 5 36 0l.5-7c-11 5-26 5-37 0Z", HUES.violet.b, 2.2) + group("translate(40.5 13) scale(.8)", path(STAR, HUES.gold.b, 1.8)),
  }),
  shell: () => ({
    front:
      path("M24 40c2-18 14-26 26-26s24 8 26 26l-7-5-6 6-7-6-6 6-6-6-7 6-6-6Z", "#fff6e3") + path("M38 22c3-2 6-3 9-3", "none", 2.2, "#d9c39a") +
      circle(60, 25, 2.2, "#d9c39a"),
  }),
  nub: (h) => ({
    back: mirror(path("M37 33C28 31 24 24 25 14c7 1 14 6 17 14Z", "#fff1d6")),
  }),
  nightcap: (h) => ({
    front: path("M26 37C28 16 44 6 66 12c12 4 18 14 19 25-6-4-9-9-13-13-1 5-2 8-5 10-13-4-27-4-41 3Z", HUES.sky.d) +
      path("M24 38c16-9 35-10 47-4l-1-8C56 21 38 23 25 30Z", "#fffaf0", 2.6) + circle(86, 40, 6, "#fffaf0", 2.6) + circle(48, 18, 2.4, h.l) + circle(62, 20, 1.8, h.l),
  }),
  rays: () => ({
    back: [-62, -37, -12, 12, 37, 62].map((turn) => group(`rotate(${turn} 50 52)`, path("M44 24 50 2l6 22Z", HUES.gold.b, 2.8))).join(""),
    front: path("M26 39C36 29 64 29 74 39", "none", 8) + path("M26 39C36 29 64 29 74 39", "none", 3.4, HUES.gold.b),
  }),
  stars: () => ({
    back: mirror(path("M40 36C36 26 32 22 26 18", "none", 6) + path("M40 36C36 26 32 22 26 18", "none", 2.6, HUES.gold.d)) +
      group("translate(4 -1.5) scale(1.45)", path(STAR, HUES.gold.b, 1.9)) + group("translate(61 -1.5) scale(1.45)", path(STAR, HUES.gold.b, 1.9)),
  }),
  rainbow: () => ({
    back: [HUES.ruby, HUES.gold, HUES.leaf, HUES.sky].map(({ b }, band) => path(arch(47 - 8.5 * band), b, 2.6)).join(""),
  }),
  feather: (h) => ({
    front:
      path("M16 42C24 20 72 18 84 38 62 30 38 32 16 42Z", h.d) + path("M62 27C60 10 74 1 92 3c0 14-10 24-26 26Z", HUES.rose.b) +
      path("M64 27C70 18 78 11 87 7M73 17l9 2M70 21V9", "none", 2, HUES.rose.d),
  }),
  cherry: () => ({
    front:
      path("M30 35c-6-2-6-10 1-11 0-8 10-10 14-6 5-5 15-4 16 2 8-1 12 6 8 11-2 3-5 4-8 4-10-4-21-4-31 0Z", HUES.rose.l) +
      path("M55 9C58 4.5 63 2.5 68 2.5", "none", 3, HUES.leaf.d) + circle(54, 13, 7, HUES.ruby.b, 2.8) + circle(51.5, 10.5, 1.8, "#fff"),
  }),
  ribbons: () => ({
    back: mirror(path("M36 34C24 34 14 26 16 12c8 2 16 8 19 15M32 36C18 42 8 40 3 32c8-4 18-5 27-1Z", HUES.teal.b, 2.8)),
    front: circle(50, 30, 6, HUES.gold.b, 2.8) + path("M24 40C34 31 66 31 76 40", "none", 3, HUES.teal.d),
  }),
};
