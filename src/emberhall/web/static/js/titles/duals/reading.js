// What a table of Duals says, read for drawing it: letters of cards, what places complete, what is held, what fires. Pure.
import { chair } from "../../state.js";

/** @typedef {import("../../types/duals.js").DualsView} View */
/** @typedef {import("../../types/duals.js").DualsSeat} Seat */
/** @typedef {import("../../types/duals.js").OpenCard} OpenCard */
/** @typedef {import("../../types/duals.js").TokenView} Token */
/** @typedef {import("../../types/duals.js").SpaceView} Space */
/** @typedef {import("../../types/contract.js").Completion} Completion */
/** @typedef {import("../../board/title.js").Table<View>} Table */

/** The seat whose things lie nearest: the reader's; of watchers the first. @param {Table} table */
export const mine = (table) => table.seat ?? 0;

/** Seats in the order in which they are shown. @param {Table} table @returns {[number, Seat][]} */
export const seatsOf = (table) => table.view.seats.map((seat, at) => /** @type {[number, Seat]} */ ([at, seat]))
  .sort(([one], [other]) => Number(other === mine(table)) - Number(one === mine(table)));

/** The reader's cards. @param {Table} table */
export const handOf = (table) => table.view.seats[mine(table)]?.hand ?? [];

/** Fountain cards that lie open. @param {Table} table */
export const fountainCards = (table) => table.view.fountain?.cards ?? [];

/** Whether fancy dragons are being chosen: there is no board as yet. @param {Table} table */
export const isChoosing = ({ view }) => view.to_choose.length > 0;

/** A card's letter: A, B, C for the hand, F1, F2 for the fountain.
 * @param {Table} table @returns {Map<string, string>} */
export const letters = (table) => new Map([
  ...handOf(table).map(({ id }, at) => /** @type {[string, string]} */ ([id, String.fromCharCode(65 + at)])),
  ...fountainCards(table).map(({ id }, at) => /** @type {[string, string]} */ ([id, `F${at + 1}`])),
]);

/** All cards that might be completed. @param {Table} table @returns {OpenCard[]} */
export const openCards = (table) => [...handOf(table), ...fountainCards(table), ...table.view.display.cards];

/** What choosing a thing would complete, card by card.
 * @param {Table} table @param {string} id @returns {Completion[]} */
export function completes(table, id) {
  const all = (table.offers.get(id) ?? []).flatMap(({ effects }) => effects.completes);
  return [...new Map(all.map((each) => [each.card, each])).values()];
}

/** Lines to be drawn on the board: what the thing looked at would complete, else where the card looked at matches already.
 * @param {Table} table @returns {Completion[]} */
export function shownMatches(table) {
  const here = completes(table, table.at);
  if (here.length > 0) return here;
  const card = openCards(table).find(({ id }) => id === table.at);
  return (card?.matches ?? []).map((spaces) => ({ card: table.at, spaces }));
}

/** Where one token more would complete the card that is looked at.
 * @param {Table} table */
export const shownLacks = (table) => openCards(table).find(({ id }) => id === table.at)?.lacks ?? [];

/** Every token that lies open, by its id. @param {Table} table @returns {Map<string, Token>} */
export function tokensById({ view }) {
  const lying = [...view.spaces.flatMap(({ stack }) => stack), ...view.held.tokens, ...view.extras.tokens];
  const kept = view.seats.flatMap(({ kept: { token } }) => (token ? [token] : []));
  return new Map([...lying, ...kept].map((token) => [token.id, token]));
}

/** The space on which a token of the board lies. @param {Table} table @param {string} token */
export const spaceOf = ({ view }, token) => view.spaces.find(({ stack }) => stack.some(({ id }) => id === token)) ?? null;

/** Ids along which the question came. @param {Table} table */
export const pathIds = ({ prompt }) => (prompt?.path ?? []).flatMap(({ id }) => (id ? [id] : []));

/** The token that is on its way: the question is where it goes. @param {Table} table */
export const carried = (table) => tokensById(table).get(pathIds(table).at(-1) ?? "") ?? null;

/** Tokens of the board that are pieces of their own: they can be touched, or are being moved.
 * @param {Table} table @returns {Token[]} */
export function looseTokens(table) {
  const moving = carried(table)?.id;
  return table.view.spaces.flatMap(({ stack }) => stack).filter(({ id }) => table.offers.has(id) || id === moving || table.touched.includes(id));
}

/** Spaces whose tokens fired one after the other since the last token was placed, and whose ability is open now: a chain.
 * @param {Table} table @returns {string[]} */
export function chain(table) {
  if (!table.prompt || !isFiring(table)) return [];
  /** @type {string[]} */
  const spaces = [];
  for (const { event } of [...chair(table.state).told].reverse()) {
    if (event["event"] === "TokenPlaced" || event["event"] === "TokenPulled") break;
    if (event["event"] === "FiredUp") spaces.unshift(String(event["space"]));
  }
  const open = pathIds(table).filter((id) => id.startsWith("space:"));
  return [...new Set([...spaces, ...open])];
}

/** Whether the question is about an ability that is under way. @param {Table} table */
const isFiring = ({ prompt, view }) => view.chart.some(({ type }) => type === prompt?.kind.split("-")[0]);

/** The abilities among which the present question is, or which is under way: their rows of the chart are marked.
 * @param {Table} table @returns {Set<string>} */
export function abilities(table) {
  const { prompt } = table;
  if (!prompt) return new Set();
  const kinds = new Set(table.view.chart.map(({ type }) => type)), stem = prompt.kind.split("-")[0] ?? "";
  const ways = prompt.options.filter(({ interrupt }) => !interrupt).map(({ variant }) => variant).filter((variant) => kinds.has(variant));
  if (kinds.has(stem)) return new Set([stem, ...(stem === "plant" ? [] : ways)]);
  return new Set(ways.length > 0 ? ways : prompt.kind === "place" && table.view.held.tokens.length === 1 && mayFire(table) ? table.view.held.tokens.flatMap(({ fires_as }) => fires_as) : []);
}

/** Whether the token that is placed may fire up afterwards: the question's path says so. @param {Table} table */
export const mayFire = ({ prompt }) => (prompt?.path ?? []).some(({ names }) => names.includes("fires-up"));

/** @param {{ count: number, of: number }} chance */
export const percent = ({ count, of }) => (of === 0 ? 0 : Math.round((100 * count) / of));
