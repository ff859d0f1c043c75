// What an option would bring, in a few short chips. Pure.
import { countOf, nameOf } from "./labels.js";

/** @typedef {{ words: string, tone: "gain" | "cost" | "plain" }} Chip */

/** @param {import("./types/contract.js").Effects} effects @param {import("./labels.js").Names} names @returns {Chip[]} */
export function chips(effects, names) {
  const { gains, costs, completes, fires, passes, damage, score } = effects;
  return [
    ...Object.entries(gains).map(([kind, count]) => gain(`+${countOf(count, kind)}`)),
    ...Object.entries(costs).map(([kind, count]) => cost(`−${countOf(count, kind)}`)),
    ...completes.map(({ card }) => gain(`completes ${nameOf(names, card)}`)),
    ...fires.map((id) => plain(`sets off ${nameOf(names, id)}`)),
    ...(passes.length > 0 ? [plain(`passes over ${passes.length}`)] : []),
    ...(damage > 0 ? [cost(`${damage} damage`)] : []),
    ...(score ? [score > 0 ? gain(`score +${score}`) : cost(`score −${-score}`)] : []),
  ];
}

/** @param {string} words @returns {Chip} */
const gain = (words) => ({ words, tone: "gain" });
/** @param {string} words @returns {Chip} */
const cost = (words) => ({ words, tone: "cost" });
/** @param {string} words @returns {Chip} */
const plain = (words) => ({ words, tone: "plain" });
