// What every page has: the switch of the light, what this browser remembers, how the hall is asked, and what is shown
// where it cannot be reached.

/** What the hall said no to, in words for people. */
export class Refused extends Error {
  /** @param {string} code @param {string} words */
  constructor(code, words) {
    super(words);
    this.code = code;
  }
}

/** What the hall answers; with a body it is a POST. @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  const headers = { Accept: "application/json", ...(body && { "Content-Type": "application/json" }) };
  const request = { method: body ? "POST" : "GET", headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) throw new Refused("offline", "The hall cannot be reached. Try again in a moment.");
  const told = await answer.json().catch(() => ({}));
  const code = told.code ?? (answer.status >= 500 ? "offline" : "bad");
  if (!answer.ok) throw new Refused(code, told.words ?? "That did not work. Try again in a moment.");
  return told;
}

/** A name for one thing that is asked for: said again, it is the same. */
export const receipt = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const PASSING = ["offline", "not-now", "too-fast"], AGAIN_AFTER = 3_000;

/** Ask until the hall can answer, and say meanwhile why it does not. @param {string} path
 * @param {(answer: any) => void} then @param {(error: Refused) => void} not */
export function insist(path, then, not) {
  ask(path).then(then, (error) => {
    not(error);
    if (PASSING.includes(error.code)) setTimeout(() => insist(path, then, not), AGAIN_AFTER);
  });
}

/** @param {string} key @returns {string} what this browser remembers, else nothing */
export function remembered(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing for us asks again next time.
  }
}

/** Who sits at this browser, as they last called themselves. */
export const me = () => ({ name: remembered("name"), colour: Number(remembered("colour") || 0) });

/**
 * The element of a page; a page without it is a bug.
 * @template {Element} T
 * @param {string} selector @param {new () => T} kind @param {ParentNode} [within] @returns {T}
 */
export function one(selector, kind, within = document) {
  const found = within.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`there is no ${selector} on this page`);
}

/**
 * Run what a button or form asks for, once at a time; say why where it fails.
 * @param {HTMLElement} control @param {HTMLElement} said @param {() => Promise<void>} task
 */
export async function attempt(control, said, task) {
  if (control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  said.textContent = "";
  try {
    await task();
  } catch (error) {
    said.textContent = error instanceof Refused ? error.message : "Something went wrong on this page. Reload it and try again.";
    if (!(error instanceof Refused)) throw error;
  } finally {
    control.ariaBusy = null;
  }
}

/** Put parts of another page in the place of the same parts of this one. @param {string} address @param {string[]} ids */
export async function refresh(address, ...ids) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ids) {
    const fresh = page.getElementById(id), stale = document.getElementById(id);
    if (fresh && stale && !stale.contains(document.activeElement)) stale.replaceWith(document.adoptNode(fresh));
  }
}

/** The switch of the light, which names where it leads; the edge of the window follows. */
function theme() {
  const root = document.documentElement;
  const switches = document.querySelectorAll("[data-theme-switch]");
  const name = () => {
    switches.forEach((button) => (button.textContent = root.dataset["theme"] === "night" ? "Day market" : "Night hall"));
    const room = getComputedStyle(root).getPropertyValue("--hall");
    document.querySelectorAll('meta[name="theme-color"]').forEach((edge) => edge.setAttribute("content", room));
  };
  new MutationObserver(name).observe(root, { attributeFilter: ["data-theme"] });
  for (const button of switches) {
    button.removeAttribute("hidden");
    button.addEventListener("click", () => {
      root.dataset["theme"] = root.dataset["theme"] === "night" ? "day" : "night";
      remember("theme", root.dataset["theme"]);
    });
  }
  name();
}

/** Have this browser keep a page for when the hall cannot be reached; the version of ours is in the address. */
function keepPage() {
  const version = new URL(import.meta.url).pathname.split("/")[2];
  // browsers allow it only where the connection is safe, and some windows keep nothing at all
  if ("serviceWorker" in navigator) navigator.serviceWorker.register(`/worker.js?${version}`).catch(() => {});
}

theme();
addEventListener("load", keepPage);
