// What is cut, what covers what, what leaves its frame, what is too small. Flags and fans stand over the edge of what they belong to.
() => {
  const wrong = [], board = document.querySelector(".board-page"), edge = document.documentElement;
  if (edge.scrollWidth > innerWidth) wrong.push(`the page is ${edge.scrollWidth} wide`);
  const isShown = (box) => box.width > 0 && box.height > 0;
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node; (node = walker.nextNode());) {
    const words = node.data.trim(), of = node.parentElement;
    if (!words || of.closest("[data-cut]") && of.closest("[data-cut]").scrollHeight > of.closest("[data-cut]").clientHeight || of.closest(".unseen, .tray[data-menu], svg, [hidden]") || getComputedStyle(of).visibility === "hidden") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (isShown(box)) lines.push({words, of, box});
  }
  const isOver = (of) => of.closest('[class*="-flag"], [class*="-fan"], [class*="-count"], .brought');
  const cuts = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
  for (const {words, of, box} of lines.filter(({of}) => !isOver(of))) {
    for (let up = of; up && up !== board.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up.hasAttribute("data-rolls") || /auto|scroll/.test(style.overflowY + style.overflowX)) break;
      const own = up.getBoundingClientRect();
      const isFrame = up.matches(".piece, .board-panel, .button, .tab, [data-frame]") || cuts(style);
      if (isFrame && (box.left < own.left - 1.5 || box.right > own.right + 1.5 || box.top < own.top - 2.5 || box.bottom > own.bottom + 2.5))
        wrong.push(`"${words}" leaves ${up.dataset.id || up.className} (${[box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom].map(Math.round)})`);
    }
  }
  const isRolled = (of) => of.closest(".look, .since, .log-roll, .prompt-acts, [data-rolls]");
  const flat = lines.filter(({of}) => !isRolled(of) && !isOver(of));
  for (let one = 0; one < flat.length; one++) for (let other = one + 1; other < flat.length; other++) {
    const a = flat[one], b = flat[other];
    if (a.of === b.of) continue;
    const over = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left), down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (over > 2 && down > 4) wrong.push(`"${a.words}" and "${b.words}" lie over each other`);
  }
  for (const piece of document.querySelectorAll(".piece")) {
    const box = piece.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${piece.dataset.id} lies outside of the page`);
    if (piece.matches("[data-lit]") && Math.min(box.width, box.height) < 23.5) wrong.push(`${piece.dataset.id} is ${Math.round(box.width)} by ${Math.round(box.height)}, too small to touch`);
    const x = box.left + box.width / 2, y = box.top + box.height / 2, on = document.elementFromPoint(x, y)?.closest(".piece, .tray, .drawer, .board-panel, .prompt");
    if (piece.matches("[data-lit]") && y < innerHeight && on !== piece) wrong.push(`${piece.dataset.id} is covered by ${on?.dataset.id ?? on?.className ?? "something"}`);
  }
  return [...new Set(wrong)].slice(0, 25);
}
