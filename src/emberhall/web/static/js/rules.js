// Rules found while somebody types; without this, the form asks for the same page.
import { one, refresh } from "./base.js";

const PAUSE = 200;
const form = one(".find", HTMLFormElement);
const input = one("#q", HTMLInputElement);
let waiting = 0;

async function find() {
  const words = input.value.trim();
  const address = words ? `${form.action}?q=${encodeURIComponent(words)}` : form.action;
  history.replaceState(null, "", address);
  await refresh(address, "results");
  one("#found", HTMLElement).textContent = one("#results", HTMLElement).dataset["found"] ?? "";
}

input.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = window.setTimeout(find, PAUSE);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(waiting);
  find();
});
