// The line of a game's moments: the race above it, the key moments on it, and how one goes along.
import { h } from "preact";
import { button, div, input, label, option, p, section, select, span } from "./dom.js";
import { Chart } from "./chart.js";
import { apart, keyMoments, next } from "./moments.js";
import { across, isRun } from "./race.js";
import { Sign } from "./sign.js";

/** @typedef {import("./race.js").Race} Race */
/** What can be done along the line. @typedef {{ onGo: (to: number) => void, onPlay: () => void, onPace: (pace: string) => void }} Acts */

/** Seconds from one moment to the next. */
export const PACES = [{ name: "2.4", words: "½×" }, { name: "1.2", words: "1×" }, { name: "0.4", words: "3×" }];

/** Shares of the line that a mark needs beside another, where the line is long, and on a phone. */
const WIDE = 3.5, NARROW = 11;
/** Share of the chart's height that a total beside it needs. */
const LABEL = 19;

/** @param {{ race: Race | null, last: number, at: number, playing: boolean, pace: string, notice: string, acts: Acts }} props */
export function Timeline({ race, last, at, playing, pace, notice, acts }) {
  const told = race ? keyMoments(race) : [];
  return section({ class: "timeline panel", "aria-label": "Moments" },
    race && isRun(race) && div({ class: "timeline-race" }, h(Chart, { race, at, apart: LABEL })),
    div({ class: "timeline-play" },
      button({ class: "button leap", type: "button", onClick: acts.onPlay }, span({ class: "play-sign", "data-playing": playing ? "" : undefined, "aria-hidden": "true" }), span({ class: "unseen" }, playing ? "Pause" : "Play")),
      label(null, span({ class: "unseen" }, "Pace "), select({ value: pace, onChange: (event) => acts.onPace(event.currentTarget.value) },
        PACES.map(({ name, words }) => option({ key: name, value: name }, words))))),
    race && told.length > 0 && [
      h(Leap, { key: "before", name: "key-before", words: "Key moment before", sign: "‹◆", to: next(told, at, -1), acts }),
      h(Marks, { key: "marks", race, told, at, acts }),
      h(Leap, { key: "after", name: "key-after", words: "Next key moment", sign: "◆›", to: next(told, at, 1), acts })],
    h(Leap, { name: "first", words: "First", sign: "«", to: at > 0 ? 0 : null, acts }),
    h(Leap, { name: "back", words: "Back", sign: "‹", to: at > 0 ? at - 1 : null, acts }),
    input({ type: "range", min: 0, max: last, value: at, "aria-label": "Moment", "aria-valuetext": `Moment ${at} of ${last}`, style: { "--done": `${(100 * at) / Math.max(1, last)}%` }, onInput: (event) => acts.onGo(Number(event.currentTarget.value)) }),
    h(Leap, { name: "forward", words: "Forward", sign: "›", to: at < last ? at + 1 : null, acts }),
    h(Leap, { name: "last", words: "Last", sign: "»", to: at < last ? last : null, acts }),
    notice && p({ class: "said", role: "status" }, notice));
}

/** @param {{ name: string, words: string, sign: string, to: number | null, acts: Acts }} props */
const Leap = ({ name, words, sign, to, acts }) =>
  button({ class: "button leap", type: "button", title: words, "data-leap": name, "aria-disabled": to === null, onClick: () => to !== null && acts.onGo(to) },
    span({ "aria-hidden": "true" }, sign), span({ class: "unseen" }, words));

/** Key moments on the line, to go to; where they crowd, the arrows beside lead to all.
 * @param {{ race: Race, told: import("./moments.js").Told[], at: number, acts: Acts }} props */
function Marks({ race, told, at, acts }) {
  const wide = apart(told, race.last, WIDE), narrow = apart(told, race.last, NARROW);
  return div({ class: "marks", role: "group", "aria-label": "Key moments" }, told.filter((each) => wide.has(each)).map((each) =>
    button({
      class: "mark", type: "button", key: `${each.moment}/${each.seat}`, title: each.headline, style: { left: `${across(race, each.moment)}%` },
      "data-wide": narrow.has(each) ? undefined : "", "aria-current": each.moment === at ? "true" : undefined, onClick: () => acts.onGo(each.moment),
    }, h(Sign, { seat: each.seat, isEnding: each.isEnding, colours: race.colours }),
    span({ class: "unseen" }, `${each.headline}, moment ${each.moment}`))));
}
