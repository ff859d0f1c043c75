// Runs before the first paint, so that a page never flashes in the wrong light. No module: those wait.
"use strict";
{
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("theme");
    } catch {
      // A browser that keeps nothing for us follows its own setting.
    }
    const theme = chosen === "day" || chosen === "night" ? chosen : dark.matches ? "night" : "day";
    document.documentElement.dataset["theme"] = theme;
  };
  dark.addEventListener("change", show);
  addEventListener("storage", show);
  show();
}
