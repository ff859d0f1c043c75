// Everything on the table that has an id: what it is called, what it says, and how it looks.
import { completes, fountainCards, handOf, isChoosing, looseTokens, mine, percent } from "./reading.js";
import { ACROSS } from "./hexes.js";
import { DISC, places } from "./places.js";
import { cardLook, chartLook, fancyLook } from "./cards.js";
import { disc, spout } from "./pictures.js";
import { boxLook, bagLook, chipLook, deckLook, demandWords, extrasLook, fountainLook, miniLook, plateLook } from "./piles.js";
import { spaceLook, tokenLook } from "./spaces.js";

/** @import { Table } from "./reading.js" */
/** @import { Thing, Place, Box } from "../../board/title.js" */
/** @typedef {Map<string, Place>} Places */

/** @param {Table} table @param {Box} box @returns {Thing[]} */
export function things(table, box) {
  const where = places(table, box), all = [...spaces(table, where, box), ...tokens(table, where), ...cards(table), ...rows(table), ...piles(table, where, box), ...seats(table, where)];
  return all.filter(({ id }) => where.has(id));
}

/** @param {Table} table @param {Places} where @param {Box} box @returns {Thing[]} */
const spaces = (table, where, box) => table.view.spaces.flatMap((space) => {
  const place = where.get(space.id);
  return place ? [{ id: space.id, name: space.name, words: unless(table, space.id, stackWords(table, space)), zone: "spaces", look: spaceLook(table, space, place, box.w), hot: completes(table, space.id).length > 0 }] : [];
});

/** Words that need not be read where the only option says the same. @param {Table} table @param {string} id @param {string} words */
const unless = ({ offers }, id, words) => (offers.get(id)?.length === 1 ? undefined : words);

/** @param {Table} table @param {import("./reading.js").Space} space */
export function stackWords({ view }, { id, stack }) {
  if (view.fountain?.miniature.space === id) return stack.length > 0 ? `the fountain, on ${names(stack)}` : "the fountain";
  return stack.length === 0 ? "empty" : stack.length === 1 ? names(stack) : `${stack.length} tokens, from the top: ${names(stack)}`;
}

/** @param {{ name: string }[]} stack */
const names = (stack) => [...stack].reverse().map(({ name }) => name).join(", ");

/** @param {Table} table @param {Places} where @returns {Thing[]} */
function tokens(table, where) {
  const loose = new Set(looseTokens(table).map(({ id }) => id));
  const lying = table.view.spaces.flatMap((space) => space.stack.map((token, level) => ({ space, token, level }))).filter(({ token }) => loose.has(token.id));
  const crowd = (/** @type {string} */ id) => lying.filter(({ space }) => space.id === id).length > 1;
  return [
    ...lying.map(({ space, token, level }) => ({
      id: token.id, name: `${token.name} on ${space.name}`, zone: "tokens", hot: completes(table, token.id).length > 0,
      look: tokenLook(table, token, crowd(space.id) ? 0 : level, crowd(space.id) ? (where.get(token.id)?.h ?? 0) / DISC : (where.get(space.id)?.w ?? 0) / ACROSS, space.row === 0, crowd(space.id) ? 1 : space.stack.length),
    })),
    ...table.view.held.tokens.map((token) => ({ id: token.id, name: token.name, words: firesWords(table, token), zone: "held", round: true, look: disc(token.kind, token.id) })),
    ...(table.view.fountain ? [{ id: "miniature", name: "the fountain", words: "Nothing is placed or moved where it stands", zone: "figure", look: spout() }] : []),
  ];
}

/** @param {Table} table @param {import("./reading.js").Token} token */
const firesWords = ({ view }, { fires_as }) => fires_as.map((type) => `as ${type}: ${view.chart.find((row) => row.type === type)?.words ?? ""}`).join("; or ") || "never fires up";

/** @param {Table} table @returns {Thing[]} */
const cards = (table) => [
  ...handOf(table).map((card) => cardThing(table, card, "hand")),
  ...fountainCards(table).map((card) => cardThing(table, card, "fountain")),
  ...table.view.display.cards.map((card) => cardThing(table, card, "display")),
];

/** @param {Table} table @param {import("./reading.js").OpenCard} card @param {string} zone @returns {Thing} */
const cardThing = (table, card, zone) => ({ id: card.id, name: card.name, words: unless(table, card.id, `${card.words}; ${card.reputation} reputation${card.matches.length > 0 ? ". It matches now" : ""}`), zone, look: cardLook(table, card), hot: card.matches.length > 0 && table.prompt?.kind === "score" });

/** @param {Table} table @returns {Thing[]} */
const rows = (table) => [
  ...table.view.chart.map((row) => ({ id: row.id, name: row.name, words: row.words, zone: "chart", look: chartLook(table, row) })),
  ...[...table.view.fancies, ...table.view.to_choose].map((fancy) => ({ id: fancy.id, name: fancy.name, words: `${fancy.words}${fancy.is_active ? "; for a coin" : ""}`, zone: "fancies", look: fancyLook(fancy) })),
];

/** @param {Table} table @param {Places} where @param {Box} box @returns {Thing[]} */
function piles(table, where, box) {
  const { bag, decks, extras, fountain, demand } = table.view, deck = decks.find(({ id }) => id === "deck:shop"), place = where.get("bag");
  return [
    ...(place ? [{ id: "bag", name: `the bag, ${bag.count} tokens`, words: bagWords(table), zone: "piles", look: bagLook(table, place) }] : []),
    { id: "deck:shop", name: `the deck, ${deck?.count ?? 0} cards`, words: table.view.in_deck.map(({ name, above }) => `${name} lies below ${above} others`).join("; "), zone: "piles", look: deckLook(table, "deck:shop") },
    { id: "extras", name: "extra tokens", words: `They join the bag when it runs out: ${names(extras.tokens)}`, zone: "piles", look: extrasLook(table) },
    { id: "box:coins", name: "coins spent", zone: "piles", look: boxLook(table) },
    ...(fountain && (box.shape !== "phone" || demand) && !isChoosing(table) ? [{ id: "fountain", name: `fountain cards, ${fountain.done} of ${fountain.of} done`, words: demand ? demandWords(demand) : "One may be claimed each turn", zone: "fountain", look: fountainLook(table, box.shape === "phone") }] : []),
  ];
}

/** @param {Table} table */
export const bagWords = ({ view }) => view.bag.tokens.filter(({ count }) => count > 0).map(({ name, count, chance }) => `${count} ${name}, ${percent(chance)} %`).join("; ") || "empty";

/** @param {Table} table @param {Places} where @returns {Thing[]} */
const seats = (table, where) => table.view.seats.flatMap((seat, at) => {
  const small = (where.get(seat.id)?.w ?? 0) < 120, near = at === mine(table), who = table.people[at] ?? `Seat ${at + 1}`, kept = seat.kept.token;
  return [
    { id: seat.id, name: who, words: `${seat.reputation} reputation, ${seat.coins.count} coins, ${seat.hand_count} cards in hand, ${seat.scored.length} scored`, zone: "seats", look: small ? miniLook(table, at, seat, near) : plateLook(table, at) },
    { id: seat.coins.id, name: `${who}: ${seat.coins.count} coins`, words: "One may be spent each turn", zone: "seats", look: chipLook("coin", seat.coins.count) },
    ...(at === table.seat || small ? [] : [{ id: seat.hand_pile.id, name: `${who}: ${seat.hand_count} cards in hand`, words: seat.hand.map(({ name }) => name).join(", "), zone: "seats", look: chipLook("hand", seat.hand_count) }]),
    ...(small ? [] : [{ id: seat.scored_pile.id, name: `${who}: ${seat.scored.length} cards scored`, words: seat.scored.map(({ name }) => name).join(", "), zone: "seats", look: chipLook("check", seat.scored.length) }]),
    ...(kept && !small ? [{ id: seat.kept.id, name: `${who} keeps a ${kept.name}`, words: "It is played instead of a token from the bag", zone: "seats", round: true, look: disc(kept.kind, kept.id) }] : []),
  ];
});
