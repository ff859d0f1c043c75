// Shows a position as the table page would.
async ({title, view, prompt, told, people, over}) => {
  const root = document.querySelector("#table");
  const here = document.querySelector("script[type=module]").src.replace(/js\/main\.js$/, "");
  const [{h, render}, {BoardPage}, {board}, {start, emptyChair}] = await Promise.all(
    ["vendor/preact.js", "js/board/page.js", `js/titles/${title}/index.js`, "js/state.js"].map((name) => import(here + name)));
  window.chosen = [];
  const acts = new Proxy({}, {get: (_, act) => (said) => window.chosen.push([act, said])});
  const seats = people.map((name, seat) => ({seat, name, colour: seat, kind: "person", bot: "", here: true, away: "", leaves_at: 0}));
  const table = {id: "scene", title, full_name: title, state: over ? "over" : "running", label: "", settings: [], seats, score: "reputation", undo: true,
    clock: {kind: "none", words: "no clock"}, listed: false, muted: [], commitment: "", campaign: "", rematch: "", watchers: 0};
  const version = String(Math.random()), at = view.seat === null ? "watch" : String(view.seat);
  const update = {type: "update", version, cursor: [0, told.length], first: 0, again: false, events: told, view, prompt, undo: false, over};
  const state = {...start, at, table, you: {seats: view.seat === null ? [] : [view.seat], seat: view.seat, host: true},
    chairs: {[at]: {...emptyChair, update, told, line: {is: "open"}}}};
  if (!window.scene) { const mine = document.createElement("main"); mine.id = "table"; mine.tabIndex = -1; Object.assign(mine.dataset, root.dataset); mine.className = "table"; root.replaceWith(mine); window.scene = mine; }
  render(null, window.scene);
  render(h(BoardPage, {state, acts, title: board}), window.scene);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
