// A title's table: the ground, the pieces on it, what is looked at, what happened lately. Knows no rule and no title.
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { button, div, nav, span } from "../dom.js";
import { namesIn } from "../labels.js";
import { chair, pending, people, seatOf } from "../state.js";
import { useBox } from "./box.js";
import { about, begun, nothing, offers, touched, untouchable } from "./choice.js";
import { film, placeOf } from "./film.js";
import { Flights } from "./flight.js";
import { lately } from "./lately.js";
import { Layer } from "./layer.js";
import { Look } from "./look.js";
import { Since } from "./since.js";
import { sound, soundOf } from "./sound.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./title.js").Table} Table */
/** @typedef {import("./title.js").Title} Title */
/** @typedef {import("./title.js").Place} Place */
/** @typedef {import("./choice.js").Choice} Choice */

/** What has been touched, and what is looked at: kept for as long as the page shows this table. */
export function useChoice() {
  const [choice, setChoice] = useState(nothing), [at, setAt] = useState("");
  return { choice, setChoice, at, setAt };
}

/** The table as its title sees it; nothing is to be chosen while an answer is under way.
 * @param {State} state @param {Choice} choice @param {string} at @returns {Table} */
export function tableOf(state, choice, at) {
  const here = chair(state), update = /** @type {NonNullable<typeof here.update>} */ (here.update);
  const isOpen = update.prompt && update.version !== here.answered && !here.away && here.line.is !== "closed" && !pending(here);
  const prompt = isOpen ? update.prompt : null, names = people(state), sofar = begun(about(choice, update.version), prompt?.options ?? []).touched;
  return {
    view: update.view, seat: seatOf(state), people: names, colours: state.table?.seats.map((seat) => seat.colour) ?? [], names: namesIn(update.view, names),
    prompt, offers: offers(prompt?.options ?? [], sofar), touched: sofar, at, state,
  };
}

/** @param {{ state: State, title: Title, chosen: ReturnType<typeof useChoice>, onChoose: (key: string) => void }} props */
export function Board({ state, title, chosen, onChoose }) {
  const room = useRef(/** @type {HTMLDivElement | null} */ (null)), box = useBox(room);
  return div({ class: "board", ref: room, "data-shape": box?.shape }, box && h(Laid, { state, title, chosen, onChoose, room: box }));
}

/** @param {{ state: State, title: Title, chosen: ReturnType<typeof useChoice>, onChoose: (key: string) => void, room: Omit<import("./title.js").Box, "tab"> }} props */
function Laid({ state, title, chosen, onChoose, room }) {
  const [wanted, setWanted] = useState({ tab: "", version: "" }), [again, setAgain] = useState(0);
  const here = chair(state), update = here.update, version = update?.version ?? "";
  const table = tableOf(state, chosen.choice, chosen.at), choice = { ...about(chosen.choice, version), touched: table.touched };
  const tabs = room.shape === "phone" ? title.tabs(table) : [], lit = tabsWith([...table.offers.keys()], title, table, room, tabs);
  // a hint is followed to wherever it points next
  const hinted = tabsWith(hintedIds(here).filter((id) => !table.touched.includes(id)).slice(0, 1), title, table, room, tabs);
  const tab = shownTab(wanted, version, tabs.map(({ id }) => id), hinted.length > 0 ? hinted : lit), box = { ...room, tab };
  const places = title.places(table, box), things = title.things(table, box), since = lately(here.told, table.seat);
  const reel = useReel(update, again, since, places, things.map(({ id }) => id));
  useEffect(() => soundOf(reel.flights), [reel.name]);
  useEffect(() => (table.prompt ? sound("chime") : undefined), [table.prompt !== null]);
  /** @param {string} id @param {boolean} finger */
  function onTouch(id, finger) {
    const leads = touched(choice, table.prompt?.options ?? [], id, finger);
    chosen.setAt(id);
    if ("choice" in leads) return chosen.setChoice(leads.choice);
    chosen.setChoice(nothing);
    onChoose(leads.answer.key);
  }
  const looked = things.find(({ id }) => id === (chosen.at || choice.held)) ?? null;
  const [only, ...ways] = choice.menu, looks = choice.held ? table.offers.get(choice.held)?.[0] : null;
  const held = ways.length > 0 ? null : only ?? looks ?? null;
  const carried = table.prompt?.path.findLast(({ id }) => id)?.id ?? "", doing = {
    onTouch, onAt: chosen.setAt, onLeave: () => chosen.setChoice(nothing), onMiss: () => chosen.setChoice(nothing),
    onCarry: (/** @type {string} */ id) => id !== carried && table.prompt && chosen.setChoice(first(choice, table, id)),
  };
  return [
    div({ class: "board-room", key: "room", style: { height: `${room.h}px` } },
      div({ class: "ground", "aria-hidden": "true" }, title.ground(table, box)),
      h(Layer, { table, things, places, zones: title.zones, carried, sealed: !table.prompt, hinted: hintedIds(here), doing }),
      title.over && div({ class: "over", "aria-hidden": "true" }, title.over(table, box)),
      h(Panel, { place: places.get("@look") }, h(Look, { table, title, thing: looked, confirms: held, onChoose })),
      h(Panel, { place: places.get("@since") }, h(Since, { told: since, heading: table.seat === null || state.table?.state === "over" ? "What happened" : "Since your last turn", onReplay: () => setAgain(again + 1) })),
      h(Flights, { flights: reel.flights, reel: reel.name, flyer: title.flyer })),
    tabs.length > 0 && h(Tabs, { key: "tabs", tabs, tab, lit, hinted, onTab: (id) => setWanted({ tab: id, version }) }),
  ];
}

/** @param {{ tabs: import("./title.js").Tab[], tab: string, lit: string[], hinted: string[], onTab: (id: string) => void }} props */
const Tabs = ({ tabs, tab, lit, hinted, onTab }) =>
  nav({ class: "tabs", "aria-label": "Parts of the table" }, tabs.map(({ id, words }) =>
    button({ class: "tab", type: "button", key: id, "data-tab": id, "aria-pressed": id === tab, "data-lit": lit.includes(id) ? "" : undefined, "data-hinted": hinted.includes(id) ? "" : undefined, onClick: () => onTab(id) }, span(null, words))));

/** What is lifted from the table is touched first, if anything follows.
 * @param {Choice} choice @param {Table} table @param {string} id @returns {Choice} */
function first(choice, table, id) {
  const leads = touched({ ...choice, held: id }, table.prompt?.options ?? [], id, true);
  return "choice" in leads ? leads.choice : choice;
}

/** @param {import("../state.js").Chair} here */
const hintedIds = (here) => here.update?.prompt?.options.find(({ key }) => key === here.hint?.key)?.targets ?? [];

/** Tabs on which one of these things lies.
 * @param {string[]} ids @param {Title} title @param {Table} table @param {Omit<import("./title.js").Box, "tab">} room @param {import("./title.js").Tab[]} tabs */
const tabsWith = (ids, title, table, room, tabs) => tabs.map(({ id }) => id).filter((tab) => {
  const places = title.places(table, { ...room, tab });
  return ids.some((id) => places.has(id));
});

/** The tab that somebody wants; with another question one where something can be done.
 * @param {{ tab: string, version: string }} wanted @param {string} version @param {string[]} tabs @param {string[]} lit */
function shownTab(wanted, version, tabs, lit) {
  const isWanted = tabs.includes(wanted.tab) && (wanted.version === version || lit.length === 0 || lit.includes(wanted.tab));
  return isWanted ? wanted.tab : lit[0] ?? tabs[0] ?? "";
}

/** What is to be shown as motion now: the news of an update, or once more what happened lately.
 * @param {import("../types/wire.js").Update | null} update @param {number} again @param {import("../types/wire.js").Told[]} since
 * @param {Map<string, Place>} places @param {string[]} things */
function useReel(update, again, since, places, things) {
  const shown = useRef({ name: "", version: "", again: 0, flights: /** @type {import("./film.js").Flight[]} */ ([]) });
  const last = shown.current, version = update?.version ?? "";
  const isNew = version !== last.version, isAgain = again !== last.again;
  if (isNew || isAgain) {
    const events = isAgain ? since : last.version && !update?.again ? update?.events ?? [] : [];
    const flights = film(events.map(({ event }) => event), (id) => placeOf(places, id), new Set(things));
    shown.current = { name: `${version}/${again}`, version, again, flights };
  }
  return shown.current;
}

/** @param {{ place: Place | undefined, children?: import("preact").ComponentChildren }} props */
const Panel = ({ place, children }) =>
  place ? div({ class: "board-panel", style: { transform: `translate(${place.x}px, ${place.y}px)`, width: `${place.w}px`, height: `${place.h}px` } }, children) : null;

/** Options that nothing on the table stands for.
 * @param {Table} table @param {Title} title */
export function buttonsOf(table, title) {
  if (!table.prompt) return [];
  const known = new Set(title.things(table, { w: 1280, h: 640, shape: "wide", tab: "" }).map(({ id }) => id));
  return untouchable(table.prompt.options, (id) => known.has(id));
}
