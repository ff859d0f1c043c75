// Bag, decks, box and tokens beside the board; what a seat has to spend and to show.
import { h } from "preact";
import { span, strong } from "../../dom.js";
import { Plate } from "../../board/plate.js";
import { Crest } from "../../crest.js";
import { back, disc, sack, sign, spout } from "./pictures.js";
import { percent } from "./reading.js";

/** @import { Table, Seat } from "./reading.js" */

/** A bag with what is in it, where there is room for that. @param {Table} table @param {import("../../board/title.js").Place} place */
export function bagLook({ view: { bag } }, place) {
  const big = place.h > 200, roomy = place.h > 140 && place.w > 330, tokens = bag.tokens.filter(({ kind, count }) => kind !== "buddy" || count > 0);
  if (place.w < 100) return span({ class: "duals-sack" }, sack(), strong({ class: "duals-number" }, String(bag.count)));
  return span({ class: "duals-bag", "data-big": big ? "" : undefined, "data-roomy": roomy ? "" : undefined },
    span({ class: "duals-bag-sack" }, sack(), strong({ class: "duals-number" }, String(bag.count))),
    span({ class: "duals-bag-tokens", style: { "--columns": String(big || (place.h > 110 && !roomy) ? 5 : Math.ceil(tokens.length / 2)) } }, tokens.map(({ kind, count, chance }) =>
      span({ class: "duals-bag-one", key: kind, "data-none": count === 0 ? "" : undefined }, disc(kind), strong(null, String(count)), roomy && span({ class: "duals-bag-chance" }, `${percent(chance)} %`)))));
}

/** Cards face down. @param {Table} table @param {string} id */
export const deckLook = ({ view }, id) =>
  span({ class: "duals-deck" }, back(id === "deck:fountain" ? "fountain" : "card"), strong({ class: "duals-number" }, String(view.decks.find((deck) => deck.id === id)?.count ?? 0)));

/** @param {Table} table */
export const extrasLook = ({ view }) =>
  span({ class: "duals-extras" }, span({ class: "duals-caption" }, "Extra tokens"), span({ class: "duals-extras-tokens" }, view.extras.tokens.map(({ id, kind }) => span({ class: "duals-extra", key: id }, disc(kind)))));

/** Coins that were spent. @param {Table} table */
export const boxLook = ({ view }) =>
  span({ class: "duals-box" }, sign("coin"), strong(null, String(view.supply.find(({ id }) => id === "box:coins")?.count ?? 0)), span({ class: "duals-caption" }, "spent"));

/** @param {string} kind @param {number} count */
export const chipLook = (kind, count) => span({ class: "duals-chip" }, sign(kind), strong(null, String(count)));

/** @param {Table} table @param {number} at */
export const plateLook = (table, at) => h(Plate, { table, seat: at, facts: span({ class: "duals-chips" }) });

/** A seat where there is hardly room: whose it is, and its points.
 * @param {Table} table @param {number} at @param {Seat} seat @param {boolean} near */
export const miniLook = (table, at, seat, near) =>
  span({ class: "duals-mini", "data-turn": table.view.turn === at ? "" : undefined },
    near && table.seat !== null ? span({ class: "duals-mini-name" }, "You") : h(Crest, { colour: table.colours[at] ?? at }), strong({ class: "duals-number" }, String(seat.reputation)), sign("rep"));

/** How far the fountain's cards are; alone also what this turn still demands. @param {Table} table @param {boolean} small */
export function fountainLook({ view: { fountain, demand } }, small) {
  const { done = 0, of = 0 } = fountain ?? {}, met = demand?.is_met;
  if (small) return span({ class: "duals-mini duals-mini-fountain" }, spout(), strong(null, `${done} of ${of}`), span({ class: "duals-mini-demand", "data-met": met ? "" : undefined }, met ? "✓" : "!"));
  return span({ class: "duals-fountain" },
    span({ class: "duals-caption" }, demand ? `Fountain cards: ${done} of ${of} done` : "Fountain cards, open to both"),
    demand && span({ class: "duals-demand", "data-met": met ? "" : undefined }, demandWords(demand)));
}

/** @param {import("../../types/duals.js").Demand} demand */
export const demandWords = ({ is_met, can_pay }) => (is_met ? "✓ This turn has its card or coin." : can_pay ? "This turn still needs a card completed, or a coin." : "This turn still needs a card completed: no coin is left.");
