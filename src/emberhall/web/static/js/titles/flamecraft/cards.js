// Cards and goods as they look: artisans, enchantments, fancies, companions, crates, decks, and what a seat has.
import { achievement as medal, companion as hatchling, fancy as guest, shopper } from "../../art/flamecraft.js";
import { cardBack, fountain, pawn } from "../../art/things.js";
import { span } from "../../dom.js";
import { brought, face, high, icon, look, picture, tallies, tally } from "./parts.js";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */
/** @typedef {import("../../types/flamecraft.js").Dragon} Dragon */
/** @typedef {import("../../types/flamecraft.js").Fancy} Fancy */

/** A card in a hand or in the Park. `fed`: goods that lie on it.
 * @param {Table} table @param {Dragon} dragon @param {Place} place @param {number} scale @param {{ [kind: string]: number }} [fed] */
export function artisanLook(table, dragon, { w, h }, scale, fed = {}) {
  const isLow = h < w * 1.15, isAt = table.at === dragon.id && table.offers.has(dragon.id);
  return look("artisan", scale, { "data-low": isLow ? "" : undefined, "data-mini": w < 49 * scale ? "" : undefined },
    span({ class: "artisan-wash", "data-kind": dragon.kind }),
    face(dragon, isLow ? "head" : "sit", isAt ? "happy" : "awake"),
    span({ class: "artisan-name" }, dragon.name),
    span({ class: "artisan-kind" }, icon(dragon.kind)),
    Object.keys(fed).length > 0 && span({ class: "artisan-fed" }, tallies(fed, "", true)),
    brought(table, dragon.id));
}

/** A dragon in a window of a shop; one that is fired up breathes fire. `place` in the path: 1 was the first.
 * @param {Table} table @param {Dragon} dragon @param {number} place @param {number} scale */
export function headLook(table, dragon, place, scale) {
  const isNext = table.at === dragon.id && table.offers.has(dragon.id);
  return look("sitter", scale, { "data-fired": place > 0 ? "" : undefined },
    face(dragon, "head", isNext ? (table.prompt?.kind.startsWith("fire") ? "fire" : "happy") : "awake"),
    place > 0 && span({ class: "head-fired" }, place));
}

/** An enchantment in the row or reserved, with what is missing shown pale.
 * @param {Table} table @param {import("../../types/flamecraft.js").OpenEnchantment} card @param {Place} place @param {number} scale */
export function spellLook(table, card, { h, w }, scale) {
  const costs = Object.entries(card.cost);
  return look("spell", scale, { "data-strip": w < 72 * scale ? "" : undefined, "data-low": h < 78 * scale ? "" : undefined, "data-narrow": w < 86 * scale ? "" : undefined },
    span({ class: "spell-head" }, icon(card.icon), span({ class: "spell-name" }, card.name)),
    span({ class: "spell-cost" }, costs.map(([kind, count]) => span({ class: "spell-part", key: kind, "data-short": card.missing[kind] ? "" : undefined }, icon(kind), count)), card.no_coins && span({ class: "spell-coinless" }, icon("coin"))),
    span({ class: "spell-reward" }, tallies(card.reward, "+", true), card.per_set > 0 && span({ class: "spell-set" }, "+", card.per_set, icon("reputation"), span({ class: "spell-each" }, "a set")),
      card.short === 0 && w >= 86 * scale && table.seat !== null && span({ class: "spell-can" }, "✓")));
}

/** @param {Table} table @param {Fancy} fancy @param {Place} place @param {number} scale */
export function fancyLook(table, fancy, { w, h }, scale) {
  const isBrief = high(fancy.words, w - 15 * scale, scale) > h - 50 * scale, isRow = h < 60 * scale, done = fancy.max ? Math.min(1, fancy.progress / fancy.max) : 0;
  return look("fancy", scale, { "data-brief": isBrief ? "" : undefined, "data-row": isRow ? "" : undefined, "data-tight": w < 84 * scale ? "" : undefined, "data-mini": w < 60 * scale ? "" : undefined },
    span({ class: "fancy-head" }, picture(guest(fancy), "face"), span({ class: "fancy-name" }, fancy.name), w >= 122 * scale && icon(fancy.time)),
    !isBrief && span({ class: "fancy-words" }, fancy.words),
    span({ class: "fancy-worth" },
      fancy.max ? span({ class: "gauge" }, span({ class: "gauge-done", style: { width: `${done * 100}%` } })) : span({ class: "fancy-when" }, isBrief ? "" : fancy.time === "moon" ? "at the end" : "in your turn"),
      fancy.worth !== null ? span({ class: "tally" }, icon("reputation"), fancy.worth) : fancy.max ? span({ class: "tally" }, `${fancy.progress}/${fancy.max}`) : null),
    brought(table, fancy.id));
}

/** A fancy that has been scored. @param {Fancy} fancy @param {number} scale */
export const scoredLook = (fancy, scale) => look("scored", scale, {}, picture(guest(fancy), "face"), span({ class: "scored-done" }, "✓"));

/** @param {Table} table @param {import("../../types/flamecraft.js").Companion} companion @param {Place} place @param {number} scale */
export const companionLook = (table, companion, { w }, scale) =>
  look("companion", scale, { "data-used": companion.used ? "" : undefined, "data-low": w < 40 * scale ? "" : undefined },
    picture(hatchling(companion, { mood: companion.used ? "asleep" : "awake" }), "face"),
    w >= 40 * scale && companion.once && span({ class: "companion-once" }, companion.used ? "used" : "once"), brought(table, companion.id));

/** My goods of a kind, with how many of them would go. @param {Table} table @param {{ id: string, kind: string, count: number }} pile @param {number} scale */
export function goodLook({ view, prompt, offers }, { id, kind, count }, scale) {
  const goes = prompt?.payment ? prompt.payment.owed[kind] ?? 0 : Math.min(...(offers.get(id) ?? []).map(({ effects }) => effects.costs[kind] ?? 0));
  return look("good", scale, { "data-none": count === 0 ? "" : undefined, "data-over": kind !== "coin" && count > view.limits.goods ? "" : undefined },
    icon(kind), span({ class: "good-count" }, count), goes > 0 && goes < Infinity && span({ class: "brings-now" }, span({ class: "brought", "data-is": "costs" }, `−${goes}`)));
}

/** A pile of goods in the square; coins lie in the fountain. @param {Table} table @param {{ id: string, kind: string, count: number }} pile @param {Place} place @param {number} scale */
export const crateLook = (table, pile, { h, w }, scale) =>
  pile.kind === "coin" && h > 70 * scale
    ? look("basin", scale, {}, picture(fountain(), "basin-fountain"), span({ class: "tally" }, icon("coin"), pile.count))
    : look("crate", scale, { "data-high": h > w ? "" : undefined, "data-none": pile.count === 0 ? "" : undefined }, icon(pile.kind), span({ class: "crate-count" }, gained(table, pile) || pile.count));

/** How many of a pile each way of touching it would bring.
 * @param {Table} table @param {{ id: string, kind: string }} pile */
function gained({ offers }, { id, kind }) {
  const counts = (offers.get(id) ?? []).map(({ effects }) => effects.gains[kind] ?? 0), least = Math.min(...counts);
  return least > 0 && least < Infinity && span({ class: "brought", "data-is": "gains" }, `+${least}`);
}

/** @param {{ kind: string, count: number }} deck @param {Place} place @param {number} scale */
export const deckLook = (deck, { w, h }, scale) =>
  look("deck", scale, { "data-none": deck.count === 0 ? "" : undefined, "data-broad": w > h * 1.6 ? "" : undefined }, picture(cardBack(deck.kind), "deck-back"), span({ class: "deck-count" }, deck.count));

/** @param {number} colour @param {number} scale */
export const pawnLook = (colour, scale) => look("visitor", scale, {}, picture(pawn(colour), "figure"));
/** @param {{ kind: string, is_mine: boolean }} token @param {number} scale */
export const tokenLook = (token, scale) => look("shopper", scale, { "data-mine": token.is_mine ? "" : undefined }, picture(shopper(token.kind), "figure"));

/** @param {import("../../types/flamecraft.js").Achievement} goal @param {number} scale */
export const goalLook = (goal, scale) =>
  look("goal", scale, { "data-reached": goal.is_reached ? "" : undefined, "data-unlocked": goal.is_unlocked ? "" : undefined },
    picture(medal(goal), "goal-medal"), span({ class: "goal-count" }, goal.is_unlocked ? "✓" : `${Math.min(goal.progress, goal.max)}/${goal.max}`));

/** What a seat has, for its plate; my own goods lie before me.
 * @param {Table} table @param {number} seat @param {Place} place */
export function facts(table, seat, { h }) {
  const player = table.view.seats[seat], isMine = seat === table.seat;
  if (!player || h < 60) return null;
  const there = player.goods.filter(({ count }) => count > 0);
  return [
    !isMine && span({ class: "seat-facts", key: "goods" }, there.length > 0 ? there.map(({ kind, count }) => tally(kind, count)) : span({ class: "quiet" }, "no goods")),
    span({ class: "seat-facts", key: "cards" }, tally("artisan", player.hand_count), tally("fancy", player.fancy_count), player.scored.length > 0 && span({ class: "tally", key: "scored" }, icon("check"), player.scored.length)),
  ];
}
