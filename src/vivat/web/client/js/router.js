// Where we are: the path of the page. Links inside the app do not load the page anew.
import { effect, signal } from "@preact/signals";

/** The path of the page and what is asked behind it. */
export const path = signal(location.pathname + location.search);

/** The path of the screen that is shown: it follows when that screen has come. */
export const arrived = signal("");

/** When the screen of the path is there. */
export async function arrival() {
  let stop = () => {};
  await new Promise((done) => {
    stop = effect(() => {
      if (arrived.value === path.value) done(null);
    });
  });
  stop();
}

/** Twice to the same place is one step for the way back. @param {string} where @param {boolean} [replace] */
export function go(where, replace = false) {
  history[replace || where === path.value ? "replaceState" : "pushState"](null, "", where);
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
