// Pictures of what lies on this table, as elements; all are drawn by the parts that every title shares.
import { h } from "preact";
import { cardPattern, fancy } from "../../art/duals.js";
import { icon } from "../../art/icons.js";
import { Picture } from "../../art/picture.js";
import { bag, cardBack, fountain } from "../../art/things.js";
import { token } from "../../art/token.js";

/** @param {string} drawing @param {string} [name] */
const picture = (drawing, name = "") => h(Picture, { svg: drawing, class: `duals-picture ${name}`.trim() });

/** A token; where it lies makes its face. @param {string} kind @param {string} [seed] @param {import("../../art/dragon-head.js").Mood} [mood] */
export const disc = (kind, seed = kind, mood = "awake") => picture(token(kind, seed, mood));
/** @param {string} kind */
export const sign = (kind) => picture(icon(kind), "duals-sign");
export const sack = () => picture(bag());
export const spout = () => picture(fountain());
/** @param {string} kind */
export const back = (kind) => picture(cardBack(kind), "duals-back");
/** @param {{ shape: number[][], types: string[] }} card */
export const pattern = (card) => picture(cardPattern(card), "duals-pattern");
/** @param {{ fancy: string }} card */
export const guest = (card) => picture(fancy(card), "duals-guest");

/** What flies, by its kind: a token, a coin, reputation, the fountain, or a card face down. @param {string} kind */
export function flyer(kind) {
  if (kind === "coin") return sign("coin");
  if (kind === "reputation") return sign("rep");
  if (kind === "miniature") return spout();
  return kind === "" || /^[A-Z]/.test(kind) ? back(/^F\d/.test(kind) ? "fountain" : "card") : disc(kind);
}
