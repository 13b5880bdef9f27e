// Whoever plays by keyboard or by ear is never left nowhere: when what had the focus is gone, or cannot be
// pressed any more, the focus goes to what is asked now, or to the beginning of the page.

/** @type {Element|null} */
let last = null;

/** Where the focus belongs if it has no place of its own. */
export function focusHome() {
  const home = ["dialog[open] [data-home]", "[data-home]", "main h1", "main"]
    .map((each) => document.querySelector(each))
    .find((each) => each?.checkVisibility()); // a low window has no room for the heading
  if (!(home instanceof HTMLElement)) return;
  if (!home.hasAttribute("tabindex") && !(home instanceof HTMLButtonElement)) home.tabIndex = -1;
  home.focus({ preventScroll: true });
  last = home;
}

/**
 * Whether a key belongs to a field, or to the browser, and is no shortcut of ours.
 * @param {KeyboardEvent} event
 */
export function isTyping(event) {
  const field =
    event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox], [type=radio]), select, textarea");
  return Boolean(field) || event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether nothing has the focus. */
export function isAdrift() {
  return !document.activeElement || document.activeElement === document.body;
}

/** Whether what had the focus last has let it go. @param {Element} element */
function isLost(element) {
  if (!element.isConnected) return isAdrift();
  return element.matches(":disabled") && (isAdrift() || document.activeElement === element);
}

/** Keeps the focus in the app when what had it is gone. @param {Element} app */
export function keepFocus(app) {
  addEventListener("focusin", (event) => (last = event.target instanceof Element ? event.target : null));
  new MutationObserver(() => {
    if (last && isLost(last)) focusHome();
  }).observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  // A dialog gives the focus back to what had it before, which may be gone by then.
  addEventListener("close", () => isAdrift() && focusHome(), true);
}
