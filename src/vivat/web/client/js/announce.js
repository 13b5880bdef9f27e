// What a screen reader hears: every event, once, in order.

/** Says something to screen readers, after whatever is still being said. @param {string} text */
export function announce(text) {
  const log = document.getElementById("announcer");
  if (!log || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > 20) log.firstElementChild?.remove();
}

/** Nothing of the last player stays: for the curtain. */
export function hush() {
  document.getElementById("announcer")?.replaceChildren();
}
