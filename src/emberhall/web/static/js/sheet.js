// The score sheet, told line by line; below, the totals grow along.
import { h } from "preact";
import { b, button, div, h3, section, span, table, tbody, td, tfoot, th, thead, tr } from "./dom.js";
import { Crest } from "./crest.js";
import { capital } from "./labels.js";
import { counted, useTelling } from "./telling.js";

/** @typedef {import("./types/wire.js").Over} Over */
/** Who has a column: several seats where all play as one. @typedef {{ name: string, seat: number, colour: number | null }} Column */

/** What the result says in every title. @param {Over} over @returns {{ totals: number[], ranks: number[], winners: number[], award: string }} */
export const resultOf = (over) => ({ totals: [], ranks: [], winners: [], award: "", .../** @type {object} */ (over.result) });

/** Whether several have won or lost as one: then all that is counted is the same for each.
 * @param {Over} over */
export function isCompany(over) {
  const { totals, ranks } = resultOf(over);
  return totals.length > 1 && [ranks, totals, ...over.lines.map(({ points }) => points)].every((counts) => counts.every((count) => count === counts[0]));
}

/** Seats as a winner's list reads: by rank, at the same rank as they sit.
 * @param {Over} over */
export const byRank = (over) => resultOf(over).ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank || one.seat - other.seat);

/** @param {{ over: Over, names: string[], colours: number[] }} props */
export function Sheet({ over, names, colours }) {
  const { at, isTold, skip, again } = useTelling(over.lines.length + 1), totals = resultOf(over).totals;
  /** @type {Column[]} */
  const columns = isCompany(over) ? [{ name: "Together", seat: 0, colour: null }] : byRank(over).map(({ seat }) => ({ name: names[seat] ?? "", seat, colour: colours[seat] ?? seat }));
  const adds = totals.every((total, seat) => total === over.lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const sum = (/** @type {number} */ seat) => over.lines.reduce((all, { points }, line) => all + counted(points[seat] ?? 0, line, at), 0);
  return section({ class: "end-sheet panel" },
    div({ class: "end-head" }, h3(null, "Score sheet"),
      button({ class: "button button-plain", type: "button", onClick: isTold ? again : skip }, isTold ? "Tell it again" : "Skip")),
    div({ class: "sheet-roll", tabIndex: 0, role: "region", "aria-label": "Score sheet", "aria-busy": !isTold },
      table({ class: "sheet sheet-even", style: { "--columns": columns.length }, "data-many": columns.length > 3 ? "" : undefined },
        thead(null, tr(null, td(null), columns.map((column) => h(Head, { key: column.seat, column })))),
        tbody(null, over.lines.map(({ id, words, points }, line) =>
          tr({ key: id, "data-untold": at <= line ? "" : undefined }, th({ scope: "row" }, capital(words)), columns.map(({ seat }) =>
            td({ key: seat, "data-best": columns.length > 1 && isBest(points, seat) ? "" : undefined }, String(counted(points[seat] ?? 0, line, at))))))),
        adds && tfoot(null, tr(null, th({ scope: "row" }, "Total"), columns.map(({ seat }) => td({ key: seat }, b(null, String(isTold ? totals[seat] : sum(seat))))))))));
}

/** @param {{ column: Column }} props */
const Head = ({ column: { name, colour } }) => th({ scope: "col" }, span({ class: "sheet-who" }, colour !== null && h(Crest, { colour }), span(null, name)));

/** @param {number[]} points @param {number} seat */
const isBest = (points, seat) => (points[seat] ?? 0) > 0 && points[seat] === Math.max(...points);
