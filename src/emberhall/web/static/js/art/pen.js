// The pen: one ink, round joins, flat hues. No gradient, no id, no filter, so that a picture may stand on a page a hundred times.
// Characters are drawn in a box of 100 (line 3.2), icons in a box of 24 (line 1.5). Pictures are strings of SVG, made of what stands
// in these modules alone: a name from outside is looked up or hashed, it is never written into a picture.

/** @typedef {{ b: string, l: string, d: string }} Hue base, light (belly, wash) and dark (shade) */

export const INK = "#2c1c33";
export const HUES = {
  wheat: { b: "#e8a850", l: "#f9dca4", d: "#a9691f" }, ruby: { b: "#dd5347", l: "#f7aa9b", d: "#9c2b2b" },
  steel: { b: "#8497ad", l: "#cdd8e4", d: "#4f5f74" }, violet: { b: "#ad74de", l: "#e0c5f8", d: "#70409f" },
  leaf: { b: "#5fae5c", l: "#bbe2a4", d: "#33733b" }, sky: { b: "#4d97e0", l: "#b4daf9", d: "#265fa5" },
  gold: { b: "#f2c23e", l: "#fdeaa8", d: "#a87708" }, ember: { b: "#f0762f", l: "#ffc591", d: "#ad4213" },
  moss: { b: "#9aae5b", l: "#d6e0a3", d: "#5e6f2a" }, bone: { b: "#efe3cd", l: "#fffaf0", d: "#a8957a" },
  plum: { b: "#8d5a8f", l: "#d3add2", d: "#573257" }, slate: { b: "#6d6782", l: "#b3aec6", d: "#3f394f" },
  rose: { b: "#ec86a6", l: "#fbd0dc", d: "#a8436a" }, teal: { b: "#3fb0a5", l: "#a9e3db", d: "#1b6b66" },
};
/** @typedef {keyof typeof HUES} HueName */

/** @type {Record<string, HueName>} */
export const HUE_OF = {
  bread: "wheat", meat: "ruby", iron: "steel", crystal: "violet", plant: "leaf", potion: "sky", coin: "gold", gold: "gold", stone: "violet",
  red: "ruby", purple: "violet", violet: "violet", blue: "sky", green: "leaf", yellow: "gold", fight: "ruby", flight: "sky", hunt: "leaf",
  wild: "ember", dragon: "ember", helper: "moss", pair: "moss", thistle: "plum",
};
/** The hues of the six goods, as they go round a wheel. @type {HueName[]} */
export const SIX = ["wheat", "ruby", "violet", "sky", "leaf", "steel"];

/** What a table of drawings has under a name that came from outside.
 * @template T @param {Record<string, T>} table @param {string} name @returns {T | undefined} */
export const own = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

/** The hue of a kind, or of its own name; slate for a stranger. @param {string} kind @returns {Hue} */
export const hueOf = (kind) => own(HUES, own(HUE_OF, kind) ?? kind) ?? HUES.slate;

// chance that is always the same for the same name

/** @param {unknown} seed */
export function hash(seed) {
  let sum = 2166136261;
  for (const sign of String(seed)) sum = Math.imul(sum ^ sign.charCodeAt(0), 16777619);
  return sum >>> 0;
}

/** @param {unknown} seed */
export function dice(seed) {
  let at = hash(seed);
  const roll = () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    roll,
    /** @template T @param {readonly [T, ...T[]]} things @returns {T} */
    pick: (things) => things[Math.floor(roll() * things.length)] ?? things[0],
    /** @param {number} low @param {number} high */
    span: (low, high) => low + roll() * (high - low),
    /** @param {number} part */
    chance: (part) => roll() < part,
  };
}

/** A hue turned by a few degrees and lifted by a little, so that two bakers are not the same orange.
 * @param {string} colour @param {number} turn @param {number} lift */
export function tint(colour, turn, lift) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b), least = Math.min(r, g, b), wide = most - least, light = (most + least) / 2;
  const sixth = wide === 0 ? 0 : most === r ? ((g - b) / wide) % 6 : most === g ? (b - r) / wide + 2 : (r - g) / wide + 4;
  const full = wide === 0 ? 0 : wide / (1 - Math.abs(2 * light - 1));
  return `hsl(${((60 * sixth + turn + 360) % 360).toFixed(0)} ${(full * 100).toFixed(0)}% ${Math.max(0, Math.min(100, light * 100 + lift)).toFixed(0)}%)`;
}

// strokes

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The only place where a word of a caller's comes into a picture: its class, and what it is called.
 * @param {string} view @param {string} body @param {string} [name] @param {string} [label] */
export const svg = (view, body, name = "", label = "") =>
  `<svg class="part ${name.replace(/[^\w -]/g, "").trim()}" viewBox="${view}" ${label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"'}` +
  ` fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;

/** What a picture is made of, to be set into another. @param {string} picture */
export const inside = (picture) => picture.replace(/<svg[^>]*>|<\/svg>/g, "");

/** @param {number} width @param {string} ink */
const line = (width, ink) => (width ? ` stroke="${ink}" stroke-width="${width}"` : "");

/** @param {string} d @param {string} [fill] @param {number} [width] @param {string} [ink] */
export const path = (d, fill = "none", width = 3.2, ink = INK) => `<path d="${d}" fill="${fill}"${line(width, ink)}/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {number} [width] @param {string} [ink] */
export const circle = (x, y, r, fill, width = 0, ink = INK) => `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}"${line(width, ink)}/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill @param {number} [width] */
export const ellipse = (x, y, rx, ry, fill, width = 0) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${line(width, INK)}/>`;

/** @param {number} x @param {number} y @param {number} wide @param {number} high @param {number} corner @param {string} fill @param {number} [width] */
export const box = (x, y, wide, high, corner, fill, width = 0) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${corner}" fill="${fill}"${line(width, INK)}/>`;

/** @param {string} transform @param {string} body */
export const group = (transform, body) => `<g transform="${transform}">${body}</g>`;

/** A half of something in a box of 100, and its other half. @param {string} body */
export const mirror = (body) => body + group("matrix(-1 0 0 1 100 0)", body);

/** @param {number} part @param {string} body */
export const faint = (part, body) => `<g opacity="${part}">${body}</g>`;

/** @param {number} number */
export const round = (number) => +number.toFixed(1);

// outlines used by many

export const FLAME = "M12 2c.6 3.4 5.8 6 5.8 11.6A5.8 5.8 0 0 1 12 21.5a5.8 5.8 0 0 1-5.8-5.9c0-2.6 1.3-4 2.3-5.3.3 1.3.9 2 1.7 2.4C9.8 8.6 10.6 4.6 12 2Z";
export const STAR = "M12 2.6l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 16.6l-5.7 3.2 1.4-6.3L2.9 9.2l6.4-.7Z";

/** A hex that stands on its tip. @param {number} radius */
export const hexPath = (radius) =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${corner ? "L" : "M"}${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  }).join("") + "Z";
