// What the guide points at, as it lies on the page now: the button, thing or tab that is to be touched next, and things beside it.

/** @typedef {import("./placing.js").Rect} Rect */
/** @typedef {import("../types/contract.js").OptionData} Option */
/** `meant` is to be touched next; `shown` are things that are spoken of; `kept` is wanted by a finger that is elsewhere; `spared`
 * should rather be seen. @typedef {{ meant: Rect | null, shown: Rect[], kept: Rect[], spared: Rect[] }} Spots */

/** @type {Spots} */
export const nowhere = { meant: null, shown: [], kept: [], spared: [] };

/** @param {Element} page @param {Option | null} option @param {string[]} targets @returns {Spots} */
export function spotsOf(page, option, targets) {
  if (!option) return nowhere;
  const table = page.querySelector(".drawer") ?? page; // a drawer lies over all the rest
  const meant = nextOf(table, option), beside = [...option.targets, ...targets].map((id) => seen(table, [`[data-id="${CSS.escape(id)}"]`]));
  const shown = new Set(beside.flatMap((element) => (element && element !== meant ? [element] : [])));
  const others = (/** @type {string} */ selector) => [...table.querySelectorAll(selector)].filter((element) => element !== meant && !shown.has(element)).map(rectOf);
  return { meant: meant && rectOf(meant), shown: [...shown].map(rectOf), kept: others("[data-confirm]"), spared: others(".piece, .prompt, .option") };
}

/** The element that is to be touched next: a button that does it all, else the first thing not touched yet, else the way to it.
 * @param {Element} table @param {Option} option */
export const nextOf = (table, { key, targets }) => seen(table, [
  `[data-confirm="${CSS.escape(key)}"]`, `[data-key="${CSS.escape(key)}"]`,
  ...targets.map((id) => `.piece[data-id="${CSS.escape(id)}"]:not([data-touched])`), ".tab[data-hinted]",
]);

/** Where something lies; what still flies there is there already.
 * @param {Element} element @returns {Rect} */
function rectOf(element) {
  const { x, y, width: w, height: h } = element.getBoundingClientRect(), layer = element.closest(".pieces")?.getBoundingClientRect();
  if (!layer || !(element instanceof HTMLElement)) return { x, y, w, h };
  const { e, f } = new DOMMatrixReadOnly(element.style.transform);
  return { x: layer.x + e, y: layer.y + f, w, h };
}

/** The first of what is there: what can be seen now, as long as there is any.
 * @param {Element} table @param {string[]} selectors */
function seen(table, selectors) {
  const there = selectors.flatMap((selector) => [...table.querySelectorAll(selector)]).filter((element) => element.getBoundingClientRect().width > 0);
  return there.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }) ?? there[0] ?? null;
}
