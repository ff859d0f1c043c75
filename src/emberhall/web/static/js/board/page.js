// The page of a table with a board: the question above, the board, and what lies beside it until it is wanted.
import { h } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { button, div, kbd, p, section } from "../dom.js";
import { End } from "../end.js";
import { inOrder, keyAt } from "../keys.js";
import { Prompt } from "../prompt.js";
import { chair, pending, seatOf } from "../state.js";
import { Board, buttonsOf, tableOf, useChoice } from "./board.js";
import { about, nothing } from "./choice.js";
import { Drawer } from "./drawer.js";
import { Tray } from "./tray.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/** @param {{ state: State, acts: Acts, title: import("./title.js").Title, bare?: boolean }} props
 * `bare`: nothing lies beside the table, for nobody else is at it. */
export function BoardPage({ state, acts, title, bare }) {
  const [open, setOpen] = useState(/** @type {import("./drawer.js").Open} */ (""));
  const [isBack, setBack] = useState(false); // from the story of the end to the table below it
  const chosen = useChoice(), here = chair(state), update = here.update;
  const table = tableOf(state, chosen.choice, chosen.at), menu = about(chosen.choice, update?.version ?? "").menu;
  /** @param {string} key */
  function onChoose(key) {
    chosen.setChoice(nothing);
    acts.onChoose(key);
  }
  const order = inOrder(update?.prompt?.options ?? []);
  /** @param {import("../types/contract.js").OptionData} option */
  const letterOf = (option) => (state.keys ? keyAt(order.findIndex(({ key }) => key === option.key)) : "");
  const tray = h(Tray, { options: buttonsOf(table, title), menu: table.prompt && menu.length > 1 ? menu : [], names: table.names, letterOf, sealed: Boolean(pending(here)), onChoose, onLeave: () => chosen.setChoice(nothing) });
  useListKey(() => setOpen((is) => (is === "list" ? "" : "list")));
  return div({ class: "board-page", "data-state": state.table?.state },
    state.notice && p({ class: "board-said", role: "status" }, state.notice),
    h(Prompt, { state, acts, tray, more: h(More, { state, open, setOpen, bare: Boolean(bare), onStory: update?.over && isBack ? () => setBack(false) : null, acts }) }),
    div({ class: "board-stage" },
      h(Board, { state, title, chosen, onChoose }),
      update?.over && !isBack && section({ class: "board-ending" },
        button({ class: "button board-ending-shut", type: "button", onClick: () => setBack(true) }, "See the table"),
        h(End, { state, over: update.over, acts }))),
    h(Spoken, { told: here.told }),
    open && h(Drawer, { key: open, state, acts, names: table.names, open, onShut: () => setOpen("") }));
}

/** The list opens and shuts with its key, wherever the focus is, but in a field.
 * @param {() => void} onList */
function useListKey(onList) {
  useLayoutEffect(() => {
    const hear = (/** @type {Event} */ event) => (event.preventDefault(), onList());
    document.addEventListener("options", hear);
    return () => document.removeEventListener("options", hear);
  }, []);
}

/** Ways to what lies beside the table, and to other seats of this browser.
 * @param {{ state: State, open: string, setOpen: (open: import("./drawer.js").Open) => void, bare: boolean, onStory: (() => void) | null, acts: Acts }} props */
function More({ state, open, setOpen, bare, onStory, acts }) {
  const seats = state.table?.seats ?? [], left = seats.filter(({ seat, away, leaves_at }) => state.you?.seats.includes(seat) && (away !== "" || leaves_at > 0));
  const others = Object.keys(state.chairs).filter((name) => name !== state.at && name !== "watch");
  /** @param {"list" | "more"} what @param {import("preact").ComponentChildren} words */
  const way = (what, words) => button({ class: "button", type: "button", key: what, "aria-expanded": open === what, onClick: () => setOpen(open === what ? "" : what) }, words);
  return [
    left.map(({ seat, away }) => button({ class: "button button-go", type: "button", key: `back ${seat}`, onClick: () => acts.onAsk("back", { seat }) }, away ? "Take back my seat" : "Stay after all")),
    others.map((name) => button({ class: "button board-switch", type: "button", key: name, onClick: () => acts.onLook(name, true) }, `Switch to ${seats[Number(name)]?.name ?? name}’s seat`)),
    onStory && button({ class: "button button-go", type: "button", key: "story", onClick: onStory }, "How it ended"),
    seatOf(state) !== null && way("list", ["List", state.keys && kbd({ "aria-hidden": "true" }, "L")]),
    !bare && way("more", "More"),
  ];
}

/** What is told, aloud, for whoever does not see it move.
 * @param {{ told: import("../types/wire.js").Told[] }} props */
const Spoken = ({ told }) => div({ class: "unseen", role: "log", "aria-live": "polite", "aria-label": "Log" }, told.slice(-12).map(({ words }, place) => words && p({ key: told.length - 12 + place }, words)));
