// A game that is over, moment by moment, through anybody's eyes.
import { h, render } from "preact";
import { ask, one } from "./base.js";
import { button, div, h2, input, label, li, ol, option, p, section, select, span } from "./dom.js";
import { Sections } from "./readings.js";
import { sections } from "./sections.js";

/** @typedef {{ title: string, full_name: string, names: string[], moments: number }} Played */
/** @typedef {{ number: number, view: import("./types/contract.js").View, words: string[], answered: number | null, over: import("./types/wire.js").Over | null }} Moment */
/** @typedef {{ record: Played | null, schema: { [name: string]: any }, at: number, seat: string, moment: Moment | null, notice: string }} State */

const root = one("#replay", HTMLElement);
const id = root.dataset["record"] ?? "", title = root.dataset["title"] ?? "";
/** @type {State} */
let state = { record: null, schema: {}, at: 0, seat: "", moment: null, notice: "" };
/** @type {Map<string, Moment>} */
const seen = new Map();
/** @type {{ [section: string]: boolean }} */
const open = {};

/** @param {Partial<State>} change */
function show(change) {
  state = { ...state, ...change };
  render(h(Replay, { state }), root);
}

/** @param {Promise<any>} asking @param {(answer: any) => void} then */
const answered = (asking, then) => asking.then(then, (error) => show({ notice: error.message }));

/** Go to a moment; the picture follows as soon as it is there, unless somebody has gone on since.
 * @param {number} to @param {string} [seat] */
function go(to, seat = state.seat) {
  const last = (state.record?.moments ?? 1) - 1, at = Math.max(0, Math.min(last, to)), name = `${seat}/${at}`;
  const known = seen.get(name);
  show({ at, seat, notice: "", ...(known ? { moment: known } : {}) });
  if (!known) answered(ask(`/api/records/${id}/moments/${at}${seat && `?seat=${seat}`}`), (moment) => {
    seen.set(name, moment);
    if (state.at === at && state.seat === seat) show({ moment });
  });
}

const playOn = () => answered(ask(`/api/records/${id}/fork`, { at: state.at }), ({ table }) => location.assign(`/table/${table}`));

/** @param {{ state: State }} props */
function Replay({ state: { record, schema, at, seat, moment, notice } }) {
  if (!record) return p({ class: "page", role: "status" }, notice || "Fetching the record …");
  return div({ class: "plain replay-page" },
    section({ class: "scrubber panel", "aria-label": "Moments" },
      h(Scrubber, { at, last: record.moments - 1 }),
      div({ class: "scrubber-acts" },
        label(null, span(null, "Through the eyes of "), select({ value: seat, onChange: (event) => go(at, event.currentTarget.value) },
          option({ value: "" }, "a watcher"), record.names.map((name, place) => option({ value: String(place) }, name)))),
        button({ class: "button button-go", type: "button", onClick: playOn }, "Play on from here"),
        notice && p({ class: "said", role: "status" }, notice))),
    moment && div({ class: "plain-main" }, h(Sections, { sections: sections(moment.view, schema, record.names), lit: new Set(), open, onOpen: (name, shown) => (open[name] = shown) })),
    moment && div({ class: "plain-rail" }, h(Told, { moment, names: record.names })));
}

/** @param {{ at: number, last: number }} props */
function Scrubber({ at, last }) {
  /** @param {string} words @param {string} sign @param {number} to */
  const leap = (words, sign, to) => button({ class: "button", type: "button", "aria-disabled": to === at, onClick: () => go(to) }, span({ "aria-hidden": "true" }, sign), span({ class: "unseen" }, words));
  return div({ class: "scrubber-line" },
    leap("First", "«", 0), leap("Back", "‹", Math.max(0, at - 1)),
    input({ type: "range", min: 0, max: last, value: at, "aria-label": "Moment", "aria-valuetext": `Moment ${at} of ${last}`, onInput: (event) => go(Number(event.currentTarget.value)) }),
    leap("Forward", "›", Math.min(last, at + 1)), leap("Last", "»", last),
    span({ class: "scrubber-place" }, `${at} of ${last}`));
}

/** @param {{ moment: Moment, names: string[] }} props */
const Told = ({ moment, names }) =>
  section({ class: "log panel", "aria-labelledby": "told-title" },
    h2({ id: "told-title" }, moment.over ? "The end" : moment.answered === null ? "The beginning" : `${names[moment.answered]} answers`),
    div({ "aria-live": "polite" },
      ol({ class: "log-lines" }, moment.words.map((words) => li(null, words))),
      moment.over && p({ class: "prompt-hint" }, moment.over.verdict)));

/** @param {KeyboardEvent} event */
function onKey(event) {
  const at = event.target;
  if (event.ctrlKey || event.altKey || event.metaKey || at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  const to = { ArrowLeft: state.at - 1, ArrowRight: state.at + 1, Home: 0, End: Infinity }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
}

document.addEventListener("keydown", onKey);
root.replaceChildren(); // what stood here while the scripts came
show({});
answered(Promise.all([ask(`/api/records/${id}`), ask(`/api/titles/${title}/schema`)]), ([record, schema]) => {
  show({ record, schema });
  go(Number(location.hash.slice(1)) || 0);
});
