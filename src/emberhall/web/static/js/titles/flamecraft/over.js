// What lies over the things: the path that the firing took through Town, along the window sills from dragon to dragon.
import { g, path, svg } from "../../dom.js";
import { chair } from "../../state.js";
import { places } from "./places.js";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */

/** How far below a window the rod runs, and beside a shop: where nothing is written. */
const SILL = 1.5, ALLEY = 4;

/** @param {Table} table @param {import("../../board/title.js").Box} box */
export function over(table, box) {
  const found = places(table, box), stops = trail(table).filter((id) => found.has(id));
  if (stops.length < 2) return null;
  return svg({ class: "trail", viewBox: `0 0 ${box.w} ${box.h}`, width: box.w, height: box.h }, stops.slice(1).map((to, step) => rod(found, stops[step] ?? to, to, step)));
}

/** @param {Map<string, Place>} found @param {string} from @param {string} to @param {number} step */
function rod(found, from, to, step) {
  const start = /** @type {Place} */ (found.get(from)), end = /** @type {Place} */ (found.get(to)), around = shopAround(found, start) ?? start;
  const [x, y, u, v] = [start.x + start.w / 2, start.y + start.h + SILL, end.x + end.w / 2, end.y + end.h + SILL];
  const beside = u > around.x + around.w / 2 ? around.x + around.w + ALLEY : around.x - ALLEY, d = Math.abs(y - v) < 3 ? `M${x} ${y}H${u}` : `M${x} ${y}H${beside}V${v}H${u}`;
  return g({ key: step }, path({ class: "trail-edge", d }), path({ class: "trail-rod", d }));
}

/** @param {Map<string, Place>} found @param {Place} inside */
const shopAround = (found, inside) =>
  [...found].find(([id, { x, y, w, h }]) => id.startsWith("shop:") && inside.x >= x && inside.y >= y && inside.x < x + w && inside.y < y + h)?.[1];

/** Which dragons have been fired up in this turn, in their order, and where.
 * @param {Table} table @returns {{ dragon: string, spot: string }[]} */
export function fired({ state }) {
  const told = chair(state).told, since = told.findLastIndex(({ event }) => event["event"] === "TurnBegan");
  return told.slice(since + 1).flatMap(({ event }) => (event["event"] === "FiredUp" ? [{ dragon: String(event["dragon"]), spot: String(event["spot"]) }] : []));
}

/** Where the firing has come to: the dragons fired up, the one that the question is about, and the one that is looked at.
 * @param {Table} table */
function trail(table) {
  const steps = fired(table), about = (table.prompt?.path ?? []).flatMap(({ id }) => (id?.startsWith("dragon:") ? [id] : []));
  const isNext = table.offers.has(table.at) && table.at.startsWith("dragon:") && /fire|swap/.test(table.prompt?.kind ?? "");
  const lies = new Set(table.view.town.flatMap(({ slots }) => slots.map(({ dragon }) => dragon?.id)));
  return [...steps.map(({ dragon, spot }) => (lies.has(dragon) ? dragon : spot)), ...about.filter((id) => !steps.some(({ dragon }) => dragon === id)), ...(isNext ? [table.at] : [])];
}
