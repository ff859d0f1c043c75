// The room that a table has on the page, as it changes.
import { useLayoutEffect, useState } from "preact/hooks";

/** @typedef {import("./title.js").Box} Box */

const PHONE = 600, WIDE = 960;
/** What a table takes at the least: on a lower page one scrolls. */
const LEAST = { phone: 490, tall: 700, wide: 540 };
/** What the tabs of a phone take below the table. */
const TABS = 50;

/** @param {number} w @returns {Box["shape"]} */
const shapeOf = (w) => (w < PHONE ? "phone" : w < WIDE ? "tall" : "wide");

/** @param {{ current: HTMLElement | null }} room @returns {Omit<Box, "tab"> | null} */
export function useBox(room) {
  const [box, setBox] = useState(/** @type {Omit<Box, "tab"> | null} */ (null));
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const w = element.clientWidth, shape = shapeOf(w), h = Math.max(LEAST[shape], element.clientHeight - (shape === "phone" ? TABS : 0));
      setBox((had) => (had && had.w === w && had.h === h ? had : { w, h, shape }));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return box;
}
