// How a friend gets in: links to hand out, and a picture of one that a phone reads.
import { h } from "preact";
import { button, div, img, input, label, p, span } from "./dom.js";

/** @typedef {import("./acts.js").Acts} Acts */

/** Links to hand out, with a picture that a phone reads; once the game runs, there is no chair left to play on.
 * @param {{ links: import("./state.js").Links | null, gathering: boolean, acts: Acts }} props */
export function Invite({ links, gathering, acts }) {
  if (!links) return p(null, button({ class: "button", type: "button", onClick: acts.onLinks }, "Show the links"));
  return div({ class: "invite" },
    gathering && img({ class: "invite-qr", src: links.qr, alt: "The link to join, as a QR code", width: 148, height: 148 }),
    div({ class: "invite-links" },
      gathering && h(Link, { id: "join", words: "To play", link: links.join, acts }),
      h(Link, { id: "watch", words: "To watch", link: links.watch, acts }),
      button({ class: "button button-plain", type: "button", onClick: () => acts.onAsk("links/end") }, "End all links, also those handed out before")));
}

/** @param {{ id: string, words: string, link: string, acts: Acts }} props */
export const Link = ({ id, words, link, acts }) =>
  div({ class: "invite-link" },
    label({ for: `link-${id}` }, words),
    input({ id: `link-${id}`, readOnly: true, value: link, onFocus: (event) => event.currentTarget.select() }),
    // browsers let pages copy only where the connection is safe: on a plain address one selects and copies by hand
    "clipboard" in navigator && button({ class: "button", type: "button", onClick: () => acts.onCopy(link) }, "Copy", span({ class: "unseen" }, ` the link ${words.toLowerCase()}`)));
