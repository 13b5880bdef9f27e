// What calls somebody who looks elsewhere: the page's title and icon, the app's badge, a notice, a vibration;
// and what others ask of one, in the page's bar.
import { computed, effect, signal } from "@preact/signals";
import { change, settings } from "./settings.js";
import { t } from "./words.js";

/** @import { Signal } from "@preact/signals" */

/**
 * Something that is asked of one.
 * @typedef {object} Call
 * @property {string} key
 * @property {string} text
 * @property {string} button
 * @property {() => unknown} act
 * @property {() => unknown} [not] what is done for whoever does not want it
 */

/** Whether one is to decide at the table that is open. */
export const myTurn = signal(false);

/** What others ask of whoever looks at this page. @type {Signal<Call[]>} */
export const calls = signal([]);

/** How much was said that one has not seen. */
export const unread = signal(0);

/** What the page is called, without what calls. */
export const pageTitle = signal("");

/** What a screen is called by what it shows, as a message; null where its own name says it. */
export const ownTitle = signal(/** @type {string|null} */ (null));

const ICON = "/client/icon.svg";
const CALLING = "/client/icon-calling.svg";
const BUZZ = [120, 60, 120];

/** Whether this browser can show notices. */
export const canNotify = "Notification" in window;

/** Ask for notices; only ever by a click. @param {boolean} wanted */
export async function wantNotices(wanted) {
  const given = wanted && canNotify && (await Notification.requestPermission()) === "granted";
  change({ notices: given });
}

/** @type {Notification|null} */
let notice = null;

/** Call somebody who has this page in the background. @param {string} text */
function callBack(text) {
  if (!document.hidden) return;
  navigator.vibrate?.(BUZZ);
  if (!settings.value.notices || !canNotify || Notification.permission !== "granted") return;
  notice?.close();
  notice = new Notification("Vivat", { body: text, icon: "/client/icons/icon-192.png", tag: "vivat" });
  notice.onclick = () => {
    window.focus();
    notice?.close();
  };
}

let called = "";

/** How many things wait for whoever looks at something else. */
const waiting = computed(() => Number(myTurn.value) + calls.value.length + unread.value);
const icon = computed(() => (waiting.value ? CALLING : ICON));

effect(() => {
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon.value);
});
effect(() => {
  if (waiting.value) navigator.setAppBadge?.(waiting.value).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
});
effect(() => {
  const call = myTurn.value ? t("signal-your-turn") : (calls.value[0]?.text ?? "");
  const title = ownTitle.value ? `${t(ownTitle.value)} – Vivat` : pageTitle.value;
  const sign = call ? `● ${call} – ` : unread.value ? `(${unread.value}) ` : "";
  if (title) document.title = sign + title;
  if (call && call !== called) callBack(call);
  called = call;
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notice?.close();
});
