// Minions and bosses of the Vale, as busts in a box of 100. A family goes by a word of the name, the hue by chance.
import { VALE } from "./icons-vale.js";
import { HUES, INK, circle, dice, ellipse, group, mirror, path, svg } from "./pen.js";

/** @typedef {import("./pen.js").Hue} Hue */
/** @typedef {import("./pen.js").HueName} HueName */

/** @satisfies {Record<string, (c: Hue) => string>} */
const FAMILIES = {
  helm: (c) =>
    path("M20 96c2-18 12-26 30-26s28 8 30 26Z", c.d) + path("M50 16c18 0 27 12 27 32 0 16-10 28-27 28S23 64 23 48c0-20 9-32 27-32Z", "#b9c2d0") +
    path("M24 46h52", "none", 3) + path("M30 50h40v8H30Z", INK, 0) + circle(41, 54, 3, "#ffd166") + circle(59, 54, 3, "#ffd166") +
    path("M50 16v30M44 64h12M46 70h8", "none", 3) + path("M50 17C46 4 58 0 66 4c-4 2-6 6-8 13Z", c.b),
  hood: (c) =>
    path("M14 96C14 50 26 12 52 8c22 4 34 44 34 88Z", c.d) + path("M50 24c14 0 22 12 22 28S64 78 50 78 28 68 28 52s8-28 22-28Z", "#241829") +
    mirror(path("M36 50l9 3-2 5c-4 0-7-3-7-8Z", "#ffd166", 0)) + path("M42 67q8 4 16 0", "none", 2.4, c.l),
  straw: (c) =>
    path("M22 96c2-16 12-24 28-24s26 8 28 24Z", c.b) + path("M50 30c15 0 22 10 22 24S64 78 50 78 28 68 28 54s7-24 22-24Z", "#f0c9a0") +
    circle(41, 54, 3.4, INK) + circle(59, 54, 3.4, INK) + path("M34 46l10 3M66 46l-10 3", "none", 3) + path("M43 67q7-4 14 0", "none", 3) +
    path("M8 42c20-6 20-28 42-28s22 22 42 28c-20 8-64 8-84 0Z", "#e6c069") + path("M30 32c12 5 28 5 40 0", "none", 3, "#a9691f"),
  lamp: (c) =>
    path("M22 96c2-16 12-24 28-24s26 8 28 24Z", c.d) + path("M50 28c15 0 22 10 22 26S64 80 50 80 28 70 28 54s7-26 22-26Z", "#d9ab84") +
    path("M28 62c4 18 40 18 44 0 4 14-4 26-22 26s-26-12-22-26Z", "#6b4a35") + circle(41, 53, 3.4, INK) + circle(59, 53, 3.4, INK) +
    path("M22 44C22 22 34 14 50 14s28 8 28 30Z", "#8497ad") + circle(50, 28, 8, "#ffe28a", 3),
  wolf: (c) =>
    path("M18 20 34 34c10-5 22-5 32 0L82 20c4 18 2 36-6 48L50 94 24 68C16 56 14 38 18 20Z", c.b) +
    path("M50 52c10 0 16 8 14 18L50 88 36 70c-2-10 4-18 14-18Z", c.l, 0) + mirror(path("M30 46l14 6c-2 5-12 4-14-6Z", "#ffd166", 2)) +
    path("M43 74h14l-7 8Z", INK, 0),
  beast: (c) =>
    mirror(path("M26 38C10 38 6 26 8 12c8 8 16 10 28 12Z", "#fff1d6")) + path("M50 20c24 0 34 16 34 36S70 92 50 92 16 76 16 56s10-36 34-36Z", c.b) +
    ellipse(50, 72, 20, 15, c.l, 3) + circle(43, 70, 3, INK) + circle(57, 70, 3, INK) + mirror(path("M28 48l14 4c-2 6-13 4-14-4Z", "#ffd166", 2)) +
    path("M42 80q8 5 16 0", "none", 3),
  serpent: (c) =>
    path("M8 92c0-14 20-8 26-18C20 60 22 24 52 20c28-2 38 20 30 38-6 14-20 16-24 22-4 8 10 12 26 12Z", c.b) +
    path("M50 20 40 4l18 8 12-6-2 16Z", c.d) + ellipse(64, 40, 6, 8, "#ffd166", 3) + path("M64 36v8", "none", 3) +
    path("M52 62c10 2 20-2 28-8l-6 14-8-6-6 8Z", "#fff", 2),
  bird: (c) =>
    path("M50 14c22 0 34 18 32 44-6-6-10-6-14-4 4 12 2 26-4 38H30c-10-22-14-78 20-78Z", c.b) +
    path("M42 46c16-2 38 2 46 14-12 0-16 4-22 12-8-2-18-8-24-26Z", HUES.gold.b) + circle(48, 40, 6, "#fff", 3) + circle(49, 41, 3, INK) +
    path("M38 18 26 6M46 14 40 0", "none", 4, c.d),
  skull: () =>
    path("M50 14c22 0 34 14 34 34 0 12-6 20-12 26v16H28V74c-6-6-12-14-12-26 0-20 12-34 34-34Z", "#fff3da") + mirror(ellipse(36, 50, 9, 10, INK)) +
    mirror(circle(36, 50, 3, "#a9e3db")) + path("M46 66l4-7 4 7Z", INK, 0) + path("M40 90V78M50 90V78M60 90V78", "none", 3),
  lantern: () =>
    path("M50 2c-10 0-14 8-14 14h28c0-6-4-14-14-14ZM26 16h48l8 14H18Z", "#5d5570") + path("M20 30h60l-6 56H26Z", "#fff1c9") +
    path("M50 36c2 12 18 20 18 34 0 10-8 14-18 14s-18-4-18-14c0-14 16-22 18-34Z", HUES.sky.l) + mirror(ellipse(42, 66, 4.5, 6, INK)) +
    path("M43 77q7 4 14 0", "none", 3) + path("M20 30l6 56M80 30l-6 56M50 30v6", "none", 4) + path("M20 86h60v8H20Z", "#5d5570"),
};

/** @type {[RegExp, keyof typeof FAMILIES][]} */
const WORDS = [
  [/wolf|hound|dog/, "wolf"], [/bear|bull|ram|golem/, "beast"], [/serpent|pike|lurker/, "serpent"], [/griffin|harpy|eagle/, "bird"], [/wight|bone/, "skull"],
  [/thief|hexer|acolyte|poacher|relic/, "hood"], [/miner|sapper|quarry/, "lamp"], [/mob|pitchfork|shepherd|bell|trapper|snare|harpoon|barber|scout/, "straw"],
];
/** @param {string} id */
export const familyOf = (id) => WORDS.find(([words]) => words.test(id))?.[1] ?? "helm";

/** @type {[HueName, ...HueName[]]} */
const CLOAKS = ["plum", "slate", "ember", "teal", "moss", "ruby"];
/** @type {Partial<Record<keyof typeof FAMILIES, [HueName, ...HueName[]]>>} */
const COATS = { wolf: ["slate", "steel", "wheat"], serpent: ["teal", "moss", "leaf"] };

/** @param {string} id @param {{ stunned?: boolean }} [state] */
export function minion(id, { stunned = false } = {}) {
  const name = id.replace(/-\d+$/, ""), family = familyOf(name);
  const hue = HUES[dice(name).pick(COATS[family] ?? CLOAKS)];
  return svg("0 0 100 100", FAMILIES[family](hue) + (stunned ? group("translate(60 -2) scale(1.6)", VALE.stun()) : ""), "minion");
}

const CROWN = path("M28 24 24 2l14 10L50 0l12 12L76 2l-4 22c-12-8-32-8-44 0Z", HUES.gold.b, 3);
const NET = path("M16 70 50 96 84 70M18 84 34 96M82 84 66 96M26 62 60 96M74 62 40 96", "none", 2.6, "#e6d3ae");

/** @param {string} name */
export function boss(name) {
  const said = name.toLowerCase();
  if (/lamp|lantern/.test(said)) return svg("0 0 100 100", FAMILIES.lantern(), "boss");
  if (/undertow|serpent/.test(said)) return svg("0 0 100 100", FAMILIES.serpent(HUES.teal), "boss");
  if (/warden|castellan|marrow/.test(said)) return svg("0 0 100 100", FAMILIES.helm(HUES.ruby) + CROWN, "boss");
  return svg("0 0 100 100", FAMILIES.hood(HUES.plum) + NET, "boss");
}
