// Tokens of Duals: wooden discs with the face of a type; one that is two types is split, with icons, for two faces would mumble.
import { dragon } from "./dragon.js";
import { drawn } from "./icons.js";
import { memo } from "./memo.js";
import { HUES, INK, SIX, circle, faint, group, hueOf, inside, path, svg } from "./pen.js";

const wheel = () => SIX.map((hue, at) => group(`rotate(${at * 60} 50 50)`, path("M50 50 27 10.2a46 46 0 0 1 46 0Z", HUES[hue].b, 0))).join("");

/** @param {string} rim */
const disc = (rim) => faint(0.35, circle(50, 53, 46, INK)) + rim + circle(50, 50, 46, "none", 3.6) + circle(50, 50, 40, "none", 2, "rgb(255 255 255/.55)");

/** A type ("bread"), two types ("bread-crystal") or Buddy.
 * @param {string} kind @param {string} [seed] @param {import("./dragon-head.js").Mood} [mood] */
export const token = (kind, seed = kind, mood = "awake") => made(kind, seed, mood);

const made = memo((/** @type {string} */ kind, /** @type {string} */ seed, /** @type {import("./dragon-head.js").Mood} */ mood) => {
  const [first = "", second] = kind.split("-");
  if (second) return dual(first, second);
  const buddy = kind === "buddy", hue = hueOf(first);
  const face = buddy ? dragon({ type: "fancy", hue: "bone", seed: "buddy", outfit: "crown", mood }) : dragon({ type: first, seed, mood });
  return svg("0 0 100 100", disc(buddy ? wheel() : circle(50, 50, 46, hue.b)) + circle(50, 50, 38, hue.l) + group("translate(14 15) scale(.72)", inside(face)), "token");
});

/** @param {string} first @param {string} second */
function dual(first, second) {
  const left = hueOf(first), right = hueOf(second);
  const rim = path("M50 4a46 46 0 0 0 0 92Z", left.b, 0) + path("M50 4a46 46 0 0 1 0 92Z", right.b, 0);
  const halves = path("M50 12a38 38 0 0 0 0 76Z", left.l, 0) + path("M50 12a38 38 0 0 1 0 76Z", right.l, 0) + path("M50 9v82", "none", 3);
  return svg("0 0 100 100", disc(rim) + halves + group("translate(10 31) scale(1.6)", drawn(first)) + group("translate(52 31) scale(1.6)", drawn(second)), "token dual");
}
