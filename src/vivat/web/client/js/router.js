// Where we are: the path of the page. Links inside the app do not load the page anew.
import { signal } from "@preact/signals";

export const path = signal(location.pathname + location.search);

/** @param {string} where @param {boolean} [replace] */
export function go(where, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", where);
  path.value = where;
  if (!replace) window.scrollTo(0, 0);
}

addEventListener("popstate", () => (path.value = location.pathname + location.search));

addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
});
