// The layer of pieces: everything on a table that has an id, in the order of the ids, so that nothing that moves is made anew.
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { div } from "../dom.js";
import { capital } from "../labels.js";
import { dragging, idAt } from "./drag.js";
import { Piece } from "./piece.js";
import { inReadingOrder, walk } from "./walk.js";

/** @typedef {import("./title.js").Table} Table */
/** @typedef {import("./title.js").Thing} Thing */
/** @typedef {import("./title.js").Place} Place */
/** What somebody does with things. @typedef {{ onTouch: (id: string, finger: boolean) => void, onAt: (id: string) => void, onLeave: () => void, onCarry: (id: string) => void, onMiss: () => void }} Doing */

/** @param {{ table: Table, things: Thing[], places: Map<string, Place>, zones: { [zone: string]: string }, carried: string, sealed: boolean, hinted: string[], doing: Doing }} props
 * `carried`: what can be dragged though it is not lit, for the question is where it goes. */
export function Layer({ table, things, places, zones, carried, sealed, hinted, doing }) {
  const layer = useRef(/** @type {HTMLDivElement | null} */ (null)), now = useRef({ table, carried, doing });
  now.current = { table, carried, doing };
  useLayoutEffect(() => {
    const is = () => now.current;
    return layer.current ? dragging(layer.current, {
      canCarry: (id) => id === is().carried || leadsOn(is().table, id),
      onLift: (id) => is().doing.onCarry(id),
      onOver: (id) => id !== is().table.at && is().doing.onAt(id),
      canDrop: (id) => is().table.offers.has(id) && !is().table.touched.includes(id),
      onDrop: (id) => is().doing.onTouch(id, false),
      onMiss: () => is().doing.onMiss(),
    }) : undefined;
  }, []);
  const placed = things.filter(({ id }) => places.has(id)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const order = inReadingOrder(placed.map(({ id }) => [id, /** @type {Place} */ (places.get(id))]));
  const zoneOf = new Map(placed.map(({ id, zone }) => [id, zone]));
  const lit = order.filter(([id]) => table.offers.has(id)), walked = lit.length > 0 ? lit : order;
  const stop = zoneOf.has(table.at) ? table.at : walked[0]?.[0] ?? "";
  return div({
    class: "pieces", ref: layer,
    onClick: (event) => touchedBy(event, doing), onPointerOver: (event) => doing.onAt(idAt(event.target)), onPointerLeave: () => doing.onAt(""),
    onFocusIn: (event) => doing.onAt(idAt(event.target)), onKeyDown: (event) => step(event, walked, doing),
  },
    Object.entries(zones).map(([zone, words]) => h(Zone, { key: zone, words, ids: order.map(([id]) => id).filter((id) => zoneOf.get(id) === zone) })),
    placed.map((thing) => h(Piece, {
      key: thing.id, thing, place: /** @type {Place} */ (places.get(thing.id)), label: labelOf(thing, table), lit: table.offers.has(thing.id),
      touched: table.touched.includes(thing.id), stop: thing.id === stop, sealed, hinted: hinted.includes(thing.id),
    })));
}

/** Whether touching it leads to something else to touch.
 * @param {Table} table @param {string} id */
const leadsOn = (table, id) => (table.offers.get(id) ?? []).some(({ targets }) => targets.indexOf(id) < targets.length - 1);

/** A group of things, for whoever listens: it owns its pieces wherever they are on the page.
 * @param {{ words: string, ids: string[] }} props */
const Zone = ({ words, ids }) => (ids.length > 0 ? div({ class: "zone", role: "group", "aria-label": words, "aria-owns": ids.map((id) => `thing-${id}`).join(" ") }) : null);

/** What a thing is called aloud: what choosing it does, else what it is.
 * @param {Thing} thing @param {Table} table */
function labelOf(thing, table) {
  const [only, ...others] = table.offers.get(thing.id) ?? [];
  if (only && others.length === 0) return capital(only.words);
  const about = thing.words ? `${capital(thing.name)}. ${capital(thing.words)}` : capital(thing.name);
  return only ? `${capital(thing.name)}: ${others.length + 1} ways` : about;
}

/** @param {MouseEvent} event @param {Doing} doing */
function touchedBy(event, doing) {
  const id = idAt(event.target), piece = event.target instanceof Element ? event.target.closest(".piece") : null;
  if (!id || !piece) return;
  if (piece.getAttribute("aria-disabled") === "true") return doing.onAt(id);
  doing.onTouch(id, "pointerType" in event && event.pointerType === "touch");
}

/** @param {KeyboardEvent} event @param {[string, Place][]} walked @param {Doing} doing */
function step(event, walked, doing) {
  if (event.key === "Escape") return doing.onLeave();
  const to = walk(event.key, idAt(event.target), walked);
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  const piece = document.getElementById(`thing-${to}`);
  if (piece) (piece.focus(), doing.onAt(to));
}
