// A space of the board with its stack, and tokens that are pieces of their own.
import { span } from "../../dom.js";
import { ACROSS } from "./hexes.js";
import { rise } from "./places.js";
import { disc, sign } from "./pictures.js";
import { carried, completes, letters, looseTokens, openCards } from "./reading.js";

/** @import { Table, Space, Token } from "./reading.js" */
/** @import { Place } from "../../board/title.js" */

/** From this radius on there is room for what lies under the upper token. */
const ROOMY = 48;
const LEVELS = ["top", "2nd", "lowest"];

/** @param {Table} table @param {Space} space @param {Place} place @param {number} wide the room's width */
export function spaceLook(table, space, place, wide) {
  const loose = new Set(looseTokens(table).map(({ id }) => id)), { stack, id } = space, at = table.at === id, r = place.w / ACROSS;
  const ghost = at && table.offers.has(id) && table.prompt?.kind !== "plant" && table.prompt?.kind !== "fire-up" ? carried(table) : null;
  const lying = stack.map((token, level) => ({ token, level })).filter(({ token }) => !loose.has(token.id));
  return span({ class: "duals-space", style: scale(r), "data-at": at ? "" : undefined },
    stack.length === 0 && !ghost && table.view.fountain?.miniature.space !== id && span({ class: "duals-name" }, space.name),
    lying.map(({ token, level }) => tokenDisc(token, level)),
    ghost && span({ class: "duals-disc", "data-ghost": "", style: { "--level": String(stack.length) } }, disc(ghost.kind, ghost.id, "happy")),
    stack.length > 1 && span({ class: "duals-count" }, String(stack.length)),
    r >= ROOMY && stack.length > 1 && span({ class: "duals-under" }, stack.slice(0, -1).reverse().map((token) => span({ class: "duals-under-one", key: token.id }, token.counts_as.slice(0, 2).map((kind) => sign(kind))))),
    flag(table, id, space.row === 0),
    at && stack.length > 1 && !ghost && fan(stack, place, wide, space.r > 0));
}

/** @param {Token} token @param {number} level */
const tokenDisc = (token, level) => span({ class: "duals-disc", key: token.id, style: { "--level": String(level) } }, disc(token.kind, token.id));

/** @param {number} r */
const scale = (r) => ({ "--r": `${r}px`, "--rise": `${rise(r)}px` });

/** A token that can be touched or is being moved, as high as it lies on its stack.
 * @param {Table} table @param {Token} token @param {number} level @param {number} r @param {boolean} first whether it lies in the upper row
 * @param {number} high how many lie there */
export const tokenLook = (table, token, level, r, first, high) =>
  span({ class: "duals-space duals-loose", style: scale(r), "data-at": table.at === token.id ? "" : undefined },
    span({ class: "duals-disc", style: { "--level": String(level) } }, disc(token.kind, token.id, table.at === token.id ? "happy" : "awake")),
    high > 1 && span({ class: "duals-count" }, String(high)),
    flag(table, token.id, first));

/** What choosing a place would complete, by the letters of the cards; or as what its token may fire.
 * @param {Table} table @param {string} id @param {boolean} first */
function flag(table, id, first) {
  const done = completes(table, id), named = letters(table), options = table.offers.get(id) ?? [];
  const ways = [...new Set(options.map(({ variant }) => variant).filter((variant) => table.view.chart.some(({ type }) => type === variant)))];
  if (done.length === 0 && ways.length === 0) return null;
  const sum = done.length > 0 ? worth(table, done.map(({ card }) => card)) : null;
  const marks = done.map(({ card }) => span({ class: "duals-letter", key: card }, named.get(card) ?? "✓"));
  return span({ class: "duals-flag", "data-first": first ? "" : undefined }, marks, sum !== null && span({ class: "duals-worth" }, `+${sum}`),
    ways.map((way) => span({ class: "duals-way", key: way }, sign(way))));
}

/** What cards say that they bring; none where the fountain would pay for several, for only the rules know what it pays then.
 * @param {Table} table @param {string[]} ids @returns {number | null} */
function worth(table, ids) {
  const done = openCards(table).filter(({ id }) => ids.includes(id)), fountain = new Set(table.view.fountain?.cards.map(({ id }) => id));
  return done.filter(({ id }) => fountain.has(id)).length > 1 ? null : done.reduce((sum, { reputation }) => sum + reputation, 0);
}

/** A stack opened, its upper token first. @param {Token[]} stack @param {Place} place @param {number} wide @param {boolean} above */
function fan(stack, { x, w, h }, wide, above) {
  const r = w / ACROSS, size = Math.max(34, Math.min(64, r * 0.85)), half = (stack.length * (size + 8) + 16) / 2;
  const middle = Math.min(wide - half - 2, Math.max(half + 2, x + w / 2)) - x;
  const down = h / 2 + r * 0.66, up = h / 2 - r * 0.66 - size - 34;
  return span({ class: "duals-fan", style: { left: `${middle - half}px`, top: `${above ? up : down}px`, width: `${2 * half}px`, "--size": `${size}px` } },
    [...stack].reverse().map((token, at) => span({ class: "duals-fan-one", key: token.id }, span({ class: "duals-fan-disc" }, disc(token.kind, token.id)), LEVELS[at === stack.length - 1 ? 2 : at])));
}
