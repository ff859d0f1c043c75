// What is seen of a game at a moment, for whoever looks and cannot touch: its board, or where it has none what lies on it.
import { h } from "preact";
import { Board, useChoice } from "./board/board.js";
import { Sections } from "./readings.js";
import { sections } from "./sections.js";
import { still } from "./still.js";

/** @typedef {{ moment: import("./still.js").Seen, players: import("./still.js").Players, board: import("./board/title.js").Title | null }} Props */

/** What was opened, and stays so from moment to moment. @type {{ [section: string]: boolean }} */
const open = {};

/** @param {Props} props */
export const Seen = ({ moment, players, board }) => (board ? h(OnBoard, { moment, players, board }) : h(Read, { moment, players }));

/** @param {Pick<Props, "moment" | "players"> & { board: import("./board/title.js").Title }} props */
function OnBoard({ moment, players, board }) {
  return h(Board, { state: still(moment, players), title: board, chosen: useChoice(), onChoose: () => {} });
}

/** @param {Pick<Props, "moment" | "players">} props */
const Read = ({ moment: { view }, players: { names, schema } }) =>
  h(Sections, { sections: sections(view, schema, names), lit: new Set(), open, onOpen: (name, shown) => (open[name] = shown) });
