// Cards, fancy dragons and the lines of the chart.
import { span, strong } from "../../dom.js";
import { guest, pattern, sign } from "./pictures.js";
import { abilities, completes, letters } from "./reading.js";

/** @import { Table, OpenCard } from "./reading.js" */

const MOST_PLACES = 3;

/** A shop card or a fountain card, compared with the board. @param {Table} table @param {OpenCard} card */
export function cardLook(table, card) {
  const letter = letters(table).get(card.id), now = completes(table, table.at).some((each) => each.card === card.id);
  return span({ class: "duals-card", "data-now": now || card.matches.length > 0 ? "" : undefined },
    span({ class: "duals-card-body" },
      span({ class: "duals-card-pattern" }, pattern(card)),
      span({ class: "duals-card-words" }, strong({ class: "duals-card-name" }, card.name), hint(table, card, now)),
      span({ class: "duals-card-worth" }, sign("rep"), String(card.reputation)),
      letter && span({ class: "duals-letter" }, letter)));
}

/** How near a card is to being completed. @param {Table} table @param {OpenCard} card @param {boolean} now what is looked at would do it */
function hint(table, card, now) {
  const there = [...table.offers.keys()].filter((id) => completes(table, id).some((each) => each.card === card.id) && id !== card.id).map((id) => id.split(":")[1] ?? "");
  if (card.matches.length > 0) return span({ class: "duals-hint", "data-good": "" }, "✓ matches now");
  if (now) return span({ class: "duals-hint", "data-good": "" }, `✓ with ${table.at.split(":")[1]}`);
  if (there.length > 0) return span({ class: "duals-hint", "data-near": "" }, `possible at ${there.slice(0, MOST_PLACES).join(", ")}${there.length > MOST_PLACES ? " …" : ""}`);
  const short = [...new Set(card.lacks.map(({ type }) => type))];
  return short.length > 0 ? span({ class: "duals-hint" }, "one token short", short.slice(0, 3).map((type) => sign(type))) : span({ class: "duals-hint" }, "not yet");
}

/** @param {import("../../types/duals.js").FancyView} fancy */
export const fancyLook = (fancy) =>
  span({ class: "duals-fancy" },
    span({ class: "duals-fancy-body" },
      span({ class: "duals-fancy-picture" }, guest(fancy)),
      span({ class: "duals-fancy-words" }, strong({ class: "duals-fancy-name" }, fancy.name), span(null, fancy.words)),
      fancy.is_active && span({ class: "duals-fancy-coin", "data-spent": fancy.uses_left === 0 ? "" : undefined }, sign("coin"), fancy.uses_left === 0 ? "used" : "1")));

/** @param {Table} table @param {import("../../types/duals.js").ChartRow} row */
export const chartLook = (table, row) =>
  span({ class: "duals-row", "data-on": abilities(table).has(row.type) ? "" : undefined },
    span({ class: "duals-row-head" }, sign(row.type), strong(null, row.name)),
    span({ class: "duals-row-words" }, row.words));
