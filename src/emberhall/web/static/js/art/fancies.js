// Fancy dragons: each comes to the party in a hue and an outfit that are nobody else's, the same in every game it visits.
import { dragon } from "./dragon.js";
import { drawn } from "./icons.js";
import { memo } from "./memo.js";
import { HUES, circle, dice, group, inside, own, svg } from "./pen.js";

/** @typedef {import("./pen.js").HueName} HueName */
/** @typedef {{ pose?: "head" | "sit", mood?: import("./dragon-head.js").Mood }} Look */

/** @type {Record<string, [hue: HueName, outfit: string]>} */
const PARTY = {
  pocus: ["violet", "stars"], starburst: ["gold", "stars"], sparkle: ["rose", "crown"], twinkle: ["sky", "stars"], taylor: ["teal", "beret"],
  goldrush: ["gold", "crown"], frazzle: ["ember", "feather"], hocus: ["slate", "tophat"], dazzle: ["rose", "rays"], shimmer: ["sky", "ribbons"],
  matches: ["ruby", "party"], buttercup: ["gold", "flower"], pinkytoe: ["rose", "bow"], wesley: ["steel", "feather"], sunlight: ["wheat", "rays"],
  greenhorn: ["leaf", "party"], nightbrite: ["slate", "nightcap"],
  toasty: ["wheat", "cherry"], carnie: ["ruby", "feather"], forrest: ["leaf", "flower"], elix: ["sky", "party"], ajax: ["steel", "beret"],
  zircon: ["violet", "crown"], sweetie: ["rose", "cherry"], umami: ["ruby", "beret"], savannah: ["moss", "rays"], jitters: ["teal", "party"],
  shadow: ["plum", "nightcap"], gemma: ["violet", "ribbons"], steven: ["bone", "tophat"], todd: ["moss", "tophat"], talisman: ["teal", "crown"],
  buddy: ["bone", "crown"], bubu: ["plum", "bow"], chonkers: ["ember", "cherry"], rainbow: ["rose", "rainbow"], flair: ["teal", "feather"],
};
/** What one wears that nobody has dressed yet. @type {[string, ...string[]]} */
const WARDROBE = ["crown", "bow", "flower", "beret", "party", "tophat", "stars", "rays", "feather", "cherry", "ribbons", "nightcap"];
const COLOURS = /** @type {[HueName, ...HueName[]]} */ (Object.keys(HUES));

/** @param {string} id @returns {[string, string]} */
function dressed(id) {
  const chance = dice(id);
  return own(PARTY, id) ?? [chance.pick(COLOURS), chance.pick(WARDROBE)];
}

/** The dragon of a name; one of the sun or of the moon bears it at its side. */
export const guest = memo((/** @type {string} */ id, /** @type {string} */ time, /** @type {Look} */ { pose = "head", mood = "awake" }) => {
  const [hue, outfit] = dressed(id);
  const face = dragon({ type: "fancy", hue, outfit, seed: id, pose, mood });
  return badged(face, pose, time === "sun" || time === "moon" ? drawn(time) : "", time === "moon" ? HUES.slate.b : HUES.gold.l);
});

/** A picture of a dragon with a small round badge, low at its side.
 * @param {string} face @param {"head" | "sit"} pose @param {string} emblem in a box of 24 @param {string} ground */
export function badged(face, pose, emblem, ground) {
  const y = pose === "head" ? 75 : 82;
  const badge = emblem && circle(82, y, 15.5, ground, 3) + group(`translate(70.6 ${y - 11.4}) scale(.95)`, emblem);
  return svg(pose === "head" ? "0 0 100 92" : "0 0 100 100", inside(face) + badge, `dragon ${pose}`);
}
