// Shops of Town as they look: awning, sign, windows with dragons in them, what a visit brings; and lots where none stands yet.
import { enchantment as pennant, shopSign } from "../../art/flamecraft.js";
import { awning } from "../../art/shop.js";
import { span } from "../../dom.js";
import { face, high, icon, look, picture, tallies } from "./parts.js";
import { hooks, partsOf } from "./places.js";
import { lot as scenery } from "../../art/lots.js";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */
/** @typedef {import("../../types/flamecraft.js").Shop} Shop */
/** @typedef {import("../../types/flamecraft.js").Slot} Slot */
/** @typedef {{ scale: number, isSmall: boolean }} Size */

/** @param {Table} table @param {Shop} shop @param {Place} place @param {Size} size */
export function shopLook({ offers, prompt, seat }, shop, { w, h }, { scale, isSmall }) {
  const isPlain = !isSmall && shop.ability.length === 0, { middle, foot } = partsOf({ x: 0, y: 0, w, h }, scale, isSmall, isPlain), isHome = seat !== null && shop.visitors.includes(seat);
  const isAsked = prompt?.kind === "visit", price = isAsked && offers.has(shop.id) ? shop.entry.price : 0, kinds = Object.keys(shop.brings).length;
  const isCast = isAsked && offers.has(shop.id) && shop.casts.some(({ short }) => short === 0), words = shop.ability.join(" · ");
  const fits = high(words, middle.w, scale) <= middle.h + 1;
  return look("shop", scale, { "data-small": isSmall ? "" : undefined, "data-not": isAsked && !offers.has(shop.id) ? "" : undefined, "data-home": isHome ? "" : undefined, "data-asleep": shop.asleep ? "" : undefined },
    picture(awning(shop.icon), "shop-awning"),
    picture(shopSign(shop, shop.icon), "shop-sign"),
    span({ class: "shop-icon" }, icon(shop.icon)),
    isCast && (!isSmall || kinds < 4) && span({ class: "shop-cast" }, icon("enchantment")),
    span({ class: "shop-name" }, shop.name),
    words && span({ class: "shop-ability", style: at(middle) }, fits ? words : middle.h < 13 * scale ? null : span({ class: "shop-more" }, icon("flame"), "ability")),
    isPlain && hooks(middle, scale).map((hook, place) => place >= shop.enchantments.length && span({ class: "shop-hook", key: place, style: at(hook) })),
    span({ class: "shop-brings", style: at(foot), "data-many": kinds > 4 ? "" : undefined },
      tallies(shop.brings, "", isSmall || kinds > 4 || (kinds > 3 && price > 0)),
      price > 0 && span({ class: "shop-price" }, `−${price}`)));
}

/** @param {Place} place */
const at = ({ x, y, w, h }) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/** A window: lit where a dragon sits, else what it takes and what that brings. `ghost`: who would come.
 * @param {Slot} slot @param {Place} place @param {Size} size @param {import("./parts.js").Faced | null} ghost */
export const slotLook = (slot, { h }, { scale, isSmall }, ghost) =>
  look("window", scale, { "data-full": slot.dragon ? "" : undefined, "data-small": isSmall && h < 46 ? "" : undefined },
    slot.dragon ? null : ghost ? face(ghost, "head", "happy") : [
      span({ class: "window-takes", key: "takes" }, slot.takes.length > 5 ? icon("wild") : slot.takes.map((kind) => span({ class: "window-take", key: kind }, icon(kind)))),
      span({ class: "window-reward", key: "reward" }, tallies(slot.reward, "", true))]);

/** @param {{ card: string, icon: string }} enchantment @param {number} scale */
export const pennantLook = (enchantment, scale) => look("pennant", scale, {}, picture(pennant(enchantment), "pennant-cloth"));

/** A space of Dragon Alley.
 * @param {import("../../types/flamecraft.js").AlleySpace} space @param {Place} place @param {number} scale */
export const alleyLook = ({ reward, coins }, { h }, scale) =>
  look("alley", scale, { "data-taken": coins > 0 ? "" : undefined }, (coins === 0 || h > 34 * scale) && span({ class: "alley-reward" }, tallies(reward, "", true)), coins > 0 && span({ class: "alley-coins" }, icon("coin"), coins));

/** A lot without a shop: some greenery, the sign of the next shop, or one that opens when the turn ends.
 * @param {Table} table @param {{ id: string, shop: string | null, facedown: boolean }} space @param {Size} size */
export function lotLook({ view }, space, { scale, isSmall }) {
  const next = view.spaces.find((each) => !each.shop && !each.facedown), left = view.decks.find(({ id }) => id === "deck:shops")?.count ?? 0;
  const isNext = next?.id === space.id && left > 0;
  return look("lot", scale, { "data-facedown": space.facedown ? "" : undefined, "data-small": isSmall ? "" : undefined },
    picture(scenery(space.facedown ? "shutter" : isNext ? "site" : space.id), "lot-scenery"),
    space.facedown ? span({ class: "lot-words" }, "opens soon") : isNext ? span({ class: "lot-words" }, isSmall ? `${left} to come` : left === 1 ? "1 shop to come" : `${left} shops to come`) : null);
}
