// The sections of a view: how things stand, what lies before the reader, the table, what lies before the others. Pure.
import { isThing, label, namesIn } from "./labels.js";
import { facts, meant, partOf, reading } from "./reading.js";

/** @typedef {{ name: string, title: string, is: import("./reading.js").Reading, open: boolean }} Section */
/** @typedef {import("./types/contract.js").View} View */

const UNSAID = ["game", "seat", "source", "seats"];

/** Face down, or in a box: not what one looks at first. */
const ASIDE = ["decks", "supply"];

/** Whether there is anything inside that can be pointed at.
 * @param {unknown} value @returns {boolean} */
const holdsThings = (value) =>
  Array.isArray(value) ? value.some(holdsThings) : isThing(value) && (typeof value.id === "string" || Object.values(value).some(holdsThings));

/** @param {unknown} value */
const isShort = (value) => !Array.isArray(value) && (!isThing(value) || Object.values(value).every((part) => !isThing(part) && !Array.isArray(part)));

/** Whether there is nothing to read: a place where nothing lies.
 * @param {import("./reading.js").Reading} is @returns {boolean} */
function isEmpty(is) {
  if (is.as === "text") return is.words === "none";
  return is.as === "facts" ? is.facts.every((fact) => isEmpty(fact.is)) : (is.as === "table" ? is.rows : is.cards).length === 0;
}

/** @param {View} view @param {{ [name: string]: any }} schema @param {string[]} people names of the seats @returns {Section[]} */
export function sections(view, schema, people) {
  const defs = schema.$defs ?? {};
  const reader = { names: namesIn(view, people), defs, seats: people.length };
  const top = meant(reader, defs.View), seat = meant(reader, meant(reader, partOf(top, "seats")).items);
  const fields = Object.keys(view).filter((field) => !UNSAID.includes(field));
  const glance = Object.fromEntries(fields.filter((field) => isShort(view[field])).map((field) => [field, view[field]]));
  const rest = fields.filter((field) => !isShort(view[field]));
  const mine = view.seats.filter((_, place) => place === view.seat), others = view.seats.filter((_, place) => place !== view.seat);
  /** @param {View["seats"][number]} thing @param {boolean} open @returns {Section} */
  const before = (thing, open) => {
    const place = view.seats.indexOf(thing), name = people[place] ?? `Seat ${place + 1}`;
    return { name: thing.id, title: place === view.seat ? `Yours, ${name}` : name, is: { as: "facts", facts: facts(reader, thing, seat) }, open };
  };
  return [
    { name: "glance", title: "How things stand", is: { as: "facts", facts: facts(reader, glance, top).filter(({ is }) => is.as !== "text" || is.words !== "none") }, open: true },
    ...mine.map((thing) => before(thing, true)),
    ...rest.map((field) => {
      const is = reading(reader, view[field], partOf(top, field), field);
      return { name: field, title: label(field), is, open: !ASIDE.includes(field) && holdsThings(view[field]) && !isEmpty(is) };
    }),
    ...others.map((thing) => before(thing, false)),
  ];
}
