// Icons, drawn in a box of 24: goods, dragons, cards, and the signs on buttons. Legible from 14 px.
import { FLAME, HUES, INK, SIX, STAR, box, circle, ellipse, group, hueOf, own, path, svg } from "./pen.js";

/** @typedef {import("./pen.js").Hue} Hue */

/** Each is given the hue of its kind. @satisfies {Record<string, (h: Hue) => string>} */
export const ICONS = {
  bread: (h) =>
    path("M2.8 13.6C2.8 8.8 6.6 5.6 12 5.6s9.2 3.2 9.2 8c0 2.9-1.6 4.6-4.3 4.6H7.1c-2.7 0-4.3-1.7-4.3-4.6Z", h.b, 1.5) +
    path("M5 13c.3-2.7 2.4-4.7 5.5-5.2", "none", 1.3, h.l) + path("M8.6 10l1.2 4M12.3 9.4l1.2 4M16 10l1 3.4", "none", 1.4, h.d),
  meat: (h) =>
    path("M10.5 14 5.3 19.2", "none", 5.2) + circle(4.3, 18, 2.4, INK) + circle(6.2, 19.9, 2.4, INK) +
    path("M10.5 14 5.3 19.2", "none", 2.4, "#fff6e6") + circle(4.5, 18.1, 1.3, "#fff6e6") + circle(6.1, 19.7, 1.3, "#fff6e6") +
    path("M20.6 4.3c2 2.6 1.3 6.7-1.5 9.3-2.5 2.3-6.2 3-8.4 1-2.2-2-1.9-5.6.3-8.3 2.6-3.1 7.5-4.6 9.6-2Z", h.b, 1.5) +
    path("M12.5 8.3c1-1.5 2.6-2.5 4.2-2.8", "none", 1.4, h.l),
  iron: (h) =>
    path("M2.3 6.4h5.2V5.2h13.7v3.9c-3.2.3-5.3 1.5-5.5 3.5.1 1.5 1 2.4 2.6 2.7v3.5H7.1v-3.5c1.7-.3 2.5-1.2 2.5-2.7-3.9 0-6.5-2-7.3-6.2Z", h.b, 1.5) +
    path("M9.3 7.1h9.8", "none", 1.4, h.l),
  crystal: (h) =>
    path("M7.3 4h9.4l4.7 5.9L12 21 2.6 9.9Z", h.b, 1.5) + path("M7.3 4 12 9.9 16.7 4ZM12 9.9 12 21 2.6 9.9Z", h.l, 0) +
    path("M2.6 9.9h18.8M7.3 4 12 9.9 16.7 4M12 9.9V21", "none", 1, h.d) + path("M7.3 4h9.4l4.7 5.9L12 21 2.6 9.9Z", "none", 1.5),
  plant: (h) =>
    path("M20.8 3.2C10.3 2.6 3.6 7.2 3.9 15c.1 2 .7 3.6 1.4 4.7C12 21.4 21.3 18 20.8 3.2Z", h.b, 1.5) +
    path("M3.4 21.2C7 15.3 11 11.6 16.3 8.3M8 15.8l5.8.2M11.3 12.3 11 8.2", "none", 1.4, h.d),
  potion: (h) =>
    path("M9.3 2.8h5.4v5.4l4.9 8.2c1.5 2.7-.1 5.1-3 5.1H7.4c-2.9 0-4.5-2.4-3-5.1l4.9-8.2Z", "#eef6ff", 1.5) +
    path("M7.2 12.9h9.6l2 3.6c1.2 2.2 0 4.2-2.3 4.2h-9c-2.3 0-3.5-2-2.3-4.2Z", h.b, 0) + circle(9.6, 17, 1.2, h.l) + circle(13.6, 15.2, .9, h.l) +
    path("M9.3 2.8h5.4v5.4l4.9 8.2c1.5 2.7-.1 5.1-3 5.1H7.4c-2.9 0-4.5-2.4-3-5.1l4.9-8.2ZM8.3 2.8h7.4", "none", 1.5),
  coin: (h) =>
    circle(12, 12, 9.3, h.b, 1.5) + circle(12, 12, 6.7, "none", 1.1, h.d) + group("translate(5.7 5) scale(.53)", path(FLAME, h.d, 0)) +
    path("M5.6 9.3A7 7 0 0 1 9.4 5.5", "none", 1.3, h.l),
  wild: () =>
    SIX.map((hue, at) => group(`rotate(${at * 60} 12 12)`, path("M12 12 8.3 4.3a4.1 4.1 0 0 1 7.4 0Z", HUES[hue].b, 1.1))).join("") +
    circle(12, 12, 2.6, "#fff8ea", 1.1),
  dragon: (h) =>
    path("M7.5 10.5C4 9 2.3 6 2.6 2.4 6 3.6 8.8 5.6 10 8.6M16.5 10.5C20 9 21.7 6 21.4 2.4 18 3.6 15.2 5.6 14 8.6", "#fff3da", 1.4) +
    path("M4.6 13.5 1.3 12.2l1.2 3.3-1.3 2.7 3.8.2M19.4 13.5l3.3-1.3-1.2 3.3 1.3 2.7-3.8.2", h.d, 1.3) +
    path("M12 6.8c5 0 8 3 8 7.2 0 4.2-3.4 7.2-8 7.2s-8-3-8-7.2c0-4.2 3-7.2 8-7.2Z", h.b, 1.5) + ellipse(12, 17.3, 4.8, 2.7, h.l) +
    ellipse(8.4, 13, 1.5, 1.9, INK) + ellipse(15.6, 13, 1.5, 1.9, INK) + path("M9.8 17.6q2.2 1.8 4.4 0", "none", 1.2) +
    path("M12 3.6 13.5 7h-3Z", h.d, 1.2),
  fancy: () =>
    path("M12 12C8 6 4 5.4 2.8 6.6 1.6 8 1.8 16 2.9 17.4 4.2 18.7 8.3 17.8 12 12ZM12 12c4-6 8-6.6 9.2-5.4 1.2 1.4 1 9.4-.1 10.8-1.3 1.3-5.4.4-9.1-5.4Z", HUES.rose.b, 1.5) +
    circle(12, 12, 2.7, HUES.rose.l, 1.5) + path("M5 9c1.5.3 2.8 1 3.8 2M19 9c-1.5.3-2.8 1-3.8 2", "none", 1.2, HUES.rose.d),
  rep: () => path(STAR, HUES.ember.b, 1.5) + path("M9.8 10l-3 .5M12 6.8l-.8 2", "none", 1.3, HUES.ember.l),
  flame: () =>
    path(FLAME, HUES.ember.b, 1.5) +
    path("M12 12c.3 1.7 2.6 2.6 2.6 5A2.6 2.6 0 0 1 12 19.7 2.6 2.6 0 0 1 9.4 17c0-2 1.9-2.9 2.6-5Z", HUES.gold.b, 0),
  heart: () =>
    path("M12 20.6C5.2 15.9 2.5 12.5 2.7 8.7 2.9 5.6 5.1 3.8 7.5 3.8c2 0 3.6 1.2 4.5 3 .9-1.8 2.5-3 4.5-3 2.4 0 4.6 1.8 4.8 4.9.2 3.8-2.5 7.2-9.3 11.9Z", HUES.ruby.b, 1.5) +
    path("M5.5 9c0-1.5.9-2.5 2.2-2.6", "none", 1.5, HUES.ruby.l),
  sun: () => path("M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6 4.6 19.4", "none", 2.2, HUES.gold.d) + circle(12, 12, 5.8, HUES.gold.b, 1.4),
  moon: () => path("M15.5 3A9.3 9.3 0 1 0 21 16.5 8 8 0 0 1 15.5 3Z", HUES.violet.l, 1.5),
  draw: () =>
    group("rotate(-10 12 12)", box(4, 5, 10, 14, 2, "#fff3da", 1.4)) +
    group("rotate(9 12 12)", box(9, 5, 10, 14, 2, HUES.ember.l, 1.4)),
  crowd: () =>
    circle(8, 8, 3.2, HUES.wheat.b, 1.3) + circle(16.5, 9, 2.8, HUES.sky.b, 1.3) +
    path("M2.5 20c.3-5 2.3-7.3 5.5-7.3s5.2 2.3 5.5 7.3ZM13.5 20c-.1-2.5-.6-4.4-1.4-5.7 1-1 2.5-1.4 4.4-1.4 2.7 0 4.6 2 5 7.1Z", HUES.ember.b, 1.3),
  shop: () =>
    path("M4 9.5h16v11.5H4Z", "#fff6e3", 1.5) + path("M9.5 21v-6.5h5V21", HUES.wheat.d, 1.3) +
    path("M2.5 3.5h19v6a3.17 3.17 0 0 1-6.34 0 3.17 3.17 0 0 1-6.33 0 3.17 3.17 0 0 1-6.33 0Z", HUES.ruby.b, 1.5) + path("M8.83 3.5v6M15.16 3.5v6", "none", 1.3),
  enchantment: () =>
    path("M5 2.5h14v16.5l-7 3-7-3Z", HUES.violet.b, 1.5) +
    path("M12 5.5c.5 3.3 2 4.8 5 5.5-3 .7-4.5 2.2-5 5.5-.5-3.3-2-4.8-5-5.5 3-.7 4.5-2.2 5-5.5Z", HUES.gold.l, 0),
  undo: () => path("M9 5 4 10l5 5M4.5 10H14c4 0 6 2.5 6 5s-1.8 5-5 5h-3", "none", 2.2, "currentColor"),
  log: () => path("M5 6h14M5 12h14M5 18h9", "none", 2.2, "currentColor"),
  menu: () => circle(5, 12, 2, "currentColor") + circle(12, 12, 2, "currentColor") + circle(19, 12, 2, "currentColor"),
  help: () => path("M9 9c0-4 6.5-4 6.5 0 0 2.6-3.4 2.7-3.4 5.5", "none", 2.2, "currentColor") + circle(12, 19, 1.5, "currentColor"),
  bulb: () => path("M9 17h6M10 20.5h4M12 3a6 6 0 0 1 3.5 10.8c-.5.5-.5 1.2-.5 3.2H9c0-2 0-2.7-.5-3.2A6 6 0 0 1 12 3Z", "none", 2, "currentColor"),
  check: () => path("M5 12.5 10 17.5 19.5 7", "none", 3, "currentColor"),
  list: () =>
    path("M9 6h11M9 12h11M9 18h11", "none", 2.2, "currentColor") + circle(4.5, 6, 1.4, "currentColor") + circle(4.5, 12, 1.4, "currentColor") +
    circle(4.5, 18, 1.4, "currentColor"),
};

/** The drawings that stand for the same thing. @type {Record<string, keyof typeof ICONS>} */
const ALIKE = { gold: "coin", deck: "draw", hand: "draw", artisan: "dragon", reputation: "rep" };

/** What is inside of an icon; a stranger is a rosette of all hues. @param {string} kind */
export const drawn = (kind) => (own(/** @type {Record<string, (h: Hue) => string>} */ (ICONS), own(ALIKE, kind) ?? kind) ?? ICONS.wild)(hueOf(kind));

/** @param {string} kind @param {string} [name] @param {string} [label] */
export const icon = (kind, name = "", label = "") => svg("0 0 24 24", drawn(kind), `ic ${name}`, label);
