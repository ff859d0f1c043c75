// Who stands where at the end: the winner in the middle, the others beside; a company together on one step.
import { h } from "preact";
import { b, div, li, ol, span } from "./dom.js";
import { Crest } from "./crest.js";
import { byRank, isCompany, resultOf } from "./sheet.js";

/** @typedef {import("./types/wire.js").Over} Over */

/** @param {{ over: Over, names: string[], colours: number[] }} props */
export function Podium({ over, names, colours }) {
  const { totals, award, winners } = resultOf(over), ranked = byRank(over);
  if (ranked.length < 2 || isCompany(over)) return h(Company, { names, colours, isWon: winners.length > 0, words: award ? String(totals[0]) : winners.length > 0 ? "Won" : "Lost" });
  return ol({ class: "podium", "aria-label": "Places", "data-many": ranked.length > 3 ? "" : undefined }, ranked.map(({ rank, seat }, place) =>
    li({ class: "podium-step", key: seat, "data-rank": String(rank), style: { order: inMiddle(place) } },
      h(Crest, { colour: colours[seat] ?? seat }),
      div({ class: "podium-block" },
        span({ class: "unseen" }, `${ORDINALS[rank - 1]} place: `), b({ class: "podium-total" }, String(totals[seat])), span({ class: "podium-name" }, names[seat])))));
}

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** The second stands left of the first, the third right of it, and so on outwards. @param {number} place */
const inMiddle = (place) => (place % 2 === 1 ? -place : place);

/** @param {{ names: string[], colours: number[], isWon: boolean, words: string }} props */
const Company = ({ names, colours, isWon, words }) =>
  div({ class: "podium podium-company", "data-outcome": isWon ? "won" : "lost" },
    div({ class: "podium-step", "data-rank": isWon ? "1" : "2" },
      div({ class: "podium-crests" }, colours.map((colour, seat) => h(Crest, { key: seat, colour }))),
      div({ class: "podium-block" }, b({ class: "podium-total" }, words), span({ class: "podium-name" }, names.join(", ")))));
