// All things on the table: what they are called, and how they look.
import { h } from "preact";
import { Plate } from "../../board/plate.js";
import { capital, countWords, nameOf } from "../../labels.js";
import { mine, mySeat } from "./areas.js";
import { alleyLook, lotLook, pennantLook, shopLook, slotLook } from "./shop.js";
import { artisanLook, companionLook, crateLook, deckLook, facts, fancyLook, goalLook, goodLook, headLook, pawnLook, scoredLook, spellLook, tokenLook } from "./cards.js";
import { fired } from "./over.js";
import { completes, kept } from "./parts.js";
import { areasOf, places } from "./places.js";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Thing} Thing */
/** @typedef {import("../../board/title.js").Place} Place */
/** @typedef {import("../../types/flamecraft.js").Dragon} Dragon */
/** What looks are made with. `drawn`: a look that is kept while nothing of it changes.
 * @typedef {{ table: Table, size: { scale: number, isSmall: boolean }, at: (id: string) => Place, drawn: (id: string, of: unknown[], make: () => import("../../dom.js").Node) => import("../../dom.js").Node }} Making */

const NOWHERE = { x: 0, y: 0, w: 120, h: 120 };

/** @param {Table} table @param {import("../../board/title.js").Box} box @returns {Thing[]} */
export function things(table, box) {
  const found = places(table, box), { scale, isSmall } = areasOf(table, box), at = (/** @type {string} */ id) => found.get(id) ?? NOWHERE;
  const making = {
    table, size: { scale, isSmall }, at,
    /** @type {Making["drawn"]} */
    drawn: (id, of, make) => kept([table.prompt, table.touched.join(), table.at === id, at(id).w, at(id).h, scale, ...of], make),
  };
  return [...town(making), ...street(making), ...before(making), ...others(making)];
}

/** @param {Dragon} dragon */
const dragonWords = ({ kind, words }) => `${kind}: ${words}`;

/** @param {Making} making @returns {Thing[]} */
function town({ table, size, at, drawn }) {
  const { view } = table, path = fired(table);
  /** @param {Dragon} dragon */
  const head = (dragon) => {
    const place = path.findIndex((step) => step.dragon === dragon.id) + 1;
    return drawn(dragon.id, [dragon, place], () => headLook(table, dragon, place, size.scale));
  };
  const lots = view.spaces.filter(({ shop }) => !shop).map((space) => ({ id: space.id, name: space.facedown ? "a new shop" : "an empty lot", words: space.facedown ? "It opens when the turn ends." : "Here is room for a shop.", zone: "lots", look: drawn(space.id, [view], () => lotLook(table, space, size)) }));
  const shops = view.town.map((shop) => ({ id: shop.id, name: shop.name, words: [`brings ${countWords(shop.brings)}`, ...shop.ability].join("; "), zone: "town", hot: completes(table, shop.id), look: drawn(shop.id, [shop], () => shopLook(table, shop, at(shop.id), size)) }));
  const inside = view.town.flatMap((shop) => [
    ...shop.slots.flatMap((slot, place) => [
      { id: slot.id, name: `slot ${place + 1} of ${shop.name}`, words: `takes ${slot.takes.join(", ")}; brings ${slot.words}`, zone: "windows", hot: completes(table, slot.id), look: drawn(slot.id, [slot, ghost(table, slot.id)], () => slotLook(slot, at(slot.id), size, ghost(table, slot.id))) },
      ...(slot.dragon ? [{ id: slot.dragon.id, name: slot.dragon.name, words: dragonWords(slot.dragon), zone: "windows", look: head(slot.dragon) }] : []),
    ]),
    ...shop.enchantments.map((card) => ({ id: card.id, name: card.name, words: `on ${shop.name}: 1 ${card.icon} more`, zone: "windows", look: drawn(card.id, [card], () => pennantLook(card, size.scale)) })),
    ...shop.spaces.map((space) => ({ id: space.id, name: `a space of ${shop.name}`, words: space.words, zone: "windows", look: drawn(space.id, [space], () => alleyLook(space, at(space.id), size.scale)) })),
  ]);
  return [...lots, ...shops, ...inside];
}

/** The dragon that would come to a slot: the one that is touched or looked at.
 * @param {Table} table @param {string} slot */
function ghost({ prompt, touched, at, view, seat }, slot) {
  const from = touched[0] ?? at, fits = from && prompt?.options.some(({ targets }) => targets[0] === from && targets[1] === slot);
  const hand = fits ? [view.held.dragon, view.shown.dragon, ...(view.seats[seat ?? view.turn]?.hand ?? [])] : [];
  return hand.find((each) => each?.id === from) ?? null;
}

/** @param {Making} making @returns {Thing[]} */
function street({ table, size: { scale }, at, drawn }) {
  const { view, names } = table;
  return [
    ...view.decks.map((deck) => ({ id: deck.id, name: capital(nameOf(names, deck.id)), words: deck.count === 1 ? "1 card" : `${deck.count} cards`, zone: "decks", look: drawn(deck.id, [deck], () => deckLook(deck, at(deck.id), scale)) })),
    ...view.park.flatMap(({ dragon, goods }) => (dragon ? [{ id: dragon.id, name: dragon.name, words: dragonWords(dragon), zone: "park", look: drawn(dragon.id, [dragon, goods], () => artisanLook(table, dragon, at(dragon.id), scale, goods)) }] : [])),
    ...view.supply.map((pile) => ({ id: pile.id, name: `the pile of ${pile.kind === "coin" ? "coins" : pile.kind}`, words: `${pile.count} left`, zone: "square", look: drawn(pile.id, [pile], () => crateLook(table, pile, at(pile.id), scale)) })),
    ...view.row.cards.map((card) => ({ id: card.id, name: card.name, words: `${card.icon}: ${countWords(card.cost)} for ${card.words}`, zone: "row", hot: completes(table, card.id), look: drawn(card.id, [card], () => spellLook(table, card, at(card.id), scale)) })),
  ];
}

/** @param {Making} making @returns {Thing[]} */
function before({ table, size: { scale }, at, drawn }) {
  const me = mine(table), { shown, held } = table.view;
  if (!me) return [];
  const { companion, reserved } = me, open = [shown.dragon, held.dragon].filter((each) => each !== null), hand = me.hand.filter(({ id }) => !open.some((each) => each.id === id));
  return [
    ...me.goods.map((pile) => ({ id: pile.id, name: pile.kind === "coin" ? "coins" : pile.kind, words: `${pile.count} there`, zone: "goods", look: drawn(pile.id, [pile], () => goodLook(table, pile, scale)) })),
    ...[...open, ...hand].map((dragon) => ({ id: dragon.id, name: dragon.name, words: dragonWords(dragon), zone: "hand", look: drawn(dragon.id, [dragon], () => artisanLook(table, dragon, at(dragon.id), scale)) })),
    ...me.fancies.map((fancy) => ({ id: fancy.id, name: fancy.name, words: `${fancy.time === "moon" ? "at the end" : "in your turn"}: ${fancy.words}`, zone: "fancies", look: drawn(fancy.id, [fancy], () => fancyLook(table, fancy, at(fancy.id), scale)) })),
    ...me.scored.map((fancy) => ({ id: fancy.id, name: fancy.name, words: `scored: ${fancy.words}`, zone: "fancies", look: drawn(fancy.id, [fancy], () => scoredLook(fancy, scale)) })),
    ...(reserved ? [{ id: reserved.id, name: reserved.name, words: `reserved: ${countWords(reserved.cost)} for ${reserved.words}`, zone: "hand", look: drawn(reserved.id, [reserved], () => spellLook(table, reserved, at(reserved.id), scale)) }] : []),
    ...(companion ? [{ id: companion.id, name: companion.name, words: companion.words, zone: "goods", look: drawn(companion.id, [companion], () => companionLook(table, companion, at(companion.id), scale)) }] : []),
  ];
}

/** @param {Making} making @returns {Thing[]} */
function others({ table, size: { scale }, at, drawn }) {
  const { view, people, colours } = table, me = mySeat(table);
  const seats = view.seats.flatMap(({ id, pawn, companion, reserved }, number) => [
    { id, name: people[number] ?? "", zone: "seats", look: h(Plate, { table, seat: number, facts: facts(table, number, at(id)) }) },
    ...(pawn.at ? [{ id: pawn.id, name: `${people[number]}’s pawn`, zone: "visitors", look: pawnLook(colours[number] ?? number, scale) }] : []),
    ...(number !== me && companion ? [{ id: companion.id, name: companion.name, words: companion.words, zone: "seats", look: drawn(companion.id, [companion], () => companionLook(table, companion, at(companion.id), scale)) }] : []),
    ...(number !== me && reserved ? [{ id: reserved.id, name: reserved.name, words: `reserved by ${people[number]}`, zone: "seats", look: drawn(reserved.id, [reserved], () => pennantLook(reserved, scale)) }] : []),
  ]);
  return [
    ...seats,
    ...(view.solo?.tokens ?? []).map((token) => ({ id: token.id, name: token.is_mine ? `your ${token.kind} token` : `the ${token.kind} token`, zone: "awards", look: tokenLook(token, scale), round: true })),
    ...(view.solo?.achievements ?? []).map((goal) => ({ id: goal.id, name: goal.name, words: `${goal.words}: ${Math.min(goal.progress, goal.max)} of ${goal.max}`, zone: "awards", look: goalLook(goal, scale) })),
  ];
}
