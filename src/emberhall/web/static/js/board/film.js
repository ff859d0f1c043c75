// Motion: a film of what happened, played over a table that stands already as it will in the end. Pure: who shows it is `flight.js`.

/** @typedef {import("./title.js").Place} Place */
/** @typedef {{ kind: string, from: string | null, to: string | null, count: number, thing: string | null }} Move */
/** One flight: of a thing that lies on the table now (`thing`), or of its picture alone; `at` is when it sets off.
 * @typedef {{ thing: string, kind: string, from: Place, to: Place, at: number, last: number }} Flight */

/** Milliseconds of one step, of one in a burst, and how many make a burst. */
export const STEP = 240, BURST = 90, MANY = 4;
/** No film is longer: what happened is told by the log as well. */
const LONGEST = 4_000;
const MOST_ALIKE = 3;

/** All flights of these events, in their order.
 * @param {{ [field: string]: unknown }[]} events @param {(id: string) => Place | null} where
 * @param {Set<string>} things what lies on the table now @returns {Flight[]} */
export function film(events, where, things) {
  const steps = events.map((event) => movesOf(event).filter((move) => move.from && (move.to || move.thing))).filter((moves) => moves.length > 0);
  const beat = steps.length > MANY ? Math.min(BURST, LONGEST / steps.length) : STEP;
  return steps.flatMap((moves, step) => moves.flatMap((move) => flights(move, where, things, step * beat)));
}

/** @param {{ [field: string]: unknown }} event @returns {Move[]} */
const movesOf = (event) => (Array.isArray(event["moves"]) ? event["moves"] : []);

/** @param {Move} move @param {(id: string) => Place | null} where @param {Set<string>} things @param {number} at @returns {Flight[]} */
function flights(move, where, things, at) {
  const thing = move.thing && things.has(move.thing) ? move.thing : "";
  const from = move.from ? where(move.from) : null, to = (thing && where(thing)) || (move.to ? where(move.to) : null);
  if (!from || !to || from === to) return [];
  const alike = thing ? 1 : Math.min(MOST_ALIKE, move.count);
  return Array.from({ length: alike }, (_, place) => ({ thing, kind: move.kind, from, to, at: at + place * 60, last: STEP }));
}

/** The place that an id stands for: its own, else that of what it belongs to (`goods:1:iron`, `goods:1`, `goods`).
 * @param {Map<string, Place>} places @param {string} id @returns {Place | null} */
export function placeOf(places, id) {
  const parts = id.split(":");
  for (let count = parts.length; count > 0; count -= 1) {
    const found = places.get(parts.slice(0, count).join(":"));
    if (found) return found;
  }
  return null;
}
