// What the page knows, and how each message changes it. Pure: no socket, no clock, no element.

/** @typedef {import("./types/wire.js").Heard} Heard */
/** @typedef {import("./types/wire.js").Said} Said */
/** @typedef {import("./types/wire.js").Update} Update */
/** @typedef {import("./types/wire.js").Told} Told */
/** @typedef {import("./socket.js").Line} Line */

/** One seat of this browser (or its place among the watchers): what came through its socket.
 * @typedef {{ update: Update | null, unsaid: Said[], answered: string, told: Told[], first: number, line: Line, away: boolean,
 *   hint: import("./types/wire.js").Hint | null, notice: string, clock: import("./types/wire.js").Clock | null, clockSince: number }} Chair */
/** @typedef {{ chairs: { [name: string]: Chair }, at: string, curtain: boolean, now: number, ahead: number,
 *   table: import("./types/wire.js").TableNow | null, you: import("./types/wire.js").You | null,
 *   chat: import("./types/wire.js").ChatLine[],
 *   notice: string, news: string, schema: { [name: string]: any }, rules: Explanation | null, links: Links | null, recovery: string, unheard: { words: string } | null, tokens: { [seat: number]: string }, quiet: string[], keys: boolean, plain: boolean,
 *   open: { [section: string]: boolean } }} State */
/** The rules behind a question, and which question that was. @typedef {{ about: string, rules: Rule[] }} Explanation */
/** A rule as the catalogue has it. @typedef {{ id: string, section: string, text: string, source: string }} Rule */
/** Links to hand out; `qr` is the picture of the first. @typedef {{ join: string, watch: string, qr: string }} Links */

/** @type {State} */
export const start = {
  chairs: {}, at: "", curtain: false, now: 0, ahead: 0, table: null, you: null, chat: [], notice: "", news: "",
  schema: {}, rules: null, links: null, recovery: "", unheard: null, tokens: {}, quiet: [], keys: true, plain: false, open: {},
};

/** @type {Chair} */
export const emptyChair = {
  update: null, unsaid: [], answered: "", told: [], first: 0, line: { is: "opening" }, away: false, hint: null, notice: "", clock: null, clockSince: 0,
};

const MOST_TOLD = 2_000;

/** The name of a seat's socket; watchers have one without a seat.
 * @param {number | null} seat */
export const chairName = (seat) => (seat === null ? "watch" : String(seat));

/** The chair whose eyes the page looks through.
 * @param {State} state @returns {Chair} */
export const chair = (state) => state.chairs[state.at] ?? emptyChair;

/** The seat whose eyes the page looks through; none for a watcher.
 * @param {State} state */
export const seatOf = (state) => (state.at === "" || state.at === "watch" ? null : Number(state.at));

/** The answer or take-back that is under way.
 * @param {Chair} chair */
export const pending = (chair) => chair.unsaid.find((said) => said.type === "answer" || said.type === "undo") ?? null;

/** Whether a hint is being thought of.
 * @param {Chair} chair */
export const hinting = (chair) => chair.unsaid.some(({ type }) => type === "hint");

/** The open prompt, if it is to be answered now: none while an answer is under way or already given here, while a bot plays
 * in this place, or once the seat is gone.
 * @param {Chair} chair */
export const asked = (chair) =>
  pending(chair) || chair.away || chair.line.is === "closed" || chair.update?.version === chair.answered ? null : chair.update?.prompt ?? null;

/** @param {State} state @param {string} name @param {Partial<Chair>} change @returns {State} */
export const changed = (state, name, change) => ({
  ...state, chairs: { ...state.chairs, [name]: { ...(state.chairs[name] ?? emptyChair), ...change } },
});

/** @param {State} state @param {string} name @param {Heard} message @returns {State} */
export function heard(state, name, message) {
  const chair = state.chairs[name] ?? emptyChair;
  switch (message.type) {
    case "update":
      return handed(changed(state, name, { update: message, hint: null, notice: takenBack(state, name, message), ...told(chair, message) }));
    case "table":
      return seated({ ...state, table: message.table, you: message.you }, state.table?.state === "running");
    case "chat":
      return { ...state, chat: mixed(state.chat, message.lines) };
    case "clock":
      return { ...changed(state, name, { clock: message.clock, clockSince: state.now }), ahead: message.now - state.now };
    case "taken":
      return changed(state, name, { unsaid: without(chair, message.receipt), ...answeredBy(chair, message.receipt) });
    case "refused":
      return changed({ ...state, unheard: unheard(chair, message.receipt) ?? state.unheard }, name, { unsaid: without(chair, message.receipt), notice: message.words });
    case "hint":
      return changed(state, name, { unsaid: without(chair, message.receipt), hint: message });
    case "pong":
      return state;
  }
}

/** @param {Chair} chair @param {string} receipt */
const without = (chair, receipt) => chair.unsaid.filter((said) => !("receipt" in said) || said.receipt !== receipt);

/** What somebody said and nobody heard: it is theirs to say again.
 * @param {Chair} chair @param {string} receipt */
function unheard(chair, receipt) {
  const said = chair.unsaid.find((each) => "receipt" in each && each.receipt === receipt);
  return said?.type === "chat" ? { words: said.words } : null;
}

/** @param {Chair} chair @param {string} receipt @returns {Partial<Chair>} */
function answeredBy(chair, receipt) {
  const said = pending(chair);
  return said && "version" in said && said.receipt === receipt ? { answered: said.version } : {};
}

/** Who took something back, as far as it shows in what is told no more: a secret answer tells nothing of whoever gave it.
 * @param {State} state @param {string} name @param {Update} update */
function takenBack(state, name, update) {
  const chair = state.chairs[name];
  if (!update.again || !chair?.update) return "";
  const seats = new Set(chair.told.slice(Math.max(0, update.cursor[1] - chair.first)).map(({ event }) => event["seat"]));
  if (!takingBack(chair) && [...seats].some((seat) => String(seat) === name)) return "Your answer was taken back.";
  const [seat] = seats;
  if (seats.size !== 1 || typeof seat !== "number") return "An answer was taken back.";
  return `${chairName(seat) === name ? "You" : people(state)[seat]} took an answer back.`;
}

/** Whether what is under way here, or was done last, is a take-back: else it is another's, which took an answer of ours along.
 * @param {Chair} chair */
function takingBack(chair) {
  const said = pending(chair);
  return said ? said.type === "undo" : chair.answered === chair.update?.version;
}

/** What has been told so far, with what an update adds; after a take-back only what the update tells again.
 * @param {Chair} chair @param {Update} update @returns {{ told: Told[], first: number }} */
function told(chair, update) {
  const known = update.first - chair.first;
  if (update.again || known < 0 || known > chair.told.length) return { told: update.events, first: update.first };
  const all = [...chair.told.slice(0, known), ...update.events], kept = all.slice(-MOST_TOLD);
  return { told: kept, first: chair.first + all.length - kept.length };
}

/** Earlier events, fetched page by page, before those already there.
 * @param {State} state @param {string} name @param {number} first @param {Told[]} events @returns {State} */
export function remembered(state, name, first, events) {
  const chair = state.chairs[name] ?? emptyChair;
  return first + events.length === chair.first ? changed(state, name, { first, told: [...events, ...chair.told] }) : state;
}

/** @param {State["chat"]} had @param {State["chat"]} lines */
function mixed(had, lines) {
  const byId = new Map([...had, ...lines].map((line) => [line.id, line]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** Seats of this browser where a person sits; a program looks for itself.
 * @param {State} state */
export const mySeats = ({ table, you }) => (you?.seats ?? []).filter((seat) => table?.seats[seat]?.kind !== "program");

/** Chairs for all seats of this browser; one seat needs no curtain, several begin behind it.
 * @param {State} state @param {boolean} wasRunning @returns {State} */
function seated(state, wasRunning) {
  const seats = mySeats(state);
  const names = seats.length > 0 ? seats.map(String) : ["watch"];
  const away = (/** @type {string} */ name) => Boolean(state.table?.seats[Number(name)]?.away);
  const chairs = Object.fromEntries(names.map((name) => [name, { ...(state.chairs[name] ?? emptyChair), away: away(name) }]));
  const isBack = names.some((name) => state.chairs[name]?.away && !away(name));
  const several = names.length > 1 && state.table?.state === "running";
  if (!names.includes(state.at)) return handed({ ...state, chairs, at: names[0] ?? "watch", curtain: several });
  const now = { ...state, chairs, curtain: state.curtain || (several && !wasRunning) };
  return isBack ? handed(now) : now;
}

/** The chairs of this browser that are asked something now.
 * @param {State} state */
export const asking = (state) => Object.keys(state.chairs).filter((name) => asked(state.chairs[name] ?? emptyChair));

/** Whom the device is to be handed to, where several people share it.
 * @param {State} state @returns {State} */
function handed(state) {
  const [next] = asking(state);
  if (next === undefined || Object.keys(state.chairs).length < 2) return state;
  return asking(state).includes(state.at) ? state : { ...state, at: next, curtain: true };
}

/** The curtain falls before somebody else's seat of this browser, or rises.
 * @param {State} state @param {string} name @param {boolean} curtain @returns {State} */
export const looked = (state, name, curtain) => (state.chairs[name] ? { ...state, at: name, curtain } : state);

/** What people are called, seat by seat.
 * @param {State} state */
export const people = (state) => (state.table?.seats ?? []).map((seat) => seat.name || (seat.kind === "bot" ? "A bot" : `Seat ${seat.seat + 1}`));

/** @param {State} state @param {string} key @param {string} receipt @returns {State} */
export function chose(state, key, receipt) {
  const { update, unsaid } = chair(state);
  if (!update || !asked(chair(state))) return state;
  return changed({ ...state, news: "" }, state.at, { unsaid: [...unsaid, { type: "answer", key, version: update.version, receipt }], notice: "" });
}

/** @param {State} state @param {string} receipt @returns {State} */
export function tookBack(state, receipt) {
  const { update, unsaid } = chair(state);
  if (!update?.undo || pending(chair(state))) return state;
  return changed(state, state.at, { unsaid: [...unsaid, { type: "undo", version: update.version, receipt }], notice: "" });
}

/** @param {State} state @param {string} receipt @returns {State} */
export const wondered = (state, receipt) =>
  asked(chair(state)) && !hinting(chair(state)) ? changed(saying(state, { type: "hint", receipt }), state.at, { hint: null, notice: "" }) : state;

/** @param {State} state @param {Said} message @returns {State} */
export const saying = (state, message) => changed(state, state.at, { unsaid: [...chair(state).unsaid, message] });
