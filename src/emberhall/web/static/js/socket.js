// One socket to one table: opens, opens again, says again what was not acknowledged, finds out when nobody hears it.

/** How the line stands; `until` is when it is tried again, in seconds since 1970, `fault` is the id of what broke in the hall.
 * @typedef {{ is: "opening" } | { is: "open" } | { is: "lost", until: number, fault: string } | { is: "closed", words: string }} Line */

const PING_EVERY = 20_000, LOST_AFTER = 8_000, LONGEST_DELAY = 10_000, OUR_FAULT = 1011;

/** Why the hall closed a socket for good. @type {{ [code: number]: string }} */
const CLOSED = {
  4400: "The hall did not understand this page. Load it again.",
  4401: "This seat now belongs to somebody else.",
  4403: "This seat is not yours. Open the link you were given.",
  4404: "This table is gone.",
};

/** Milliseconds until the next try: longer each time, capped, and not the same for everybody.
 * @param {number} tries @param {number} code @param {number} chance from 0 to 1 */
export const delay = (tries, code, chance) =>
  Math.max(code >= 4500 ? LONGEST_DELAY : 0, Math.min(LONGEST_DELAY, 200 * 2 ** tries)) * (0.5 + chance / 2);

/** Why coming back would not help; empty where it would.
 * @param {number} code */
export const farewell = (code) =>
  code >= 4400 && code < 4500 ? CLOSED[code] ?? "The hall has closed this table to you." : "";

/** The id under which the hall has written down a fault of its own; empty where it names none: a server closes for reasons of its own, too.
 * @param {number} code @param {string} reason */
export const fault = (code, reason) => (code === OUR_FAULT && /^[0-9a-f]{8}$/.test(reason) ? reason : "");

/** Why nothing is heard just now.
 * @param {string} fault @param {boolean} plays */
export const lostWords = (fault, plays) =>
  fault ? `Something broke in the hall: it is written down as ${fault}` : plays ? "Connection lost: you have not lost your turn" : "Connection lost";

/** @template In, Out
 * @param {{ url: () => string, unsaid: () => Out[], heard: (message: In) => void, line: (line: Line) => void }} table */
export function connect(table) {
  let tries = 0, faults = 0, over = false;
  /** @type {WebSocket | null} */
  let socket = null;
  /** `next` pings or tries again, `patience` ends when nobody has answered.
   * @type {{ next?: ReturnType<typeof setTimeout>, patience?: ReturnType<typeof setTimeout> }} */
  const timers = {};

  function open() {
    const mine = new WebSocket(table.url());
    socket = mine;
    mine.onopen = () => {
      table.line({ is: "open" });
      table.unsaid().forEach(say);
      heard();
      timers.next = setTimeout(ask, PING_EVERY);
    };
    mine.onmessage = (event) => {
      const message = JSON.parse(event.data);
      tries = 0;
      if (message.type === "pong") faults = 0; // what breaks at the first word would be tried for ever without a pause
      heard();
      table.heard(message);
    };
    mine.onclose = (event) => lost(event.code, event.reason);
    listen();
  }

  /** Tell the hall that somebody is here, however much it tells by itself, and find out whether it is.
   * A half-open socket may never say that it is closed, so it is left behind. */
  function ask() {
    clearTimeout(timers.next);
    timers.next = setTimeout(ask, PING_EVERY);
    send({ type: "ping" });
    listen();
  }

  const listen = () => {
    timers.patience ??= setTimeout(() => lost(1006), LOST_AFTER);
  };

  function heard() {
    clearTimeout(timers.patience);
    timers.patience = undefined;
  }

  function leave() {
    heard();
    clearTimeout(timers.next);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    socket = null;
  }

  /** @param {number} code @param {string} reason */
  function lost(code, reason = "") {
    leave();
    if (over) return;
    const words = farewell(code);
    if (words) return table.line({ is: "closed", words });
    tries += 1;
    const id = fault(code, reason);
    if (id) faults += 1;
    const wait = delay(Math.max(tries, faults), code, Math.random());
    table.line({ is: "lost", until: (Date.now() + wait) / 1000, fault: id });
    timers.next = setTimeout(open, wait);
  }

  /** @param {unknown} message */
  const send = (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  /** @param {Out} message */
  const say = (message) => send(message);
  /** Try at once, or find out at once whether the line still holds. */
  const look = () => {
    if (socket) return ask();
    clearTimeout(timers.next);
    if (!over) open();
  };
  const close = () => {
    over = true;
    leave();
  };
  open();
  return { say, look, close };
}
