// The table itself: how somebody is asked in, how it is played, and how one gets up.
import { h } from "preact";
import { useState } from "preact/hooks";
import { isOn, turn } from "./board/sound.js";
import { a, button, dd, details, div, dl, dt, form, input, label, p, summary } from "./dom.js";
import { Invite, Link } from "./invite.js";
import { label as labelOf } from "./labels.js";
import { allowed } from "./notices.js";
import { ifYouLeave } from "./presence.js";
import { Proof } from "./proof.js";
import { chair, people, seatOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./acts.js").Acts} Acts */

/** Seats of this browser that programs play.
 * @param {State} state */
const myPrograms = ({ table, you }) => (you?.seats ?? []).filter((seat) => table?.seats[seat]?.kind === "program");

/** @param {{ state: State, acts: Acts }} props */
export function About({ state, acts }) {
  const { table, you } = state, seat = seatOf(state);
  if (!table) return null;
  const running = table.state === "running", gathering = table.state === "gathering";
  return div({ class: "about panel" },
    you?.host && (running || gathering) && details({ open: gathering }, summary(null, "Ask somebody in"), h(Invite, { links: state.links, gathering, acts })),
    details(null, summary(null, "This table"),
      dl({ class: "facts" },
        table.settings.map(([name, value]) => fact(labelOf(name.replace(/-/g, "_")), value)),
        table.campaign && fact("Chronicle", a({ href: "/campaigns" }, "with the campaign")),
        fact("Clock", String(table.clock["words"])), fact("Undo", table.undo ? "allowed" : "not allowed"), fact("Watching", String(table.watchers)))),
    table.commitment && !chair(state).update?.over && h(Proof, { commitment: table.commitment }),
    seat !== null && (running || gathering) && h(MySeat, { state, seat, acts }),
    myPrograms(state).map((each) => h(Program, { state, seat: each, acts })),
    you?.host && (running || gathering) && h(Talk, { state, acts }),
    you?.host && (running || gathering) && details(null, summary(null, "Close the table"),
      p(null, "The game ends here for everybody, unfinished."),
      button({ class: "button", type: "button", onClick: () => acts.onAsk("close") }, "Close it for good")),
    div({ class: "about-acts" },
      a({ class: "button button-plain", href: `/rules/${table.title}`, target: "_blank" }, `Rules of ${table.full_name}`),
      !state.plain && document.querySelector(".board") && button({ class: "button button-plain", type: "button", onClick: acts.onPlain }, "Show the plain table"),
      label({ class: "about-keys" }, input({ type: "checkbox", checked: state.keys, onChange: acts.onKeys }), "One key answers"),
      h(Sounds, null),
      allowed() === "default" && button({ class: "button button-plain", type: "button", onClick: acts.onNotices }, "Tell me when it is my turn")));
}

function Sounds() {
  const [on, setOn] = useState(isOn());
  const onChange = () => (turn(!on), setOn(!on));
  return label({ class: "about-keys" }, input({ type: "checkbox", checked: on, onChange }), "Sounds");
}

/** @param {{ state: State, seat: number, acts: Acts }} props */
const MySeat = ({ state, seat, acts }) =>
  details(null, summary(null, `Your seat, ${people(state)[seat]}`),
    state.recovery
      ? h(Link, { id: "recovery", words: "To get this seat back, once, on any device", link: state.recovery, acts })
      : button({ class: "button", type: "button", onClick: acts.onRecovery }, "A link to play on elsewhere"),
    state.table?.clock["kind"] === "days" && h(Mail, { seat, acts }),
    !state.table?.seats[seat]?.away && div(null,
      p(null, state.table && ifYouLeave(state.table, seat)),
      button({ class: "button", type: "button", onClick: () => acts.onAsk("leave", { seat }) }, "Leave the table")));

/** @param {{ state: State, seat: number, acts: Acts }} props */
const Program = ({ state, seat, acts }) =>
  details(null, summary(null, `The program of ${people(state)[seat]}`),
    state.tokens[seat]
      ? h(Link, { id: `token-${seat}`, words: "Its token, shown only once", link: state.tokens[seat], acts })
      : button({ class: "button", type: "button", onClick: () => acts.onProgram(seat) }, "A token to play with"));

/** Who may chat, for the host to say.
 * @param {{ state: State, acts: Acts }} props */
function Talk({ state: { table, you }, acts }) {
  const muted = table?.muted ?? [], others = table?.seats.filter((seat) => seat.kind === "person" && !you?.seats.includes(seat.seat)) ?? [];
  /** @param {number | string} who */
  const onTurn = (who) => {
    const after = muted.includes(who) ? muted.filter((each) => each !== who) : [...muted, who];
    acts.onAsk("mute", { muted: after.filter((each) => each !== "watchers"), watchers: after.includes("watchers") });
  };
  /** @param {number | string} who @param {string} name */
  const box = (who, name) => label({ class: "about-keys" }, input({ type: "checkbox", checked: !muted.includes(who), onChange: () => onTurn(who) }), name);
  return details(null, summary(null, "Who may talk"), others.map((seat) => box(seat.seat, seat.name)), box("watchers", "Watchers, among themselves"));
}

/** @param {{ seat: number, acts: Acts }} props */
function Mail({ seat, acts }) {
  const [mail, setMail] = useState("");
  /** @param {Event} event */
  const onSubmit = (event) => {
    event.preventDefault();
    acts.onAsk("mail", { seat, mail: mail.trim() });
  };
  return form({ class: "invite-link", onSubmit },
    label({ for: "mail" }, "Write to me when it is my turn"),
    input({ id: "mail", type: "email", value: mail, autoComplete: "email", onInput: (event) => setMail(event.currentTarget.value) }),
    button({ class: "button", type: "submit" }, "Keep"));
}

/** @param {string} name @param {import("preact").ComponentChildren} value */
const fact = (name, value) => div({ class: "fact" }, dt(null, name), dd(null, value));
