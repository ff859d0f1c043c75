// Campaigns of this browser: begun, gone on with, shared, saved, brought along and left.
import { ask, attempt, me, one } from "./base.js";

const said = one("#said", HTMLElement);

/** Who plays, as the form says; nobody's seat is left out. @param {FormData} told */
function seats(told) {
  const kinds = [...told.keys()].filter((key) => key.startsWith("kind-") && told.get(key));
  return kinds.map((key) => {
    const kind = String(told.get(key));
    const name = String(told.get(key.replace("kind", "name"))).trim();
    if (kind === "bot") return { kind };
    if (kind === "open") return { kind, name };
    return { kind: "me", name: name || (kind === "me" ? me().name : "") };
  });
}

/** A link to hand out, or that there is none any more. @param {Element} part @param {boolean} isThere */
function shows(part, isThere) {
  one("[data-link]", HTMLElement, part).hidden = !isThere;
  one("[data-ended]", HTMLElement, part).textContent = isThere ? "" : "No link leads here any more.";
}

/** What can be done, by the word on the control. @type {Record<string, (at: string, told: FormData, part: Element | null) => Promise<void>>} */
const deeds = {
  async begin(_, told) {
    await ask("/api/campaigns", { title: told.get("title"), name: told.get("name"), seats: seats(told) });
    location.reload();
  },
  async import(_, told) {
    const file = told.get("page");
    const page = file instanceof File ? await file.text() : "";
    await ask("/api/campaigns/import", { page, name: told.get("name") });
    location.reload();
  },
  async chapter(at, told, part) {
    const others = part?.querySelector("form details[open]");
    const { link } = await ask(`${at}/chapter`, { seats: others ? seats(told) : [] });
    location.assign(link);
  },
  async links(at, _, part) {
    const { link } = await ask(`${at}/links`, {});
    if (!part) return;
    shows(part, true);
    const input = one("[data-link] input", HTMLInputElement, part);
    input.value = link;
    input.select();
  },
  async "end-links"(at, _, part) {
    await ask(`${at}/links/end`, {});
    if (part) shows(part, false);
  },
  async leave(at) {
    if (!confirm("Leave this campaign? It stays with the others who play it.")) return;
    await ask(`${at}/leave`, {});
    location.reload();
  },
};

/** @param {HTMLElement} control @param {FormData} told */
function carryOut(control, told) {
  const part = control.closest("[data-campaign]");
  const deed = deeds[control.dataset["do"] ?? ""];
  const at = `/api/campaigns/${part?.getAttribute("data-campaign")}`;
  if (deed) attempt(control, said, () => deed(at, told, part));
}

for (const control of document.querySelectorAll("[data-do]")) {
  if (control instanceof HTMLFormElement) {
    control.addEventListener("submit", (event) => {
      event.preventDefault();
      carryOut(control, new FormData(control));
    });
  } else if (control instanceof HTMLElement) control.addEventListener("click", () => carryOut(control, new FormData()));
}
