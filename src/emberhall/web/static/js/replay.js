// A game that is over, moment by moment, through anybody's eyes.
import { h, render } from "preact";
import { ask, insist, one } from "./base.js";
import { div, p } from "./dom.js";
import { keyMoments, next, spokenTo } from "./moments.js";
import { Seen } from "./seen.js";
import { PACES, Timeline } from "./timeline.js";
import { Told } from "./told.js";

/** @typedef {{ title: string, full_name: string, names: string[], moments: number, over: import("./types/wire.js").Over | null }} Played */
/** @typedef {{ number: number, view: import("./types/contract.js").View, words: string[], events: import("./types/wire.js").Told[], answered: number | null, over: import("./types/wire.js").Over | null }} Moment */
/** @typedef {import("./race.js").Race} Race */
/** @typedef {{ record: Played | null, schema: { [name: string]: any }, races: { [seat: string]: Race }, at: number, seat: string, moment: Moment | null, board: import("./board/title.js").Title | null, playing: boolean, pace: string, notice: string }} State */

const root = one("#replay", HTMLElement);
const id = root.dataset["record"] ?? "", title = root.dataset["title"] ?? "";
const SETTLED = 300;
/** @type {State} */
let state = { record: null, schema: {}, races: {}, at: 0, seat: "", moment: null, board: null, playing: false, pace: PACES[1]?.name ?? "1", notice: "" };
/** @type {Map<string, Moment>} */
const seen = new Map();
let fetching = false, step = 0, settling = 0;

/** @param {Partial<State>} change */
function show(change) {
  state = { ...state, ...change };
  render(h(Replay, { state }), root);
}

/** @param {Promise<any>} asking @param {(answer: any) => void} then */
const answered = (asking, then) => asking.then(then, (error) => show({ notice: error.message, playing: false }));

const last = () => (state.record?.moments ?? 1) - 1;

/** The race, in the words for whoever's eyes we look through; until they are here, in those for a watcher. */
function race() {
  const own = state.seat ? state.races[state.seat] : undefined;
  return own ? spokenTo(own, Number(state.seat)) : state.races[""] ?? null;
}

/** Go to a moment; the picture follows as soon as it is there.
 * @param {number} to @param {string} [seat] */
function go(to, seat = state.seat) {
  show({ at: Math.max(0, Math.min(last(), to)), seat, notice: "" });
  clearTimeout(settling);
  settling = setTimeout(() => history.replaceState(null, "", `#${state.at}`), SETTLED);
  look();
  tellRace(seat);
}

/** Show where we are; of many moments gone through while one was fetched, only the last is. */
function look() {
  const name = `${state.seat}/${state.at}`, known = seen.get(name);
  if (known) return arrived(known);
  if (fetching) return;
  fetching = true;
  ask(`/api/records/${id}/moments/${state.at}${query(state.seat)}`).finally(() => (fetching = false)).then((moment) => {
    seen.set(name, moment);
    look();
  }, (error) => show({ notice: error.message, playing: false }));
}

/** @param {string} seat */
const query = (seat) => (seat ? `?seat=${seat}` : "");

/** @param {Moment} moment */
function arrived(moment) {
  clearTimeout(step);
  const goesOn = state.playing && state.at < last();
  show({ moment, playing: goesOn });
  if (goesOn) step = setTimeout(() => go(state.at + 1), Number(state.pace) * 1_000);
}

/** The race in the words for a seat; a game that goes on has none.
 * @param {string} seat */
function tellRace(seat) {
  if (state.record?.over && !state.races[seat]) insist(`/api/records/${id}/race${query(seat)}`, (told) => show({ races: { ...state.races, [seat]: told } }), () => {});
}

/** At the end, play begins anew. */
function play() {
  show({ playing: !state.playing });
  if (state.playing) go(state.at === last() ? 0 : state.at);
}

const fork = () => answered(ask(`/api/records/${id}/fork`, { at: state.at }), ({ table }) => location.assign(`/table/${table}`));

/** @type {import("./timeline.js").Acts} */
const acts = { onGo: (to) => go(to), onPlay: play, onPace: (pace) => { show({ pace }); look(); } };

/** What steers comes first for whoever listens; to be seen it is below the table.
 * @param {{ state: State }} props */
function Replay({ state: { record, schema, at, seat, moment, board, playing, pace, notice } }) {
  if (!record) return p({ class: "page", role: "status" }, notice || "Fetching the record …");
  const { names } = record, run = race(), colours = run?.colours ?? names.map((_, place) => place), last = record.moments - 1;
  return div({ class: "replay-page", "data-board": board ? "" : undefined },
    div({ class: "replay-foot" },
      moment && h(Told, { moment, names, colours, race: run, last, seat, playing, onEyes: (eyes) => go(state.at, eyes), onFork: fork }),
      h(Timeline, { race: run, last, at, playing, pace, notice, acts })),
    moment && div({ class: "replay-main" }, h(Seen, { moment, players: { names, colours, score: run?.score ?? "", schema }, board })));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const at = event.target, told = race();
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  if (event.key === " " && at instanceof Element && at.closest("a, button, summary")) return;
  const key = (/** @type {1 | -1} */ way) => (told ? next(keyMoments(told), state.at, way) : null) ?? state.at;
  const along = (/** @type {1 | -1} */ way) => go(event.shiftKey ? key(way) : state.at + way);
  const to = { ArrowLeft: () => along(-1), ArrowRight: () => along(1), Home: () => go(0), End: () => go(Infinity), " ": play }[event.key];
  if (!to) return;
  event.preventDefault();
  to();
}

/** The moment an address names, if it names one. */
const named = () => (/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : null);

document.addEventListener("keydown", onKey);
addEventListener("hashchange", () => named() !== null && go(named() ?? 0));
root.replaceChildren(); // what stood here while the scripts came
show({});
if (root.dataset["board"]) import(root.dataset["board"]).then((module) => show({ board: module.board }), () => {}); // without it, all can be read
answered(Promise.all([ask(`/api/records/${id}`), ask(`/api/titles/${title}/schema`)]), ([record, schema]) => {
  show({ record, schema });
  go(named() ?? 0);
});
