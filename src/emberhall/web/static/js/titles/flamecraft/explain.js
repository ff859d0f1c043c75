// A closer look: what a visit brings and costs, what could be done there, what a card says.
import { div, p, span } from "../../dom.js";
import { capital, listed } from "../../labels.js";
import { mine } from "./areas.js";
import { face, icon, tallies, tally } from "./parts.js";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../types/flamecraft.js").Shop} Shop */

/** @param {Table} table @param {string} id */
export function explain(table, id) {
  const { view } = table, shop = view.town.find((each) => each.id === id);
  if (shop) return visit(table, shop);
  const slot = view.town.flatMap((each) => each.slots).find((each) => each.id === id);
  if (slot && !slot.dragon) return div({ class: "told" }, p({ class: "told-line" }, "Takes", slot.takes.length > 5 ? [icon("wild"), "any dragon"] : slot.takes.map((kind) => icon(kind))), p({ class: "told-line" }, "Brings", Object.keys(slot.reward).length > 0 ? tallies(slot.reward, "+") : "nothing"));
  const card = [...view.row.cards, ...view.seats.flatMap(({ reserved }) => (reserved ? [reserved] : []))].find((each) => each.id === id);
  if (card) return spell(table, card);
  const fancy = mine(table)?.fancies.find((each) => each.id === id);
  if (fancy) return div({ class: "told" }, p({ class: "told-line" }, icon(fancy.time), fancy.time === "moon" ? "Scored at the end" : "Any time in your turn"), p(null, capital(fancy.words)), fancy.worth !== null && p({ class: "told-line" }, "Now", tally("reputation", fancy.worth)));
  return null;
}

/** @param {Table} table @param {Shop} shop */
function visit({ view, people, seat, names, offers }, shop) {
  const dragons = shop.slots.flatMap(({ dragon }) => (dragon ? [dragon] : [])), { price, to } = shop.entry, isHere = seat !== null && shop.visitors.includes(seat);
  const near = shop.casts.map(({ enchantment, short }) => ({ name: names.get(enchantment) ?? "", short }));
  return div({ class: "told" },
    price > 0 ? p({ class: "told-line" }, span({ class: "brought", "data-is": "costs" }, `−${price}`, icon("wild")), to.length > 0 ? `to come in: ${listed(to.map((other) => people[other] ?? ""))} ${to.length === 1 ? "gets" : "get"} a good${to.length === 1 ? "" : " each"}` : "to come in")
      : p({ class: "told-line told-quiet" }, isHere ? "You are here" : shop.free_entry ? "Always free to come in" : "Free to come in"),
    !offers.has(shop.id) && p({ class: "told-line" }, span({ class: "told-cap" }, "Gather"), tallies(shop.brings, "+")),
    dragons.length > 0 && p({ class: "told-cap" }, "then fire up one"),
    dragons.map((dragon) => p({ class: "told-dragon", key: dragon.id }, face(dragon, "head"), span(null, span({ class: "told-name" }, dragon.name), ` ${dragon.words}`))),
    shop.ability.length > 0 && p({ class: "told-text" }, icon("flame"), shop.ability.map(capital).join(" · ")),
    near.length > 0 && p({ class: "told-text" }, icon("enchantment"), span(null, "Enchant with ", listed(near.map(({ name, short }) => (short === 0 ? name : `${name} (${short} short)`))), ", then fire up all")),
    near.length === 0 && p({ class: "told-text told-quiet" }, shop.enchantments.length >= view.limits.enchantments ? "Fully enchanted" : "No card of the row can be cast here"));
}

/** @param {Table} table @param {import("../../types/flamecraft.js").OpenEnchantment} card */
function spell({ view, seat }, card) {
  const where = view.town.filter(({ casts }) => casts.some(({ enchantment }) => enchantment === card.id)).map(({ name }) => name);
  return div({ class: "told" },
    p({ class: "told-line" }, span({ class: "told-cap" }, "Costs"), tallies(card.cost), card.no_coins && " no coins"),
    p({ class: "told-line" }, span({ class: "told-cap" }, "Brings"), tallies(card.reward, "+"), card.per_set > 0 && [`+${card.per_set}`, icon("reputation"), "for each set after the first"]),
    seat !== null && p({ class: "told-text" }, card.short === 0 ? "You can pay for it." : ["You still need ", tallies(card.missing), card.coins > 0 ? `; ${card.coins} in coins` : ""]),
    where.length > 0 && p({ class: "told-text told-quiet" }, `Fits ${listed(where)}`));
}
