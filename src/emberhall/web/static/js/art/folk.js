// Goblins, sheep and what their fair is made of: Dragondraft's helpers and stands.
import { THISTLE } from "./icons-vale.js";
import { HUES, INK, STAR, circle, dice, ellipse, group, hueOf, mirror, own, path, svg } from "./pen.js";

/** @param {string} seed @param {number} x @param {number} y @param {number} size @param {import("./pen.js").Hue} skin */
function face(seed, x, y, size, skin) {
  const ears = mirror(path("M27 56C16 52 4 40 0 14c14 6 26 14 32 26Z", skin.b) + path("M24 47C17 41 11 33 8 25", "none", 2.4, skin.d));
  const head = path("M50 20c18 0 27 12 27 28 0 20-13 38-27 38S23 68 23 48c0-16 9-28 27-28Z", skin.b);
  const eyes = mirror(ellipse(38, 46, 8, 7, "#fff3b0", 2.6) + circle(40, 47, 3, INK)) + mirror(path("M29 38q8-5 16 1", "none", 3.4, skin.d));
  const grin = path("M34 68q16 12 32 0-2 14-16 14T34 68Z", "#5a1f2d", 2.6) + path("M40 71.5l3 6 3-4.5ZM56 73l2.5 5 3-6.5Z", "#fff", 1.4) + ellipse(50, 58, 8, 10, skin.l, 2.8);
  return group(`translate(${x} ${y}) scale(${size})`, ears + head + eyes + grin + (dice(seed).chance(0.5) ? jester() : cap()));
}
const jester = () =>
  path("M22 40C26 14 74 14 78 40 62 33 38 33 22 40Z", HUES.ember.b) + path("M36 30v-9M50 28V18M64 30v-9", "none", 2.4, HUES.ember.l) + circle(50, 15, 5, HUES.gold.b, 3);
const cap = () => path("M24 40C30 18 70 18 76 40 60 33 40 33 24 40Z", HUES.sky.d) + path("M58 20C66 6 78 4 84 8c-6 2-10 8-14 18Z", HUES.ruby.b, 2.8);

/** One, or two who are always together. @param {number} [count] @param {string} [seed] */
export const goblin = (count = 1, seed = "gob") =>
  svg("0 0 100 92", count === 2 ? face(`${seed}a`, 40, 2, 0.62, HUES.leaf) + face(`${seed}b`, -2, 22, 0.74, HUES.moss) : face(seed, 2, -4, 0.96, HUES.moss), "goblin");

export const sheep = () =>
  svg("0 0 100 92",
    path("M34 74v14M62 74v14", "none", 7) +
    path("M30 74C14 76 8 62 16 54 6 44 16 30 28 34 32 20 52 18 58 28c12-8 28 0 26 14 10 6 8 22-4 24-2 12-18 16-26 8-6 8-20 8-24 0Z", "#fffaf0") +
    path("M26 46q5-6 11-1M48 38q6-6 12 0M64 56q5-6 11-1M40 62q6-5 11 0", "none", 2.4, "#cdbb98") +
    path("M70 44c10-4 22 2 22 14s-8 18-15 18-14-8-14-17 2-13 7-15Z", "#4a3b52") + path("M66 48c-8-4-12 0-13 6 5 3 10 2 13-1Z", "#4a3b52", 3) +
    circle(75, 58, 3, "#fff") + circle(87, 59, 2.6, "#fff") + circle(75.6, 58.6, 1.5, INK) + circle(87.3, 59.6, 1.4, INK) +
    path("M80 69q3 2 5 0", "none", 2, "#cdbb98"),
    "sheep");

export const thistle = () => svg("0 0 100 92", group("translate(2 -2) scale(4)", THISTLE) + path("M16 18q-6-6 0-12M84 20q6-6 0-12", "none", 4, HUES.moss.b), "thistle");

/** @type {Record<string, string>} */
const FIGURES = {
  fireworks:
    path("M12 22V11", "none", 1.8) + path("M12 1.5v5M5 4l3 4M19 4l-3 4M3 11.5l4.5-.8M21 11.5l-4.5-.8", "none", 2.2, HUES.ruby.b) +
    group("translate(4 1.5) scale(.67)", path(STAR, HUES.gold.b, 2)),
  "snack-stand":
    path("M13 14 7.5 20.5", "none", 4.2) + path("M13 14 7.5 20.5", "none", 1.8, "#fff6e6") + circle(6.8, 20.5, 2.2, "#fff6e6", 1.3) +
    path("M20 4.5c2.5 3 1.5 7.5-1.5 9.5s-6.5 1.5-7.5-.5-.5-6 2-8.5 5-3 7-.5Z", "#b8743a", 1.5) +
    path("M13 8.5c.8-1.6 2-2.7 3.5-3", "none", 1.3, "#e8b27a"),
  "souvenir-shop":
    path("M10 2h4v3h-4Z", HUES.gold.b, 1.3) + path("M9 5h6v2.5c3.5 1 5.5 3.5 5.5 7S17.5 22 12 22s-8.5-4-8.5-7.5 2-6 5.5-7Z", HUES.rose.l, 1.5) +
    path("M5 14c2.5-1.5 4.5 1.5 7 0s4.5-1.5 7 0c0 4-3 6.5-7 6.5S5 18 5 14Z", HUES.rose.b, 0) + path("M14 3.5h4.5", "none", 1.6),
  "dragon-stylist":
    path("M4 20.5C3 10 9 3 20 2.5c-3 2-4 4-3.5 6.5 2 1 2 3 .5 4.5C14 13 11 15 10 20.5Z", HUES.teal.b, 1.5) +
    path("M7 17C7 11 10 7 14.5 5.5", "none", 1.4, HUES.teal.l),
};

/** @param {string} kind */
export const figure = (kind) => svg("0 0 24 24", own(FIGURES, kind) ?? "", "figure");

/** A stand with so many hues of people as it has rows. @param {number} seed @param {string} [hue] */
export function stand(seed, hue = "ember") {
  const { b, d } = hueOf(hue), crowd = ["#ffd9b3", "#bbe2a4", "#b4daf9", "#f7aa9b", "#e0c5f8"];
  const rows = [0, 1, 2].map((row) => {
    const y = 46 - row * 13, wide = 32 - row * 4, bench = `M${40 - wide} ${y}h${2 * wide}`;
    const heads = Array.from({ length: 5 - row }, (_, at) => circle(40 + (at - (4 - row) / 2) * 11, y - 6, 3.6, crowd[(at * 2 + row + seed) % 5] ?? "#ffd9b3", 1.8));
    return path(bench, "none", 6) + path(bench, "none", 3, b) + heads.join("");
  });
  return svg("0 0 80 56", path("M4 52 14 8h52l10 44Z", d, 3) + rows.join(""), "stand");
}
