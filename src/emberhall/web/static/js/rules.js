// Rules found while somebody types; without this, the form asks for the same page.
import { one, refresh } from "./base.js";

const PAUSE = 200;
const form = one(".find", HTMLFormElement);
const input = one("#q", HTMLInputElement);
let waiting = 0;

function find() {
  const words = input.value.trim();
  const address = words ? `${form.action}?q=${encodeURIComponent(words)}` : form.action;
  history.replaceState(null, "", address);
  return refresh(address, "results");
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
