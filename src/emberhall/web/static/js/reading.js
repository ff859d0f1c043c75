// A view as something to read: labelled facts, tables and cards, made from the data and its schema. No rule of any game.
import { TAGS, capital, countOf, countWords, idWords, isId, isThing, kindWords, label, nameOf, ownWords, slug } from "./labels.js";

/** @typedef {import("./labels.js").Thing} Thing */
/** @typedef {{ $ref?: string, anyOf?: Schema[], items?: Schema, properties?: { [field: string]: Schema },
 *   additionalProperties?: Schema | boolean, description?: string, [word: string]: unknown }} Schema */
/** @typedef {{ names: import("./labels.js").Names, defs: { [name: string]: Schema }, seats: number }} Reader */
/** @typedef {{ label: string, is: Reading, id?: string }} Fact */
/** A thing with its own heading: `words` is what it says, `more` what its words say already.
 * @typedef {{ id: string, name: string, words: string, facts: Fact[], more: Fact[] }} Card */
/** @typedef {{ id: string, name: string, cells: string[] }} Row */
/** @typedef {{ as: "text", words: string } | { as: "facts", facts: Fact[] } | { as: "cards", cards: Card[] }
 *   | { as: "table", head: string[], rows: Row[] }} Reading */

const SEAT_FIELDS = ["turn", "seat", "leader"];
const UNSAID = ["source", "id"], DRAWN_AT = ["row", "column", "q", "r", "x", "y", "shape"];
const MOST_COLUMNS = 7, SHORT = 24;

/** @param {unknown} value */
const isEmpty = (value) =>
  value === null || value === undefined || value === "" ||
  (Array.isArray(value) ? value.length === 0 : isThing(value) && Object.keys(value).length === 0);

/** The schema behind a reference, or the part of a choice that is not null.
 * @param {Reader} reader @param {Schema | undefined} schema @returns {Schema} */
export function meant(reader, schema) {
  if (!schema) return {};
  if (schema.$ref) return meant(reader, reader.defs[schema.$ref.split("/").pop() ?? ""]);
  const real = schema.anyOf?.filter((part) => part.type !== "null");
  return real?.length === 1 ? { ...meant(reader, real[0]), description: schema.description } : schema;
}

/** @param {Schema} schema @param {string} field @returns {Schema} */
export const partOf = (schema, field) => schema.properties?.[field] ?? {};

/** @param {string} field @param {Schema | undefined} schema */
const tellsSeats = (field, schema) =>
  SEAT_FIELDS.includes(field) || /^the seats?\b|\bthese seats\b/i.test(schema?.description ?? "");

/** @param {unknown} value */
const isCounts = (value) => isThing(value) && Object.values(value).every((count) => typeof count === "number");

/** Any value in a few words.
 * @param {Reader} reader @param {unknown} value @param {Schema | undefined} [schema] @param {string} [field] @returns {string} */
export function words(reader, value, schema, field = "") {
  if (isEmpty(value)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return tellsSeats(field, schema) ? nameOf(reader.names, `seat:${value}`) : String(value);
  if (typeof value === "string") return reader.names.get(value) ?? reader.names.get(`${field}=${value}`) ?? idOrKind(value);
  if (Array.isArray(value)) return listWords(reader, value, schema, field);
  return isThing(value) ? thingWords(reader, value, meant(reader, schema)) : String(value);
}

/** @param {Reader} reader @param {unknown[]} list @param {Schema | undefined} schema @param {string} field */
function listWords(reader, list, schema, field) {
  const each = { ...meant(reader, schema).items, description: schema?.description };
  const unnamed = list.every((one) => isId(one) && !reader.names.has(one));
  const inner = unnamed ? ownWords(list.map(String)) : list.map((one) => words(reader, one, each, field));
  return inner.join(list.some(Array.isArray) || inner.some((one) => one.includes(", ")) ? "; " : ", ");
}

/** @param {string} value */
const idOrKind = (value) => (isId(value) ? idWords(value) : kindWords(value));

/** @param {Reader} reader @param {Thing} thing @param {Schema} schema @returns {string} */
function thingWords(reader, thing, schema) {
  if (Object.keys(thing).join() === "count,of") return `${thing.count} of ${thing.of}`;
  if (isCounts(thing) && !schema.properties) return countWords(thing, reader.names);
  if (typeof thing.name === "string" && thing.name) return namedWords(thing, thing.name);
  if (isPile(thing)) return countOf(Number(thing.count), String(thing.kind ?? "")).trim();
  const told = fieldsOf(thing).filter((field) => !isEmpty(thing[field]) && thing[field] !== false);
  return told
    .map((field) => (told.length === 1 || TAGS.includes(field) ? "" : `${label(field).toLowerCase()} `) + words(reader, thing[field], partOf(schema, field), field))
    .join(", ") || "none";
}

/** @param {Thing} thing @param {string} name */
function namedWords(thing, name) {
  const count = typeof thing.count === "number" ? `${thing.count} ` : "";
  const kind = typeof thing.kind === "string" && !name.includes(thing.kind) ? `, ${kindWords(thing.kind)}` : "";
  return count + name + kind + (thing.words ? ` (${thing.words})` : "");
}

/** Fields worth reading: not where it comes from, not the name again, nor where a thing with a name is drawn.
 * @param {Thing} thing */
const fieldsOf = (thing) =>
  Object.keys(thing).filter((field) => !UNSAID.includes(field) && !repeatsName(thing, field) && !(thing.name && DRAWN_AT.includes(field)));

/** @param {Thing} thing @param {string} field */
const repeatsName = (thing, field) =>
  field !== "name" && typeof thing[field] === "string" && typeof thing.name === "string" && thing[field] === slug(thing.name);

/** @param {Thing} thing */
const isFlat = (thing) => fieldsOf(thing).every((field) => isSimple(thing[field]));

/** Whether a value can be said in a few words.
 * @param {unknown} value @returns {boolean} */
function isSimple(value) {
  if (Array.isArray(value)) return value.every((each) => !Array.isArray(each) && isSimple(each));
  return !isThing(value) || isCounts(value) || isSmall(value);
}

/** Whether a thing is little more than a name, or a few plain facts.
 * @param {Thing} thing */
function isSmall(thing) {
  const more = fieldsOf(thing).filter((field) => !["name", "kind", "words", "count"].includes(field) && !isEmpty(thing[field]));
  return more.length <= (thing.name ? 2 : 3) && more.every((field) => !isThing(thing[field]) || isCounts(thing[field]))
    && more.every((field) => !Array.isArray(thing[field]) || !thing[field].some(isThing));
}

/** Piles say how many, and nothing else.
 * @param {Thing} thing */
const isPile = (thing) => typeof thing.count === "number" && fieldsOf(thing).every((field) => field === "kind" || field === "count");

/** What things of a list are called in headings or at the heads of rows, if anything in them says so.
 * @param {Reader} reader @param {Thing[]} list @returns {string[] | null} */
function titles(reader, list) {
  if (list.every((thing) => typeof thing.name === "string" && thing.name)) return list.map((thing) => String(thing.name));
  /** @param {string} field */
  const differ = (field) => new Set(list.map((thing) => thing[field])).size === list.length && list.every((thing) => typeof thing[field] === "string");
  const known = (list.length > 1 ? ["kind", "id", "words"] : ["id", "kind"]).find(differ);
  if (!known) return null;
  const values = list.map((thing) => String(thing[known])), own = ownWords(values);
  return values.map((value, place) => (isId(value) && !reader.names.has(value) ? own[place] ?? "" : kindName(reader, value)));
}

/** @param {Reader} reader @param {string} known */
const kindName = (reader, known) =>
  reader.names.get(known) ?? TAGS.map((tag) => reader.names.get(`${tag}=${known}`)).find(Boolean) ?? idOrKind(known);

/** @param {Reader} reader @param {unknown} value @param {Schema | undefined} schema @param {string} [field] @returns {Reading} */
export function reading(reader, value, schema, field = "") {
  const inside = meant(reader, schema);
  if (Array.isArray(value) && value.length > 0) {
    if (value.every(isThing)) return things(reader, value, meant(reader, inside.items));
    if (value.every((row) => Array.isArray(row) && row.every(isThing))) return grid(reader, value, meant(reader, inside.items));
  }
  if (isThing(value) && isPile(value)) return { as: "text", words: String(value.count) };
  if (isThing(value) && !isEmpty(value) && !isCounts(value) && !(isSmall(value) && !value.name)) return { as: "facts", facts: facts(reader, value, inside) };
  return { as: "text", words: words(reader, value, schema, field) };
}

/** Every field of a thing with its label; what is not so is not said.
 * @param {Reader} reader @param {Thing} thing @param {Schema} schema @returns {Fact[]} */
export const facts = (reader, thing, schema) =>
  fieldsOf(thing).filter((field) => thing[field] !== false).map((field) => ({ label: label(field), is: reading(reader, thing[field], partOf(schema, field), field) }));

/** @param {Reader} reader @param {Thing[]} list @param {Schema} schema @returns {Reading} */
function things(reader, list, schema) {
  const ids = list.map((thing) => String(thing.id ?? "")), every = columnsOf(reader, list, schema);
  const names = titles(reader, list) ?? telling(every) ?? list.map((_, place) => String(place + 1));
  const columns = every.filter(({ cells }) => cells.join() !== names.join());
  const [only] = columns;
  if (only && columns.length === 1 && only.cells.every((cell) => cell.length < SHORT))
    return { as: "facts", facts: names.map((name, place) => ({ label: capital(name), is: { as: "text", words: only.cells[place] ?? "" }, id: ids[place] })) };
  if (columns.length === 0) return { as: "text", words: names.join(", ") };
  if (list.length === 1 || columns.length > MOST_COLUMNS || !list.every(isFlat))
    return { as: "cards", cards: list.map((thing, place) => card(reader, thing, ids[place] ?? "", names[place] ?? "", schema)) };
  const rows = names.map((name, place) => ({ id: ids[place] ?? "", name, cells: columns.map(({ cells }) => cells[place] ?? "") }));
  return { as: "table", head: columns.map(({ field }) => label(field)), rows };
}

/** Fields of like things, as far as they say anything, with what they say of each.
 * @param {Reader} reader @param {Thing[]} list @param {Schema} schema */
const columnsOf = (reader, list, schema) =>
  [...new Set(list.flatMap(fieldsOf))]
    .map((field) => ({ field, cells: list.map((thing) => words(reader, thing[field], partOf(schema, field), field)) }))
    .filter(({ field, cells }) => field !== "name" && cells.some((cell) => cell !== "none" && cell !== "no"));

/** What tells nameless things apart: the first column of words that are all different.
 * @param {{ cells: string[] }[]} columns */
const telling = (columns) =>
  columns.find(({ cells }) => cells.length > 1 && new Set(cells).size === cells.length && cells.every((cell) => /^[a-z]/i.test(cell) && cell.length < 2 * SHORT))?.cells;

/** @param {Reader} reader @param {Thing} thing @param {string} id @param {string} name @param {Schema} schema @returns {Card} */
function card(reader, thing, id, name, schema) {
  const said = typeof thing.words === "string" ? thing.words : "";
  const all = facts(reader, thing, schema).filter(({ label, is }) => label !== "Meaning" && label !== "Name" && !isNone(is) && !says(is, name));
  /** @param {Fact} fact */
  const isPlain = ({ is }) => is.as === "text" && is.words !== "0";
  return said
    ? { id, name, words: said, facts: all.filter(isPlain), more: all.filter((fact) => !isPlain(fact)) }
    : { id, name, words: "", facts: all, more: [] };
}

/** @param {Reading} is @param {string} words */
const says = (is, words) => is.as === "text" && is.words === words;

/** @param {Reading} is */
const isNone = (is) => says(is, "none");

/** @param {Reader} reader @param {unknown[][]} lists @param {Schema} schema @returns {Reading} */
function grid(reader, lists, schema) {
  const most = Math.max(...lists.map((list) => list.length));
  return {
    as: "table",
    head: Array.from({ length: most }, (_, place) => String(place + 1)),
    rows: lists.map((list, place) => ({ id: "", name: `Row ${place + 1}`, cells: list.map((each) => words(reader, each, schema.items)) })),
  };
}
