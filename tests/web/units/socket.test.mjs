// A line whose other end is gone without a word: nothing closes it, so it must be left.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { connect, fault, lostWords } from "../../../src/emberhall/web/static/js/socket.js";

/** Every socket that was made, first to last. */
let made;

/** A socket that says nothing by itself: not that it opens, and not that it is closed. */
class Mute {
  static OPEN = 1;
  readyState = 0;
  sent = [];
  closed = false;

  constructor(url) {
    this.url = url;
    made.push(this);
  }

  send(frame) {
    this.sent.push(JSON.parse(frame));
  }

  close() {
    this.closed = true;
  }

  opens() {
    this.readyState = Mute.OPEN;
    this.onopen();
  }

  closes(code, reason) {
    this.onclose({ code, reason });
  }

  hears(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const answer = { type: "answer", key: "pull", version: "abc", receipt: "12345678" }, ping = { type: "ping" };

/** Somebody at a table, with an answer that nobody has acknowledged; what they know of their line. */
function somebody() {
  const lines = [];
  connected(({ is }) => lines.push(is));
  return lines;
}

const connected = (line) => connect({ url: () => "ws://hall", unsaid: () => [answer], heard: () => {}, line });

beforeEach(() => {
  made = [];
  globalThis.WebSocket = Mute;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a line without any answer to a ping is left behind, and what was not acknowledged is said on another", () => {
  const lines = somebody();
  made[0].opens();
  mock.timers.tick(20_000);
  assert.deepEqual(made[0].sent, [answer, ping]);
  mock.timers.tick(7_999);
  assert.deepEqual(lines, ["open"]);
  mock.timers.tick(1);
  assert.deepEqual(lines, ["open", "lost"]);
  assert.ok(made[0].closed);
  assert.equal(made[0].onclose, null, "however late it says so, it has no part in this any more");
  mock.timers.tick(400);
  made[1].opens();
  assert.deepEqual(made[1].sent, [answer]);
  assert.deepEqual(lines, ["open", "lost", "open"]);
});

test("a line with an answer is kept, and asked again after the next silence", () => {
  const lines = somebody();
  made[0].opens();
  for (const asked of [1, 2, 3]) {
    mock.timers.tick(20_000);
    assert.equal(made[0].sent.filter(({ type }) => type === "ping").length, asked);
    made[0].hears({ type: "pong" });
  }
  mock.timers.tick(19_999);
  assert.deepEqual([lines, made.length], [["open"], 1]);
});

test("whoever only listens says now and then that they are here, however much they are told", () => {
  const lines = somebody();
  made[0].opens();
  for (let seconds = 5; seconds <= 120; seconds += 5) {
    mock.timers.tick(5_000);
    made[0].hears({ type: "chat", lines: [] });
  }
  assert.equal(made[0].sent.filter(({ type }) => type === "ping").length, 6);
  assert.deepEqual([lines, made.length], [["open"], 1]);
});

test("a line that never even opens is left behind, too", () => {
  const lines = somebody();
  mock.timers.tick(0);
  mock.timers.tick(8_000);
  assert.deepEqual([lines, made[0].closed], [["lost"], true]);
  mock.timers.tick(400);
  assert.equal(made.length, 2);
});

test("what breaks in the hall is told by its id, and tried again less and less often, however far it came", () => {
  const lines = [], waits = [];
  connected((line) => lines.push(line));
  for (let number = 0; number < 7; number += 1) {
    made.at(-1).opens();
    made.at(-1).hears({ type: "table" });
    made.at(-1).closes(1011, "0badcafe");
    const { is, fault } = lines.at(-1);
    assert.deepEqual([is, fault], ["lost", "0badcafe"]);
    const count = made.length;
    let waited = 0;
    for (; made.length === count; waited += 100) mock.timers.tick(100);
    waits.push(waited);
  }
  assert.ok(waits[0] <= 400 && waits[3] >= 1_600 && waits[6] >= 5_000 && waits[6] <= 10_000, `${waits}`);
});

test("once a line has held for a while, a fault is forgotten", () => {
  const lines = [];
  connected((line) => lines.push(line));
  for (let number = 0; number < 6; number += 1) {
    made.at(-1).opens();
    made.at(-1).closes(1011, "0badcafe");
    mock.timers.tick(10_000);
  }
  made.at(-1).opens();
  made.at(-1).hears({ type: "pong" });
  const count = made.length;
  made.at(-1).closes(1011, "0badcafe");
  mock.timers.tick(400);
  assert.equal(made.length, count + 1);
});

test("a server that closes for a reason of its own names no fault", () => {
  assert.equal(fault(1011, "keepalive ping timeout"), "");
  assert.equal(fault(1006, "0badcafe"), "");
  assert.equal(fault(1011, "0badcafe"), "0badcafe");
});

test("whoever waits reads why: a line that broke, or the hall, and then under which id", () => {
  assert.equal(lostWords("", true), "Connection lost: you have not lost your turn");
  assert.equal(lostWords("", false), "Connection lost");
  assert.equal(lostWords("0badcafe", true), "Something broke in the hall: it is written down as 0badcafe");
});
