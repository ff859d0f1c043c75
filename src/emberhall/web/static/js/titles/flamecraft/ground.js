// What lies below all things: the street with its track of reputation, frames, and the ladder of awards for one alone.
import { div, span, strong } from "../../dom.js";
import { pawn } from "../../art/things.js";
import { icon, picture } from "./parts.js";
import { areasOf } from "./places.js";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */

const STEP = 10, LEAST = 60;

/** @param {Place} place */
const at = ({ x, y, w, h }) => ({ transform: `translate(${x}px, ${y}px)`, width: `${w}px`, height: `${h}px` });

/** @param {Table} table @param {import("../../board/title.js").Box} box */
export function ground(table, box) {
  const { street, dock, track, awards, scale } = areasOf(table, box);
  return div({ class: "flame-ground", "data-shape": box.shape, style: { fontSize: `${12 * scale}px` } },
    street && div({ class: "street", style: at(street) }),
    dock && div({ class: "dock", style: at(dock) }),
    track && div({ class: "track", style: at(track) }, marks(table), table.view.seats.map(({ reputation }, seat) => marker(table, reputation, seat))),
    awards && ladder(table, awards));
}

/** How far along the track, in percent; it grows longer with whoever is ahead.
 * @param {Table} table @param {number} reputation */
const part = ({ view }, reputation) => 2 + 96 * reputation / Math.max(LEAST, ...view.seats.map((seat) => Math.ceil(seat.reputation / STEP) * STEP));

/** @param {Table} table */
const marks = (table) => Array.from({ length: 30 }, (_, mark) => part(table, mark * STEP)).filter((left) => left < 99).map((left, mark) => span({ class: "track-mark", key: mark, style: { left: `${left}%` } }, mark * STEP));

/** Seats of equal reputation stand beside each other.
 * @param {Table} table @param {number} reputation @param {number} seat */
function marker(table, reputation, seat) {
  const before = table.view.seats.slice(0, seat).filter((other) => other.reputation === reputation).length;
  return span({ class: "track-pawn", key: `seat${seat}`, style: { left: `calc(${part(table, reputation)}% + ${before * 0.9}em)` } }, picture(pawn(table.colours[seat] ?? seat), "figure"));
}

/** How far the reputation of somebody alone goes towards the awards.
 * @param {Table} table @param {Place} place */
function ladder({ view }, place) {
  const awards = view.solo?.awards ?? [], most = Math.max(...awards.map(({ least }) => least), 1), reputation = view.seats[0]?.reputation ?? 0;
  return div({ class: "ladder", style: at(place) },
    div({ class: "ladder-rail" }, span({ class: "ladder-done", style: { width: `${Math.min(100, 100 * reputation / most)}%` } })),
    awards.map(({ name, least, is_earned: earned }) => span({ class: "ladder-rung", key: name, "data-earned": earned ? "" : undefined, style: { left: `${100 * least / most}%` } }, icon("reputation"))),
    div({ class: "ladder-names" }, awards.map(({ name, least }) => span({ class: "ladder-name", key: name }, name, " ", strong(null, least)))));
}
