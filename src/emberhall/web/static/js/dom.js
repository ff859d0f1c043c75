// Elements with checked attributes: Preact's own `h` takes any attribute of any type for a plain element.
import { h } from "preact";

/** @typedef {import("preact").ComponentChildren} Children */
/** @typedef {import("preact").VNode} Node */

/** @template {keyof import("preact").JSX.IntrinsicElements} T
 * @param {T} tag
 * @returns {(props: (import("preact").JSX.IntrinsicElements[T] & { [data: `data-${string}`]: string | undefined }) | null, ...children: Children[]) => Node} */
const element = (tag) => (props, ...children) => h(/** @type {string} */ (tag), /** @type {any} */ (props), ...children);

export const a = element("a");
export const article = element("article");
export const aside = element("aside");
export const b = element("b");
export const button = element("button");
export const circle = element("circle");
export const dd = element("dd");
export const details = element("details");
export const dialog = element("dialog");
export const div = element("div");
export const dl = element("dl");
export const dt = element("dt");
export const ellipse = element("ellipse");
export const em = element("em");
export const figcaption = element("figcaption");
export const figure = element("figure");
export const form = element("form");
export const g = element("g");
export const h1 = element("h1");
export const h2 = element("h2");
export const h3 = element("h3");
export const h4 = element("h4");
export const header = element("header");
export const i = element("i");
export const img = element("img");
export const input = element("input");
export const kbd = element("kbd");
export const label = element("label");
export const li = element("li");
export const line = element("line");
export const mask = element("mask");
export const nav = element("nav");
export const ol = element("ol");
export const option = element("option");
export const output = element("output");
export const p = element("p");
export const path = element("path");
export const polygon = element("polygon");
export const rect = element("rect");
export const section = element("section");
export const select = element("select");
export const span = element("span");
export const strong = element("strong");
export const summary = element("summary");
export const svg = element("svg");
export const table = element("table");
export const tbody = element("tbody");
export const td = element("td");
export const tfoot = element("tfoot");
export const th = element("th");
export const thead = element("thead");
export const time = element("time");
export const tr = element("tr");
export const ul = element("ul");
/** Words in a picture. */
export const text = element("text");
