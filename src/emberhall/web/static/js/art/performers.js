// The dragons of Dragondraft and the heroes of Flame & Fang: drawn as all are, in hats of their own; heroes grow up.
import { dragonsIn } from "./dragon.js";
import { HATS } from "./dragon-hats.js";
import { head } from "./dragon-head.js";
import { HUES, circle, ellipse, group, mirror, path, svg } from "./pen.js";

/** @type {Record<string, import("./dragon-hats.js").Hat>} */
const TROUPE = {
  mohawk: (h) => ({
    back:
      path("M50 36C30 34 28 20 37 6c1 5 3 7 5 8C44 8 47 3 53 0c0 7 3 9 5 13 2-1 3-3 3-6 9 10 11 26-11 29Z", HUES.ember.b) +
      path("M50 36c-9-2-11-10-5-18 1 4 3 5 4 6 1-3 2-4 4-6 6 8 5 16-3 18Z", HUES.gold.b, 0),
  }),
  ace: () => ({
    front:
      path("M16 52C14 30 30 22 50 22s36 8 34 30c-8-9-20-13-34-13s-26 4-34 13Z", "#8a5a34") +
      mirror(path("M17 48c-5 6-5 14-1 21 5-2 8-7 7-13Z", "#8a5a34")) + path("M21 40c14-10 44-10 58 0", "none", 7) +
      path("M21 40c14-10 44-10 58 0", "none", 3, "#efe3cd") +
      [37, 63].map((x) => ellipse(x, 33, 11.5, 9.5, "#d9b36a", 3) + ellipse(x, 33, 7.5, 6, "#c9ecff", 2) + path(`M${x - 4} 32l4-3`, "none", 2, "#fff")).join(""),
  }),
  band: () => ({
    back: path("M80 36c8-2 14 2 18-2-1 7-7 9-12 8 4 3 6 7 10 8-7 3-14-1-17-8Z", HUES.rose.b, 2.8),
    front:
      path("M18 42C30 31 70 31 82 42", "none", 10) + path("M18 42C30 31 70 31 82 42", "none", 5.2, HUES.rose.b) +
      path("M24 38.5C35 32.5 65 32.5 76 38.5", "none", 1.4, "#fff"),
  }),
  barbell: () => ({
    back:
      path("M10 17h80", "none", 7) + path("M10 17h80", "none", 3, "#cdd8e4") +
      mirror(circle(13, 17, 12, "#5d5570", 3) + circle(13, 17, 5, "#8d86a3", 0)),
    front: path("M43 28c0-8 9-9 9-3 0 4-5 4-5 1", "none", 3),
  }),
  horns: (h) => ({
    back:
      mirror(
        path("M34 38C18 38 6 30 5 17 4 9 9 3 17 2c-4 5-4 10 0 13 5 4 14 4 22 12Z", "#e9d3ab") +
        path("M8 24l7-4M15 31l6-6M25 35l4-7", "none", 2, "#a98d60") + path("M20 50 3 47l9 8-10 5 17 5Z", h.d, 3),
      ),
    front: path("M50 42 45 31l5-12 5 12Z", h.d, 2.6) + mirror(path("M28 47c4-5 10-6 16-2", "none", 4, h.d)),
  }),
};

/** A grown one stands on its own hill: spread wings, long neck, plated chest, the same face made small.
 * @param {import("./dragon-head.js").Head} of */
function grown(of) {
  const { base, light, dark } = of.skin;
  const wing = "M46 62C34 30 22 14 2 8c3 8 3 13 1 19 6 1 9 5 9 11 5 0 9 3 10 9 6-1 11 3 13 9Z";
  const wings = mirror(path(wing, dark) + path("M8 13C22 22 32 36 42 58M11 30c10 6 20 16 29 28M20 44c8 4 14 9 19 15", "none", 2.2, base));
  const tail = path("M64 92c22 6 38-2 36-20-1-8-8-10-11-6 8 8 0 16-14 14", base) + path("M95 60c7 3 11 8 10 15-6 1-11-2-13-7Z", dark);
  const chest = path("M40 42C34 58 28 66 28 80c0 13 9 20 22 20s22-7 22-20c0-14-6-22-12-38Z", base) +
    path("M44 46c-3 12-8 22-8 34 0 11 5 17 14 17s14-6 14-17c0-12-5-22-8-34Z", light, 0) + path("M42 58h16M40 67h20M38 76h24M38 85h24M42 93h16", "none", 2, dark);
  const feet = mirror(path("M30 74c-8 4-11 14-8 24h13c2-9 2-17-5-24Z", base, 3) + path("M20 98h17M25 94v4M31 94v4", "none", 2.6));
  const arms = mirror(path("M36 60c-7 2-11 8-10 14 4 2 9-1 12-6Z", base, 3));
  return svg("0 0 120 110", group("translate(10 6)", wings + tail + chest + feet + arms + group("translate(22.5 -14) scale(.55)", head(of))), "dragon sit grown");
}

/** As `dragon`; `age` is 0 for a hatchling, 1 for a young one, 2 for a grown one. */
export const performer = dragonsIn({ ...HATS, ...TROUPE }, grown);
