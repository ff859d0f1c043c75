// Icons of Flame & Fang and Dragondraft: deeds, magic, thistles, and the aspects of dragons.
import { drawn } from "./icons.js";
import { HUES, INK, circle, group, hueOf, own, path, svg } from "./pen.js";

/** @typedef {import("./pen.js").Hue} Hue */

const WING =
  path("M2.5 18.5C3.5 9 9 3.5 21.5 3.2c-.7 2.2-1.8 3.8-3.3 4.9l1.6.4c-.9 2-2.2 3.3-4 4.1l1.4.9c-2.6 3.7-8.2 4.3-14.7 5Z", HUES.sky.b, 1.4) +
  path("M6.5 15c2.5-4 6-6.5 10-8", "none", 1.3, HUES.sky.l);
export const THISTLE =
  path("M12 13v8.5M12 18c-3 0-5-1-6-3 3-.5 5 .5 6 3ZM12 19c2.5 0 4.5-1 5.5-3-2.8-.5-4.6.6-5.5 3Z", HUES.leaf.b, 1.3) +
  path("M12 2.5l2 3 3-1-.3 3.3 2.8 1.6-2.7 1.7c-.3 2.4-2.2 3.9-4.8 3.9s-4.5-1.5-4.8-3.9L4.5 9.4l2.8-1.6L7 4.5l3 1Z", HUES.plum.b, 1.3) +
  path("M9.5 10.5 12 7l2.5 3.5", "none", 1.3, HUES.plum.l);

/** Each is given the hue of its kind. @satisfies {Record<string, (h: Hue) => string>} */
export const VALE = {
  stone: (h) =>
    path("M12 2.6c3.6 1.2 7 6.2 7 11.2 0 4.6-3 7.7-7 7.7s-7-3.1-7-7.7c0-5 3.4-10 7-11.2Z", h.b, 1.5) +
    path("M12 2.6 9 10l3 4.5 3-4.5ZM9 10l-3.7 2.6M15 10l3.7 2.6M12 14.5v7", "none", 1.1, h.l),
  attack: () =>
    path("M5.5 3.5C5 9.5 6 15 9.5 20.5 9 14.5 8.5 9 5.5 3.5ZM11.5 2.5c-.5 6.5.5 12.5 3 18.5.5-6.5 0-13-3-18.5ZM17.5 3.5c-.5 5 0 10 2 14.5 1-5 .5-10-2-14.5Z", HUES.ruby.b, 1.3),
  move: () => WING,
  slip: () => WING + path("M2.5 21.3h3M8 21.3h3M13.5 21.3h3", "none", 1.7, HUES.sky.d),
  gather: () =>
    path("M6 10.5c0-8 12-8 12 0", "none", 1.9) + path("M2.7 10.5h18.6l-2.3 8c-.4 1.6-1.4 2.5-3 2.5H8c-1.6 0-2.6-.9-3-2.5Z", HUES.wheat.b, 1.4) +
    path("M4 14.5h16M8.5 11l1 9.5M15.5 11l-1 9.5", "none", 1.2, HUES.wheat.d),
  stun: () =>
    path("M12 2.5l2 5.2 5.2-2.3-2.3 5.2 5.1 2-5.1 2 2.3 5.2-5.2-2.3-2 5.2-2-5.2-5.2 2.3 2.3-5.2-5.1-2 5.1-2-2.3-5.2L10 7.7Z", HUES.gold.b, 1.4) +
    circle(12, 12.6, 2.4, HUES.gold.l, 1.2),
  ward: () => path("M12 2.5 20 5v6.5c0 5-3.3 8.2-8 10-4.7-1.8-8-5-8-10V5Z", HUES.teal.b, 1.5) + path("M12 5.5v13", "none", 1.5, HUES.teal.l),
  grow: () =>
    path("M12 21V9", "none", 4) + path("M12 21V9", "none", 1.6, HUES.leaf.b) + path("M12 3 18.5 11h-13Z", HUES.leaf.b, 1.5) +
    path("M7 21h10", "none", 1.6),
  boost: () => path("M12 2.5 19 10h-4v4h-6v-4H5Z", HUES.violet.b, 1.4) + path("M9 17h6M9 20.5h6", "none", 1.9, HUES.violet.d),
  hoard: () =>
    path("M8 8C4.5 10.5 3 14 3 17c0 2.8 1.6 4.3 4.5 4.3h9c2.9 0 4.5-1.5 4.5-4.3 0-3-1.5-6.5-5-9Z", HUES.wheat.b, 1.5) +
    path("M7.5 3h9L15 8H9ZM8.5 8h7", HUES.wheat.l, 1.4),
  quest: () => path("M6 21.5V3", "none", 2) + path("M6 3.5h13l-3 4 3 4H6Z", HUES.ember.b, 1.4),
  skull: () =>
    path("M12 2.8c5 0 8.5 3.2 8.5 8 0 2.7-1.2 4.7-3 6v3.7h-11v-3.7c-1.8-1.3-3-3.3-3-6 0-4.8 3.5-8 8.5-8Z", "#fff6e6", 1.5) +
    circle(8.7, 11.3, 2, INK) + circle(15.3, 11.3, 2, INK) + path("M10.3 20.3v-2.5M13.7 20.3v-2.5", "none", 1.4),
  thistle: () => THISTLE,
};

/** As `icon`. @param {string} kind @param {string} [name] @param {string} [label] */
export const valeIcon = (kind, name = "", label = "") =>
  svg("0 0 24 24", own(/** @type {Record<string, (h: Hue) => string>} */ (VALE), kind)?.(hueOf(kind)) ?? drawn(kind), `ic ${name}`, label);

const CLAWS = "M5.5 3.5C5 9.5 6 15 9.5 20.5 9 14.5 8.5 9 5.5 3.5ZM11.5 2.5c-.5 6.5.5 12.5 3 18.5.5-6.5 0-13-3-18.5ZM17.5 3.5c-.5 5 0 10 2 14.5 1-5 .5-10-2-14.5Z";
const FEATHERS = "M2.5 18.5C3.5 9 9 3.5 21.5 3.2c-.7 2.2-1.8 3.8-3.3 4.9l1.6.4c-.9 2-2.2 3.3-4 4.1l1.4.9c-2.6 3.7-8.2 4.3-14.7 5Z";
/** Colour and outline differ, so they read without colour. @type {Record<string, string>} */
const ASPECTS = {
  fight: path("M20 2 38 36H2Z", HUES.ruby.b, 2.6) + group("translate(11.5 16) scale(.7)", path(CLAWS, "#fff", 0)),
  flight: circle(20, 20, 17.5, HUES.sky.b, 2.6) + group("translate(7.5 7.5) scale(1.05)", path(FEATHERS, "#fff", 0)),
  hunt: path("M4 4h32v32H4Z", HUES.leaf.b, 2.6) + circle(20, 25, 6, "#fff") +
    circle(11, 17, 3, "#fff") + circle(16.5, 11.5, 3, "#fff") + circle(23.5, 11.5, 3, "#fff") + circle(29, 17, 3, "#fff"),
  wild: path("M20 1.5 26 13l12.5 1.5-9 9 2.2 13L20 30.5 8.3 36.5l2.2-13-9-9L14 13Z", HUES.gold.b, 2.6) + circle(20, 20, 5, "#fff"),
};

/** @param {string} kind */
export const aspect = (kind) => svg("0 0 40 40", own(ASPECTS, kind) ?? circle(20, 20, 17, HUES.plum.b, 2.6) + group("translate(8 8)", VALE.skull()), "aspect");
