// A closer look at what holds several things: the bag with its chances, what a seat has.
import { dd, div, dl, dt, li, ol, p, span } from "../../dom.js";
import { disc } from "./pictures.js";
import { openCards, percent } from "./reading.js";

/** @import { Table } from "./reading.js" */

/** @param {Table} table @param {string} id @returns {import("../../dom.js").Node | null} */
export function explain(table, id) {
  if (id === "bag") return bagList(table);
  const seat = table.view.seats.find((each) => each.id === id);
  if (seat) return dl({ class: "duals-sheet" }, seat.sheet.map(({ line, words, count }) => div({ key: line }, dt(null, words), dd(null, String(count)))));
  const scored = table.view.seats.find(({ scored_pile }) => scored_pile.id === id)?.scored ?? [];
  if (scored.length > 0) return ol({ class: "duals-list" }, scored.map((card) => li({ key: card.id }, `${card.name}: ${card.reputation}`)));
  const lacks = openCards(table).find((card) => card.id === id && card.matches.length === 0)?.lacks ?? [];
  return lacks.length > 0 ? p({ class: "look-words" }, "One token short: ", lacks.map(({ space: at, type }) => `${type} on ${at.split(":")[1]}`).join(", ")) : null;
}

/** @param {Table} table */
const bagList = ({ view: { bag } }) =>
  ol({ class: "duals-list duals-chances" }, bag.tokens.filter(({ count }) => count > 0).map(({ kind, name, count, chance }) =>
    li({ key: kind }, small(disc(kind)), span({ class: "unseen" }, `${count} ${name}, `), span({ class: "duals-chance" }, `${percent(chance)} %`))));

/** @param {import("../../dom.js").Node} picture */
const small = (picture) => span({ class: "duals-small" }, picture);
