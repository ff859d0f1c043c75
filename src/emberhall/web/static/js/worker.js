// Shows a page of ours where the hall cannot be reached. It keeps that page and its parts, and nothing of any table.

/** @typedef {import("./worker-scope.js").WorkerScope} WorkerScope */
/** @typedef {import("./worker-scope.js").Fetching} Fetching */

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const PAGE = "/offline";
/** The address of this script names the version of the pages it was registered by. */
const KEPT = `offline ${location.search}`;
/** Pages that were shown in place of others: only theirs are the parts that come from here. @type {Set<string>} */
const shown = new Set();

async function keep() {
  const cache = await caches.open(KEPT);
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`the page to keep cannot be had: ${answer.status}`);
  const named = [...(await answer.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, part]) => part ?? "");
  await Promise.all([cache.put(PAGE, answer), cache.addAll([...new Set(named)])]);
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith("offline") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  // the hall is asked while this script is still being started
  await worker.registration.navigationPreload?.enable();
}

/** @param {Fetching} event */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (!kept) throw error;
    shown.add(event.resultingClientId);
    return kept;
  }
}

/** @param {Request} request */
const part = async (request) => (await caches.match(request)) ?? fetch(request);

worker.addEventListener("install", (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(page(event));
  else if (shown.has(event.clientId)) event.respondWith(part(event.request));
});
