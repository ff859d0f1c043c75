// Words for what has only a name in the data: fields, kinds and ids. Pure.

/** @typedef {{ [field: string]: unknown }} Thing */
/** @typedef {Map<string, string>} Names names by id, and by `field=value` where a thing without an id has one */

/** @param {unknown} value @returns {value is Thing} */
export const isThing = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** A field's name as a label: `hand_count` is "Hand count"; what something does, in words, is its meaning.
 * @param {string} field */
export const label = (field) => (field === "words" ? "Meaning" : capital(field.replace(/_/g, " ")));

/** A kind as words: `good-or-coin` is "good or coin".
 * @param {string} kind */
export const kindWords = (kind) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(kind) ? kind.replace(/-/g, " ") : kind);

/** Kinds of which one counts the pieces; of others one has so much, as of bread, or their plural is their own. */
const PIECES = new Set(["artisan", "boost", "card", "coin", "companion", "condition", "dragon", "fancy", "goblin", "good", "heart",
  "helper", "hit", "minion", "pair", "resource", "shop", "spectator", "stand", "thistle", "token", "turn", "ward", "wound"]);

/** So many of a kind: "1 card", "2 goods or coins", "3 meat".
 * @param {number} count @param {string} kind */
export function countOf(count, kind) {
  const words = kindWords(kind).split(" or ");
  return `${count} ${(count === 1 ? words : words.map(plural)).join(" or ")}`;
}

/** @param {string} words */
function plural(words) {
  const last = words.split(" ").at(-1) ?? "";
  return PIECES.has(last) ? `${words.replace(/y$/, "ie")}s` : words;
}

/** @param {unknown} value @returns {value is string} */
export const isId = (value) => typeof value === "string" && /^[a-z]+(:[a-z0-9-]+)+$/.test(value);

/** An id without a name as words: `deck:fancies` is "deck fancies", `space:2-3` is "space 2-3".
 * @param {string} id */
export const idWords = (id) => id.replace(/:|(?<!\d)-|-(?!\d)/g, " ");

/** Ids as words without what all of them say behind the first word: `hand:0` and `scored:0` are "hand" and "scored".
 * @param {string[]} ids */
export function ownWords(ids) {
  const [first = [], ...others] = ids.map((id) => id.split(":"));
  /** @param {string} part @param {number} at */
  const isOwn = (part, at) => at === 0 || others.length === 0 || others.some((parts) => parts[at] !== first[at]);
  return [first, ...others].map((parts) => idWords(parts.filter(isOwn).join(":")));
}

/** Where options lie that say the same as another one: "4-2" of `space:4-2`, by their keys.
 * @param {import("./types/contract.js").OptionData[]} options @returns {Map<string, string>} */
export function placesOfAlike(options) {
  const words = options.map((option) => option.words);
  const alike = options.filter((option) => words.indexOf(option.words) !== words.lastIndexOf(option.words));
  return new Map(alike.map(({ key, targets }) => [key, targets.map((id) => idWords(id.slice(id.indexOf(":") + 1))).join(", ")]));
}

/** @param {string} text */
export const slug = (text) => text.toLowerCase().replace(/['’.,!?]/g, "").replace(/[^a-z0-9]+/g, "-");

/** Fields that say what a thing is, not how it stands. */
export const TAGS = ["card", "kind", "tile", "minion", "figure", "companion"];

/** What things in a view are called.
 * @param {unknown} view @param {string[]} people names of the seats @returns {Names} */
export function namesIn(view, people) {
  /** @type {Names} */
  const names = new Map();
  /** @type {Map<string, Set<string>>} */
  const kinds = new Map();
  /** @param {unknown} value */
  function walk(value) {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isThing(value)) return;
    if (typeof value.name === "string" && value.name) known(value, value.name);
    Object.values(value).forEach(walk);
  }
  /** @param {Thing} thing @param {string} name */
  function known(thing, name) {
    if (typeof thing.id === "string") names.set(thing.id, name);
    for (const tag of TAGS) if (typeof thing[tag] === "string") kinds.set(`${tag}=${thing[tag]}`, (kinds.get(`${tag}=${thing[tag]}`) ?? new Set()).add(name));
  }
  walk(view);
  for (const [kind, called] of kinds) if (called.size === 1) names.set(kind, [...called].join());
  people.forEach((name, seat) => names.set(`seat:${seat}`, name));
  return names;
}

/** What an id is called.
 * @param {Names} names @param {string} id */
export const nameOf = (names, id) => names.get(id) ?? idWords(id);

/** Counts by kind as words, without those of which there are none: "2 meat, 1 iron"; what has an id is called by its name.
 * @param {{ [kind: string]: unknown }} counts @param {Names} [names] */
export const countWords = (counts, names = new Map()) =>
  Object.entries(counts).filter(([, count]) => count !== 0)
    .map(([kind, count]) => countOf(Number(count), isId(kind) ? nameOf(names, kind) : kind)).join(", ") || "none";

/** Names joined as in a sentence.
 * @param {string[]} words */
export const listed = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

/** Time left, for people: "2 days", "3:07".
 * @param {number} seconds */
export function timeWords(seconds) {
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} days`;
  if (seconds >= 7_200) return `${Math.floor(seconds / 3_600)} hours`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
