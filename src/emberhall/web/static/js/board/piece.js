// A thing on the table: one button, placed by its corner, with its picture in it. It keeps its element wherever it goes.
import { button, span } from "../dom.js";

/** @typedef {import("./title.js").Thing} Thing */
/** @typedef {import("./title.js").Place} Place */

/** @param {{ thing: Thing, place: Place, label: string, lit: boolean, touched: boolean, stop: boolean, sealed: boolean, hinted: boolean }} props
 * `stop`: whether the Tab key stops here; `sealed`: an answer is under way. */
export const Piece = ({ thing, place: { x, y, w, h, z }, label, lit, touched, stop, sealed, hinted }) =>
  button({
    class: "piece", type: "button", id: `thing-${thing.id}`, "data-id": thing.id, "data-zone": thing.zone, tabIndex: stop ? 0 : -1,
    "data-lit": lit ? "" : undefined, "data-hot": lit && thing.hot ? "" : undefined, "data-round": thing.round ? "" : undefined,
    "data-touched": touched ? "" : undefined, "data-hinted": hinted ? "" : undefined, "aria-disabled": !lit || sealed,
    style: { transform: `translate(${x}px, ${y}px)`, width: `${w}px`, height: `${h}px`, zIndex: z ?? 1 },
  },
    span({ class: "unseen" }, label),
    span({ class: "piece-look", "aria-hidden": "true" }, thing.look));
