// The home page: one click begins a game against bots.
import { ask, attempt, one, refresh } from "./base.js";
import { playBots } from "./begin.js";

const EVERY = 20_000;
const said = one("#said", HTMLElement);

/** @param {HTMLElement} button */
const play = ({ dataset }) => playBots(dataset["play"] ?? "", Number(dataset["bots"]));

/** A record from elsewhere: the hall plays it again and checks it before it is shown. @param {HTMLFormElement} form */
async function bring(form) {
  const file = new FormData(form).get("file");
  const { id } = await ask("/api/records", { record: file instanceof File ? await file.text() : "" });
  location.assign(`/replay/${id}`);
}

const record = one("#record", HTMLFormElement);
record.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(one("button", HTMLElement, record), one("#record-said", HTMLElement), () => bring(record));
});

for (const button of document.querySelectorAll("[data-play]")) {
  if (button instanceof HTMLElement) button.addEventListener("click", () => attempt(button, said, () => play(button)));
}

addEventListener("pageshow", ({ persisted }) => persisted && refresh("/", "mine", "listed"));
setInterval(() => document.visibilityState === "visible" && refresh("/", "mine", "listed"), EVERY);
