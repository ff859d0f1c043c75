// A moment of a game that is over, as the state of a table at which nothing is asked. Pure.
import { chairName, changed, start } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** What was told at a moment, and how it stood. @typedef {{ number: number, view: import("./types/contract.js").View, events: import("./types/wire.js").Told[], over: import("./types/wire.js").Over | null }} Seen */
/** Who played. @typedef {{ names: string[], colours: number[], score: string, schema: State["schema"] }} Players */

/** @param {Seen} seen @param {Players} players @returns {State} */
export function still({ number, view, events, over }, { names, colours, score, schema }) {
  const at = chairName(view.seat), told = number > 0 ? events : [];
  const state = { ...start, at, schema, you: { seats: [], seat: view.seat, host: false }, table: table(view.game, over ? "over" : "running", names, colours, score) };
  return changed(state, at, {
    told, line: { is: "open" },
    update: { type: "update", version: `${at}/${number}`, cursor: [0, told.length], first: 0, again: false, events: told, view, prompt: null, undo: false, over: null },
  });
}

/** @param {string} title @param {string} state @param {string[]} names @param {number[]} colours @param {string} score @returns {NonNullable<State["table"]>} */
const table = (title, state, names, colours, score) => ({
  id: "", title, full_name: "", state, label: "", settings: [], score, undo: false, clock: {}, listed: false, muted: [], commitment: "", campaign: "", rematch: "", watchers: 0,
  seats: names.map((name, seat) => ({ seat, name, colour: colours[seat] ?? seat, kind: "person", bot: "", here: true, away: "", leaves_at: 0 })),
});
