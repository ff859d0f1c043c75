// Doors that open with a secret: it stands after the sign #, so that no server log ever holds it; from then on only this
// page knows it, also when it is loaded again, until the table takes its place.
import { Refused, ask, attempt, me, one, receipt, remember } from "./base.js";
import { freeChairs, nameOf, taken, tooLate } from "./chairs.js";

/** @typedef {import("./types/wire.js").TableNow} TableNow */

const LETTERS = 43;
const NOT_WHOLE = "This link is not whole: it goes on after the sign #. Copy all of it and try again.";
const door = one("[data-door]", HTMLElement);
const said = one("#said", HTMLElement);
const { table = "", asks = "" } = door.dataset;
/** A link that was copied out of a sentence may have taken its full stop along. @type {string} */
let secret = location.hash.slice(1, 1 + LETTERS) || history.state?.secret || "";
history.replaceState({ secret }, "", location.pathname);
/** Of sitting down: said again, it is the same chair. */
let sitting = receipt();
/** Who has just sat down at this device, where somebody else is to do so, too. */
let beside = "";

/** @param {string} id */
const enter = (id) => location.replace(`/table/${id}`);

/** A link that lost its end somewhere on the way opens nothing. */
function whole() {
  if (secret && secret.length < LETTERS) throw new Refused("cut", NOT_WHOLE);
}

/** Watching, coming back and playing along need no word: the secret is enough. */
async function knock() {
  whole();
  const told = await ask(asks, { secret });
  if (told.card) location.replace("/campaigns");
  else enter(told.table.id);
}

/** The table, as whoever may sit down sees it; a link that was ended keeps nobody from what is theirs, or everybody's. */
async function looked() {
  const open = () => ask(`/api/tables/${table}`);
  if (!secret) return open();
  return ask(`/api/tables/${table}/watch`, { secret }).catch(async (no) => {
    const there = await open().catch(() => { throw no; });
    secret = "";
    return there;
  });
}

/** Whoever sits there goes there, whoever comes too late may look on, everybody else may choose a chair. */
async function offer() {
  whole();
  const { table: now, you } = await looked();
  const free = freeChairs(now);
  if (you.seats.length > 0 && !(beside && free.length > 0)) return enter(table);
  if (free.length === 0) return turnAway(now);
  const words = beside ? `${beside} sits down. Now you: say who you are.` : `${nameOf(now)} waits. Say who you are and sit down; no account is needed.`;
  one("#lead", HTMLElement).textContent = words;
  one("#chair", HTMLSelectElement).replaceChildren(new Option("Any that is free", ""), ...free.map((seat) => new Option(`Chair ${seat + 1}`, String(seat))));
  one("#chair-field", HTMLElement).hidden = one("#more-field", HTMLElement).hidden = free.length < 2;
  avoid(taken(now));
}

/** @param {TableNow} now */
function turnAway(now) {
  const { heading, words } = tooLate(now);
  one("#heading", HTMLElement).textContent = heading;
  one("#lead", HTMLElement).textContent = words;
  one("#sit", HTMLElement).hidden = true;
  one("#look", HTMLElement).hidden = false;
}

/** A crest that somebody has is mine only if I choose it. @param {string[]} taken */
function avoid(taken) {
  const crests = [...door.querySelectorAll("[name=colour]")].filter((crest) => crest instanceof HTMLInputElement);
  const free = crests.find((crest) => !taken.includes(crest.value));
  if (free && crests.some((crest) => crest.checked && taken.includes(crest.value))) free.checked = true;
}

/** @param {HTMLFormElement} form */
async function sit(form) {
  whole();
  const told = new FormData(form), name = String(told.get("name")).trim(), colour = Number(told.get("colour"));
  if (!beside) keep(name, colour);
  const chosen = told.get("seat") ? { seat: Number(told.get("seat")) } : {};
  const wish = { ...(secret && { secret }), name, colour, receipt: sitting, ...chosen };
  await ask(`/api/tables/${table}/join`, wish).catch(late);
  if (!one("#more", HTMLInputElement).checked) return enter(table);
  await another(name);
}

/** @param {string} name @param {number} colour */
function keep(name, colour) {
  remember("name", name);
  remember("colour", String(colour));
}

/** Somebody took the last chair meanwhile: that is said, and what is left to do is shown. @param {Refused} no */
async function late(no) {
  if (no.code === "closed") await offer();
  throw no;
}

/** The next one at this device is somebody else, and takes a chair of their own. @param {string} name */
async function another(name) {
  beside = name;
  sitting = receipt();
  one("#more", HTMLInputElement).checked = false;
  one("#name", HTMLInputElement).value = "";
  await offer();
  one("#name", HTMLInputElement).focus();
}

if (door instanceof HTMLFormElement) {
  one("#name", HTMLInputElement).value = me().name;
  one(`[name=colour][value="${me().colour}"]`, HTMLInputElement, door).checked = true;
  attempt(door, said, offer);
  door.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(one("[type=submit]", HTMLElement, door), said, () => sit(door));
  });
} else if (secret) {
  const again = one("#again", HTMLButtonElement);
  const come = () => attempt(door, said, knock).finally(() => (again.hidden = !said.textContent));
  again.addEventListener("click", come);
  come();
} else if (table) enter(table);
else said.textContent = NOT_WHOLE;
