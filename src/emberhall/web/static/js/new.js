// A new table: the form as it stands is told in one sentence, and sent as one wish.
import { ask, attempt, me, one, remember, remembered } from "./base.js";
import { chairs, clock, settings, summed } from "./wish.js";

const form = one("#new", HTMLFormElement);
const { title = "", fullName = "", together = "" } = form.dataset;
const least = Number(form.dataset["least"]);
const most = Number(form.dataset["most"]);
const past = `table of ${title}`;
const bots = new Map([...form.querySelectorAll("option[data-name]")].map((level) => [level.getAttribute("value") ?? "", level.getAttribute("data-name") ?? ""]));
let count = Number(form.dataset["count"]);

const fieldsets = (/** @type {string} */ selector) =>
  [...form.querySelectorAll(selector)].filter((found) => found instanceof HTMLFieldSetElement);

/** @param {HTMLFieldSetElement} part @param {boolean} shown */
function toggle(part, shown) {
  part.hidden = part.disabled = !shown;
}

/** So many chairs: what goes with them is asked, with what was chosen before where that is still offered. */
function seat(/** @type {number} */ chairsNow) {
  const chosen = [...new FormData(form)].filter(([name]) => name.startsWith(`${count}.`) && !name.endsWith("@"));
  const prefix = `${count}.`.length;
  count = Math.min(most, Math.max(least, chairsNow));
  fieldsets("[data-chair]").forEach((chair, number) => toggle(chair, number < count));
  for (const part of fieldsets("[data-seats]")) toggle(part, Number(part.dataset["seats"]) === count);
  for (const [name, value] of chosen) choose(`${count}.${name.slice(prefix)}`, String(value));
  one("#more", HTMLButtonElement).disabled = count === most;
  one("#fewer", HTMLButtonElement).disabled = count === least;
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) {
    const offered = [...control].some((radio) => radio instanceof HTMLInputElement && radio.value === value);
    if (offered) control.value = value;
  } else if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === "on";
  else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
}

/** I sit on one chair only: whoever takes another one leaves a bot behind. @param {EventTarget | null} changed */
function move(changed) {
  if (!(changed instanceof HTMLInputElement) || changed.value !== "me" || !changed.name.startsWith("kind-")) return;
  for (let chair = 0; chair < most; chair++) {
    const name = `kind-${chair}`;
    if (name !== changed.name && new FormData(form).get(name) === "me") choose(name, "bot");
  }
}

function show() {
  const said = new FormData(form);
  const name = String(said.get("name")).trim() || "You";
  const seated = chairs(said, count, bots);
  const crests = [...form.querySelectorAll(".crest img")].map((crest) => crest.getAttribute("src") ?? "");
  for (const mine of form.querySelectorAll("[data-my-name]")) mine.textContent = name;
  for (const [number, chair] of fieldsets("[data-chair]").entries()) {
    one(".chair-crest", HTMLImageElement, chair).src = crests[(seated[number]?.colour ?? number) % crests.length] ?? "";
    const level = one("select", HTMLSelectElement, chair).selectedOptions[0];
    one("span[data-meaning]", HTMLElement, chair).textContent = level?.dataset["meaning"] ?? "";
  }
  one("#sum", HTMLOutputElement).textContent = summed(fullName, together !== "", seated, modes(), said);
}

/** What was chosen, in the words of the page. @returns {string[]} */
function modes() {
  const chosen = one(`[data-seats="${count}"]`, HTMLFieldSetElement).querySelectorAll("input[data-phrase]:checked, option[data-phrase]:checked");
  return [...chosen].map((each) => each.getAttribute("data-phrase") ?? "");
}

async function open() {
  const said = new FormData(form);
  remember("name", String(said.get("name")).trim());
  remember("colour", String(said.get("colour")));
  remember(past, JSON.stringify({ count, said: [...said] }));
  const { table } = await ask("/api/tables", {
    title,
    seats: chairs(said, count, bots).map(({ words: _, ...wish }) => wish),
    settings: settings(said, count),
    clock: clock(said),
    undo: said.has("undo"),
    listed: said.has("listed"),
    label: String(said.get("label")).trim(),
  });
  location.assign(`/table/${table.id}`);
}

/** The table as it was opened here last. */
function again() {
  const last = JSON.parse(remembered(past));
  seat(last.count);
  for (const box of ["undo", "listed"]) choose(box, "");
  for (const [name, value] of last.said) choose(name, value);
  show();
}

form.addEventListener("change", (event) => {
  move(event.target);
  show();
});
form.addEventListener("input", show);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(one("[type=submit]", HTMLElement, form), one("#said", HTMLElement), open);
});
one("#more", HTMLElement).addEventListener("click", () => (seat(count + 1), show()));
one("#fewer", HTMLElement).addEventListener("click", () => (seat(count - 1), show()));
one("#again", HTMLElement).hidden = !remembered(past);
one("#again", HTMLElement).addEventListener("click", again);

choose("name", me().name);
choose("colour", String(me().colour));
seat(count);
show();
