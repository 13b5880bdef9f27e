// The tray in the page's bar: what is asked of one, seen from every scroll position.
import { html } from "./html.js";
import { calls, unread } from "./attention.js";
import { t } from "./words.js";

/** Where one talks, whatever hides it. */
function goToTalk() {
  const field = /** @type {HTMLElement|null} */ (document.querySelector(".talk input"));
  if (!field?.checkVisibility()) {
    // Where there is little room an explanation takes the place of the tabs; whoever goes on has read it.
    for (const way of [".first-use > button", ".tab-talk"]) {
      /** @type {HTMLElement|null} */ (document.querySelector(way))?.click();
    }
  }
  // When its tab is open.
  requestAnimationFrame(() => {
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}

/** What others ask of one, in the bar of the page. */
export function Tray() {
  if (!calls.value.length && !unread.value) return null;
  return html`
    <div class=${`call-bar ${calls.value.length ? "" : "only-unread"}`} role="status">
      ${calls.value.map(
        ({ key, text, button, act, not }) => html`
          <span class="call" key=${key}>
            ${text}${" "}
            <button class="small main" onClick=${act}>${button}</button>
            ${
              not &&
              html`
                <button class="small quiet" onClick=${not}>${t("call-not")}</button>
              `
            }
          </span>
        `,
      )}
      ${
        unread.value
          ? html`
              <button class="small unread" onClick=${goToTalk}>
                ${t("call-unread", { count: unread.value })}
              </button>
            `
          : null
      }
    </div>
  `;
}
