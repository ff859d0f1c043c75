// What was told at a moment of a replay, how everybody stood, through whose eyes one looks, and the way back into the game.
import { h } from "preact";
import { b, button, div, h2, label, li, ol, option, p, section, select, span, ul } from "./dom.js";
import { Crest } from "./crest.js";
import { keyMoments } from "./moments.js";
import { isRun, runners, totalsAt } from "./race.js";

/** @typedef {import("./race.js").Race} Race */
/** @typedef {{ number: number, words: string[], answered: number | null, over: import("./types/wire.js").Over | null }} Moment */

/** @param {{ moment: Moment, names: string[], colours: number[], race: Race | null, last: number, seat: string, playing: boolean, onEyes: (seat: string) => void, onFork: () => void }} props */
export function Told({ moment, names, colours, race, last, seat, playing, onEyes, onFork }) {
  const who = moment.answered, keys = race ? keyMoments(race).filter((each) => each.moment === moment.number) : [];
  return section({ class: "told panel", "aria-labelledby": "told-title" },
    div({ class: "told-head" },
      who !== null && !moment.over && h(Crest, { colour: colours[who] ?? who }),
      h2({ id: "told-title" }, moment.over ? "The end" : who === null ? "The beginning" : `${names[who]} answers`),
      span({ class: "told-place" }, `${moment.number} of ${last}`)),
    race && isRun(race) && h(Standing, { race, names, at: moment.number }),
    div({ class: "told-words", tabIndex: 0, role: "group", "aria-labelledby": "told-title", "aria-live": playing ? "off" : "polite" },
      keys.map(({ headline }) => p({ class: "told-key", key: headline }, headline)),
      moment.over && p({ class: "told-key" }, moment.over.verdict),
      ol({ class: "log-lines" }, moment.words.map((words) => li(null, words)))),
    div({ class: "told-acts" },
      label({ class: "told-eyes" }, span(null, "Through the eyes of "), select({ value: seat, onChange: (event) => onEyes(event.currentTarget.value) },
        option({ value: "" }, "a watcher"), names.map((name, place) => option({ key: place, value: String(place) }, name)))),
      moment.number < last && button({ class: "button button-go", type: "button", onClick: onFork }, "Play on from here")));
}

/** Everybody's total at the moment.
 * @param {{ race: Race, names: string[], at: number }} props */
const Standing = ({ race, names, at }) =>
  ul({ class: "standing", "aria-label": race.score ? race.score.replace(/_/g, " ") : "Points" }, runners(race).map((seat) =>
    li({ key: seat }, !race.together && h(Crest, { colour: race.colours[seat] ?? seat }), span(null, race.together ? "Together" : names[seat]), " ", b(null, String(totalsAt(race, at)[seat])))));
