// The end as a story: who won, the score sheet line by line, the race, the moments that told, the proof, and what comes next.
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { a, b, div, h2, h3, li, ol, p, section, span } from "./dom.js";
import { insist } from "./base.js";
import { RacePanel } from "./chart.js";
import { Rematch } from "./gather.js";
import { spokenTo, story } from "./moments.js";
import { Podium } from "./podium.js";
import { Proof } from "./proof.js";
import { isRun } from "./race.js";
import { byRank, isCompany, resultOf, Sheet } from "./sheet.js";
import { Sign } from "./sign.js";
import { people, seatOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./types/wire.js").Over} Over */
/** @typedef {import("./race.js").Race} Race */

/** Letters of a verdict that are many. */
const LONG = 36;

/** @param {{ state: State, over: Over, acts: import("./acts.js").Acts }} props */
export function End({ state, over, acts }) {
  const names = people(state), colours = state.table?.seats.map((seat) => seat.colour) ?? [], id = state.table?.id ?? "";
  const race = useRace(id, seatOf(state));
  return section({ class: "end", "aria-labelledby": "end-title" },
    div({ class: "end-page" },
      section({ class: "end-win panel" },
        div({ class: "end-words" },
          h2({ id: "end-title" }, "The end of the game"),
          p({ class: "end-verdict", "data-long": over.verdict.length > LONG ? "" : undefined }, over.verdict),
          p({ class: "end-margin" }, margin(over, names, state.table?.score ?? "")),
          p({ class: "end-margin" }, over.tie_break),
          h(Next, { state, id, acts })),
        h(Podium, { over, names, colours })),
      over.lines.length > 0 && h(Sheet, { over, names, colours }),
      race && isRun(race) && h(RacePanel, { race }),
      section({ class: "end-moments panel", "aria-labelledby": "moments-title" },
        h3({ id: "moments-title" }, "Key moments"),
        race && h(Moments, { id, race: spokenTo(race, seatOf(state)) }),
        h(Proof, { commitment: state.table?.commitment ?? "", seed: over.seed }))));
}

/** What happened on the way, in the words for whoever looks: fetched once, for the end alone wants it.
 * @param {string} id @param {number | null} seat */
function useRace(id, seat) {
  const [race, setRace] = useState(/** @type {Race | null} */ (null));
  useEffect(() => {
    let wanted = Boolean(id);
    if (wanted) insist(`/api/records/${id}/race${seat === null ? "" : `?seat=${seat}`}`, (told) => wanted && setRace(told), () => {});
    return () => { wanted = false; };
  }, [id, seat]);
  return race;
}

/** By how much it was won. @param {Over} over @param {string[]} names @param {string} score */
function margin(over, names, score) {
  const [first, second] = byRank(over), { totals } = resultOf(over);
  if (!first || !second || isCompany(over) || second.rank === 1) return "";
  const ahead = (totals[first.seat] ?? 0) - (totals[second.seat] ?? 0), counted = score.replace(/_/g, " ") || "points";
  return ahead > 0 ? `${ahead} ${ahead === 1 ? counted.replace(/s$/, "") : counted} ahead of ${names[second.seat]}` : "";
}

/** @param {{ state: State, id: string, acts: import("./acts.js").Acts }} props */
const Next = ({ state: { table, you }, id, acts }) =>
  div({ class: "end-acts" },
    you?.seats.length !== 0 && table?.campaign && a({ class: "button button-go", href: "/campaigns" }, "On with the campaign"),
    !table?.campaign && (table?.rematch || you?.seats.length !== 0) && h(Rematch, { rematch: table?.rematch ?? "", acts }),
    a({ class: "button", href: `/replay/${id}` }, "Watch it again"),
    a({ class: "button", href: `/api/tables/${id}/record`, download: `${table?.title}-${id}.json` }, "Download the record"));

/** @param {{ id: string, race: Race }} props */
function Moments({ id, race }) {
  const told = story(race);
  if (told.length === 0) return p({ class: "quiet" }, "No turn stood out in this game.");
  return ol({ class: "moments" }, told.map(({ moment, seat, isEnding, headline, score, words }) =>
    li({ class: "moment", key: `${moment}/${seat}` },
      h(Sign, { seat, isEnding, colours: race.colours }),
      div({ class: "moment-words" }, b(null, headline), score && span({ class: "chip" }, score), p({ class: "quiet" }, words)),
      a({ class: "button", href: `/replay/${id}#${moment}` }, `Moment ${moment}`))));
}
