// The race as a picture: a line for each seat in its own colour and dashes, its crest and total where it ends.
import { h } from "preact";
import { b, details, div, h3, path, section, span, summary, svg, table, tbody, td, th, thead, tr } from "./dom.js";
import { Crest } from "./crest.js";
import { across, down, few, finishes, runners, scale, stairs } from "./race.js";

/** @typedef {import("./race.js").Race} Race */

const LABEL = 12, MOST_ROWS = 20;

/** @param {{ race: Race, at?: number, apart?: number }} props the moment that is looked at, if one is; how far totals are apart */
export function Chart({ race, at, apart = LABEL }) {
  const sizes = scale(race), ending = race.moments.find(({ kind }) => kind === "ending");
  return div({ class: "race-plot", role: "img", "aria-label": sentence(race) },
    svg({ class: "race-lines", viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" },
      sizes.ticks.map((tick) => path({ class: "race-level", key: tick, d: `M0 ${down(sizes, tick)}H100` })),
      ending && path({ class: "race-ending", d: `M${across(race, ending.moment)} 0V100` }),
      runners(race).map((seat) => path({ class: "race-line", key: `seat ${seat}`, "data-colour": colour(race, seat), "data-dashes": String(seat), d: stairs(race, sizes, seat) })),
      at !== undefined && path({ class: "race-at", d: `M${across(race, at)} 0V100` })),
    sizes.ticks.map((tick) => span({ class: "race-tick", key: tick, style: { top: `${down(sizes, tick)}%` } }, String(tick))),
    finishes(race, sizes, apart).map(({ seat, total, top }) =>
      span({ class: "race-finish", key: seat, style: { top: `${top}%` } }, !race.together && h(Crest, { colour: race.colours[seat] ?? seat }), b(null, String(total)))));
}

/** @param {Race} race @param {number} seat */
const colour = (race, seat) => String((race.colours[seat] ?? seat) % 5);

/** The race in a sentence or two.
 * @param {Race} race */
export function sentence(race) {
  const ends = finishes(race, scale(race), 0), lead = race.moments.findLast(({ kind }) => kind === "lead");
  const totals = ends.map(({ seat, total }) => (race.together ? `All together ${total}` : `${race.names[seat]} ${total}`)).join(", ");
  return `The race: ${totals}.${lead && lead.seat !== null ? ` ${race.names[lead.seat]} took the lead for good at moment ${lead.moment} of ${race.last}.` : ""}`;
}

/** The same in numbers.
 * @param {{ race: Race }} props */
export const Numbers = ({ race }) =>
  details({ class: "race-numbers" },
    summary(null, "In numbers"),
    div({ class: "sheet-roll", tabIndex: 0, role: "region", "aria-label": "The race in numbers" },
      table({ class: "sheet" },
        thead(null, tr(null, th({ scope: "col" }, "Moment"), runners(race).map((seat) => th({ scope: "col", key: seat }, race.together ? "Together" : race.names[seat])))),
        tbody(null, few(race.points, MOST_ROWS).map(({ moment, totals }) =>
          tr({ key: moment }, th({ scope: "row" }, String(moment)), runners(race).map((seat) => td({ key: seat }, String(totals[seat])))))))));

/** The chart with its heading, for the end of a game.
 * @param {{ race: Race }} props */
export const RacePanel = ({ race }) =>
  section({ class: "end-race panel", "aria-labelledby": "race-title" },
    div({ class: "end-head" }, h3({ id: "race-title" }, runners(race).length > 1 ? "The race" : "How it went"), span({ class: "quiet" }, race.score ? `${race.score.replace(/_/g, " ")}, choice by choice` : "choice by choice")),
    h(Chart, { race }), h(Numbers, { race }));
