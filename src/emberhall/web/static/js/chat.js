// Talk at the table: players among themselves, watchers among themselves.
import { useEffect, useState } from "preact/hooks";
import { b, button, div, form, h2, input, label, li, ol, p, section, span } from "./dom.js";

const LONGEST = 500;

/** @param {{ lines: import("./types/wire.js").ChatLine[], unheard: { words: string } | null, watching: boolean, mine: number[], quiet: string[], onChat: (words: string) => void, onQuiet: (name: string) => void }} props */
export function Chat({ lines, unheard, watching, mine, quiet, onChat, onQuiet }) {
  const [words, setWords] = useState("");
  useEffect(() => setWords((now) => now || (unheard?.words ?? "")), [unheard]);
  const heard = lines.filter((line) => !quiet.includes(line.name));
  const names = [...new Set(lines.filter((line) => line.seat === null || !mine.includes(line.seat)).map((line) => line.name))];
  /** @param {Event} event */
  const onSubmit = (event) => {
    event.preventDefault();
    if (words.trim()) onChat(words.trim());
    setWords("");
  };
  return section({ class: "chat panel", "aria-labelledby": "chat-title" },
    h2({ id: "chat-title" }, watching ? "Among the watchers" : "At the table"),
    div({ class: "chat-roll", tabIndex: 0, role: "log", "aria-live": "polite", "aria-label": "Chat" },
      ol({ class: "chat-lines" }, heard.map((line) => li({ key: line.id }, b(null, line.name), " ", span(null, line.words))))),
    heard.length === 0 && p({ class: "quiet" }, lines.length > 0 ? "What was said is muted." : watching ? "Players do not read this." : "Nobody has said anything yet."),
    form({ class: "chat-say", onSubmit },
      label({ class: "unseen", for: "chat-words" }, "Say something"),
      input({ id: "chat-words", value: words, maxLength: LONGEST, autoComplete: "off", placeholder: "Say something", onInput: (event) => setWords(event.currentTarget.value) }),
      button({ class: "button", type: "submit" }, "Say")),
    names.length > 0 && p({ class: "chat-people" }, names.map((name) =>
      button({ class: "button button-plain", type: "button", "aria-pressed": quiet.includes(name), onClick: () => onQuiet(name) }, watching ? "Mute all who watch" : `Mute ${name}`))));
}
