// Wires state, sockets and page together: the only module of the table with variables that change.
import { h, render } from "preact";
import { ask, insist, one, receipt, remember, remembered } from "./base.js";
import { linksOf } from "./links.js";
import { announce } from "./notices.js";
import { news } from "./presence.js";
import { pressed } from "./pressed.js";
import { explained, follows, question } from "./questions.js";
import { connect } from "./socket.js";
import { asked, chair, changed, chose, heard, looked, remembered as toldBefore, saying, start, tookBack, wondered } from "./state.js";
import { Table } from "./table.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./types/wire.js").Heard} Heard */
/** @typedef {import("./types/wire.js").Said} Said */

const root = one("#table", HTMLElement);
const id = root.dataset["table"] ?? "", title = root.dataset["title"] ?? "";
/** @type {State} */
let state = { ...start, keys: remembered("keys") !== "off", plain: remembered("table") === "plain", open: JSON.parse(remembered(`open/${title}`) || "{}") };
/** The title's board, once it is here; titles without one are played at the plain table.
 * @type {import("./board/title.js").Title | null} */
let board = null;
/** @type {Map<string, ReturnType<typeof connect<Heard, Said>>>} */
const sockets = new Map();

/** @param {State} next */
function show(next) {
  const free = document.activeElement === document.body && !(next.curtain && !state.curtain), isNext = follows(state, next);
  state = { ...next, now: Date.now() / 1000 };
  render(h(Table, { state, acts, board }), root);
  announce(state);
  // whatever had the focus is gone: the question has it now, never a button, which Enter out of habit would press
  if (!free && document.activeElement === document.body) focus("[data-prompt]");
  // whoever chose far down a list is still there, and the next list begins above, under the bar
  if (isNext) root.querySelector(".option")?.scrollIntoView({ block: "nearest" });
}

/** One socket for each chair of this browser; those of others are given up. */
function sit() {
  for (const [name, socket] of sockets) if (!state.chairs[name]) (socket.close(), sockets.delete(name));
  for (const name of Object.keys(state.chairs)) if (!sockets.has(name)) sockets.set(name, connected(name));
}

/** @param {string} name */
const connected = (name) => connect({
  url: () => `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket?${where(name)}cursor=${(state.chairs[name]?.update?.cursor ?? [0, 0]).join(".")}`,
  unsaid: () => state.chairs[name]?.unsaid ?? [],
  heard: (/** @type {Heard} */ message) => {
    const changes = message.type === "table" ? news(state.table, message.table) : "";
    show(heard({ ...state, news: changes || state.news, now: Date.now() / 1000 }, name, message));
    if (message.type === "table") sit();
  },
  line: (line) => show(changed(state, name, { line })),
});

/** @param {string} name */
const where = (name) => (name === "watch" ? "" : `seat=${name}&`);

/** Say what was added to the present chair's unsaid messages.
 * @param {State} next */
function say(next) {
  const said = chair(next).unsaid.filter((message) => !chair(state).unsaid.includes(message));
  show(next);
  said.forEach((message) => sockets.get(state.at)?.say(message));
}

/** Ask the hall; why it refuses is shown.
 * @param {Promise<any>} asking @param {(answer: any) => void} then */
const answered = (asking, then) =>
  asking.then((answer) => { show({ ...state, notice: "" }); then(answer); }, (error) => show({ ...state, notice: error.message }));

/** @type {import("./acts.js").Acts} */
const acts = {
  onChoose: (key) => say(closed(chose(state, key, receipt()))),
  onUndo: () => say(closed(tookBack(state, receipt()))),
  onHint: () => say(wondered(state, receipt())),
  onChat: (words) => say(saying(state, { type: "chat", words, receipt: receipt() })),
  onWhy: () => {
    const prompt = asked(chair(state)), about = question(state);
    if (!prompt || explained(state)) return show(closed(state));
    const ids = prompt.why.map((rule) => rule.split("/").pop() ?? "");
    return answered(Promise.all(ids.map((rule) => ask(`/api/titles/${title}/rules/${rule}`))), (rules) => show({ ...state, rules: { about, rules } }));
  },
  onQuiet: (name) => show({ ...state, quiet: state.quiet.includes(name) ? state.quiet.filter((each) => each !== name) : [...state.quiet, name] }),
  onEarlier: () => {
    const name = state.at;
    answered(ask(`/api/tables/${id}/log?${where(name)}before=${chair(state).first}`), ({ first, events }) => show(toldBefore(state, name, first, events)));
  },
  onLook: (name, curtain) => show({ ...closed(looked(state, name, curtain)), recovery: "" }),
  onOpen: (section, open) => {
    state = { ...state, open: { ...state.open, [section]: open } };
    remember(`open/${title}`, JSON.stringify(state.open));
  },
  onTry: () => sockets.forEach((socket) => socket.look()),
  onAsk: (verb, body = {}) => answered(ask(`/api/tables/${id}/${verb}`, body), (answer) => {
    if (verb === "mail") show({ ...state, notice: "mail" in body && body.mail ? "Your address is kept." : "Your address is forgotten." });
    if (verb === "links/end") show({ ...state, links: null, notice: "No link leads here any more." });
    if (verb === "rematch") location.assign(`/table/${answer.table.id}`);
    if (verb === "leave" && state.you?.seats.length === 1) location.assign("/");
  }),
  onLinks: () => answered(linksOf(id), (links) => show({ ...state, links })),
  onRecovery: () => answered(ask(`/api/tables/${id}/recovery`, { seat: Number(state.at) }), ({ link }) => show({ ...state, recovery: link })),
  onProgram: (seat) => answered(ask(`/api/tables/${id}/program`, { seat }), ({ token }) => show({ ...state, tokens: { ...state.tokens, [seat]: token } })),
  onCopy: (link) => answered(navigator.clipboard.writeText(link), () => show({ ...state, notice: "Copied." })),
  onNotices: () => Notification.requestPermission().then(() => show(state)),
  onKeys: () => {
    remember("keys", state.keys ? "off" : "on");
    show({ ...state, keys: !state.keys });
  },
  onPlain: () => {
    remember("table", state.plain ? "board" : "plain");
    show({ ...state, plain: !state.plain });
    if (state.plain && Object.keys(state.schema).length === 0) learn();
  },
};

/** The rules shut: they speak about a question that is answered.
 * @param {State} next @returns {State} */
const closed = (next) => ({ ...next, rules: null });

/** @param {string} selector */
function focus(selector) {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}

/** Find out what this browser is at the table, and sit down. */
function come() {
  insist(`/api/tables/${id}`, ({ table, you }) => {
    show(heard(state, "", { type: "table", table, you }));
    sit();
    if (table.state === "gathering" && you.host) acts.onLinks();
  }, ({ message }) => show({ ...changed(state, "watch", { line: { is: "closed", words: message } }), at: "watch" }));
}

/** What the plain table has to know of the title; a board knows it. */
function learn() {
  insist(`/api/titles/${title}/schema`, (schema) => show({ ...state, schema, notice: "" }), ({ message }) => show({ ...state, notice: message }));
}

/** Whether something on the page counts seconds. */
const counts = () =>
  chair(state).line.is === "lost" || chair(state).clock?.running != null || state.table?.seats.some((seat) => seat.leaves_at > 0);

document.addEventListener("keydown", (event) => pressed(event, root, state, acts));
document.addEventListener("visibilitychange", () => document.hidden || acts.onTry());
addEventListener("online", acts.onTry);
setInterval(() => counts() && show(state), 1000);
root.replaceChildren(); // what stood here while the scripts came
show(state);
if (root.dataset["board"]) import(root.dataset["board"]).then((module) => { board = module.board; show(state); }, () => (show({ ...state, plain: true }), learn()));
come();
if (state.plain || !root.dataset["board"]) learn();
