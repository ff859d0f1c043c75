// Dragons. The name is the seed: the same name has the same face, for ever and on every page.
import { HATS } from "./dragon-hats.js";
import { head } from "./dragon-head.js";
import { memo } from "./memo.js";
import { HUES, STAR, box, circle, dice, ellipse, group, hueOf, mirror, own, path, svg, tint } from "./pen.js";

/** @typedef {import("./dragon-hats.js").Hat} Hat */
/** @typedef {import("./dragon-head.js").Head} Head */
/** @typedef {import("./dragon-head.js").Skin} Skin */
/** What is asked for. `pose` head: from 22 px; sit: from 50 px. `age` 0 is a hatchling.
 * @typedef {{ type?: string, hue?: string, seed?: string, pose?: "head" | "sit", mood?: import("./dragon-head.js").Mood,
 *   outfit?: string, age?: number, cls?: string, label?: string }} Asked */

/** What each type wears. @type {Record<string, string>} */
const OUTFIT = {
  bread: "toque", meat: "bull", iron: "bolt", crystal: "crystal", plant: "sprout", potion: "wizard",
  red: "mohawk", purple: "tophat", blue: "ace", green: "band", yellow: "barbell", hero: "horns",
};
/** Hats that leave no room for ears; all but the last hide the brow too, so that freckles go best. */
const EARLESS = ["ace", "sprout", "horns"];

/** How to draw dragons that may wear these hats, and what they are when they have grown up.
 * @param {Record<string, Hat>} hats @param {(of: Head) => string} [grown] */
export const dragonsIn = (hats, grown) => (/** @type {Asked} */ asked = {}) => {
  const { type = "bread", hue, seed = type, pose = "head", mood = "awake", outfit, age = 1, cls = "", label = "" } = asked;
  const chance = dice(`${seed}·${type}`), h = hueOf(hue ?? type), skin = skinOf(chance, h);
  const worn = outfit ?? own(OUTFIT, type) ?? (type === "fancy" ? chance.pick(["crown", "bow", "flower", "beret", "party", "tophat"]) : "nub");
  const name = age < 1 ? "shell" : own(hats, worn) ? worn : "nub";
  if (age < 1) Object.assign(skin, { eye: skin.eye * 1.22, fang: 0, lid: 0, mouth: 0 });
  if (EARLESS.includes(name) && name !== "horns") skin.marks = 1;
  const hat = (own(hats, name) ?? HATS.nub)?.(h) ?? {};
  /** @type {Head} */
  const of = {
    skin, wide: chance.span(31, 37), high: chance.span(25, 29), jaw: chance.span(16, 30), mood, hat,
    earless: EARLESS.includes(name), moustache: name === "barbell",
  };
  if (pose === "head") return svg("0 0 100 92", head(of), `dragon ${cls}`, label);
  if (age < 1) return svg("0 0 100 100", hatchling(of), `dragon sit ${cls}`, label);
  if (age > 1 && grown) return grown(of);
  const wings = wingsOf(skin, chance.pick([0, 1, 2]));
  return svg("0 0 100 100", wings + body(skin, name) + group("translate(15.5 -3) scale(.69)", head(of)), `dragon sit ${cls}`, label);
};

/** dragon({ type or hue, seed, pose, mood, outfit, age, cls, label }), as a string of SVG. */
export const dragon = memo(dragonsIn(HATS));

/** The order of the rolls is the face: what is added must be rolled last.
 * @param {ReturnType<typeof dice>} chance @param {import("./pen.js").Hue} h @returns {Skin} */
function skinOf(chance, h) {
  const turn = chance.span(-9, 9), lift = chance.span(-4, 4);
  return {
    base: tint(h.b, turn, lift), light: tint(h.l, turn, lift / 2), dark: tint(h.d, turn, lift),
    iris: chance.pick(["#7fd3ff", "#ffd166", "#a6e37a", "#ffb3c7", "#c9b6ff"]),
    ears: chance.pick([0, 1, 1, 2]), marks: chance.pick([0, 1, 1, 2, 3]), snout: chance.span(14, 20), mouth: chance.pick([0, 0, 1, 2]),
    fang: chance.pick([0, 1, 2, 1]), apart: chance.span(14, 18.5), eye: chance.span(0.88, 1.12), lid: chance.pick([0, 0, 0, 1.5, -1.5]), winks: chance.chance(0.08),
  };
}

/** @param {Skin} skin @param {number} kind */
function wingsOf({ base, dark }, kind) {
  if (kind === 0) return mirror(path("M36 62C22 46 10 46 3 52c4 2 6 5 6 9 4 0 7 2 8 6 5-1 9 1 11 5Z", dark));
  if (kind === 1) return mirror(path("M36 66C26 44 10 42 4 44c2 12 6 24 26 28Z", dark) + path("M10 49c6 6 12 11 20 16", "none", 2, base));
  return mirror(path("M36 66C30 50 20 44 8 42c1 6 3 9 6 11-3 0-5 0-7 1 2 5 5 8 9 9-1 1-3 2-4 4 7 4 13 4 18 2Z", dark));
}

/** @param {Skin} skin @param {string} hat */
const body = ({ base, light, dark }, hat) =>
  path("M66 88c14 2 24-6 22-24", "none", 11) + path("M66 88c14 2 24-6 22-24", "none", 5, base) + tailTip(hat, light, dark) +
  path("M50 54c13 0 21 12 21 25 0 11-8 17-21 17s-21-6-21-17c0-13 8-25 21-25Z", base) +
  path("M50 62c8 0 13 8 13 18s-5 14-13 14-13-4-13-14 5-18 13-18Z", light, 0) + path("M39 76h22M40 84h20", "none", 2, dark) +
  mirror(path("M33 66c-6 4-8 10-5 14 3 2 7-1 9-6Z", base, 3) + ellipse(36, 94, 9, 5, base, 3));

/** @param {string} hat @param {string} light @param {string} dark */
function tailTip(hat, light, dark) {
  switch (hat) {
    case "toque": return circle(88, 62, 7, HUES.wheat.b, 3);
    case "bull": return path("M88 52l7 12-14 3Z", dark);
    case "bolt": return box(81, 54, 14, 12, 3, "#cdd8e4", 3);
    case "crystal": return path("M88 50l7 8-7 12-7-12Z", light);
    case "sprout": return path("M84 68c-4-8 2-16 11-17 3 9-2 17-11 17Z", light);
    case "wizard": return group("translate(77 49) scale(.9)", path(STAR, HUES.gold.b, 2.6));
    default: return path("M89 50c6 5 7 11 3 17-7 0-11-4-12-9Z", dark);
  }
}

/** A hatchling still sits in its shell: large head, large eyes, wings like thumbs. @param {Head} of */
function hatchling(of) {
  const { base, light, dark } = of.skin;
  const little = mirror(path("M30 72C20 66 14 66 9 70c5 1 6 4 6 7 5 0 9 2 13 4Z", dark)) + path("M50 56c14 0 22 10 22 20H28c0-10 8-20 22-20Z", base) +
    path("M50 64c8 0 12 6 12 12H38c0-6 4-12 12-12Z", light, 0) + mirror(ellipse(35, 76, 6, 4.5, base, 2.8));
  const shell = path("M22 76l7 5 6-5 7 5 8-5 8 5 7-5 6 5 7-5c0 14-12 20-28 20S22 90 22 76Z", "#fff6e3") + path("M34 88c4 3 9 4 14 4", "none", 2.2, "#d9c39a") +
    circle(62, 87, 2.2, dark) + circle(42, 84, 1.8, dark);
  return little + shell + group("translate(11 -8) scale(.78)", head(of));
}
