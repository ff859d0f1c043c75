// What of these questions cannot be answered by touching alone.
async ({title, positions, people}) => {
  const here = document.querySelector("script[type=module]").src.replace(/js\/main\.js$/, "");
  const [{buttonsOf, tableOf}, {board}, {start, emptyChair}, {begun, nothing, offers, touched}] = await Promise.all(
    ["js/board/board.js", `js/titles/${title}/index.js`, "js/state.js", "js/board/choice.js"].map((name) => import(here + name)));
  const rooms = [{w: 1260, h: 600, shape: "wide"}, {w: 748, h: 900, shape: "tall"}, {w: 340, h: 540, shape: "phone"}];
  const wrong = [];
  for (const {view, prompt} of positions) {
    const at = String(view.seat), version = "v";
    const seats = people.map((name, seat) => ({seat, name, colour: seat, kind: "person", bot: "", here: true, away: "", leaves_at: 0}));
    const update = {type: "update", version, cursor: [0, 0], first: 0, again: false, events: [], view, prompt, undo: false, over: null};
    const state = {...start, at, you: {seats: [view.seat]}, table: {seats, score: "reputation", state: "running"}, chairs: {[at]: {...emptyChair, update, line: {is: "open"}}}};
    const table = tableOf(state, {...nothing, version}, ""), buttons = buttonsOf(table, board).map(({key}) => key);
    for (const room of rooms) {
      const tabs = room.shape === "phone" ? board.tabs(table).map(({id}) => id) : [""];
      const placed = new Set(tabs.flatMap((tab) => {
        const places = board.places(table, {...room, tab});
        return board.things(table, {...room, tab}).map(({id}) => id).filter((id) => places.has(id));
      }));
      const reached = new Set(buttons), waiting = [begun({...nothing, version}, prompt.options)], seen = new Set();
      while (waiting.length) {
        const choice = waiting.pop(), open = offers(prompt.options, choice.touched);
        for (const [id, left] of open) {
          if (!left.length) wrong.push(`${prompt.kind} on ${room.shape}: ${id} is lit and leads nowhere`);
          if (!placed.has(id)) continue;
          const leads = touched(choice, prompt.options, id, false);
          if ("answer" in leads) reached.add(leads.answer.key);
          else {
            leads.choice.menu.forEach(({key}) => reached.add(key));
            const name = leads.choice.touched.join(" ");
            if (!seen.has(name)) { seen.add(name); waiting.push(leads.choice); }
          }
        }
      }
      for (const {key, targets} of prompt.options) if (!reached.has(key)) wrong.push(`${prompt.kind} on ${room.shape}: nothing leads to "${key}" (${targets})`);
    }
  }
  return [...new Set(wrong)].slice(0, 20);
}
