// The app: one screen for each path.
import { html, render, useEffect, useRef, signal, effect } from "./html.js";
import { go, path } from "./router.js";
import { settings } from "./settings.js";
import { focusHome, keepFocus } from "./focus.js";
import { speak, t } from "./words.js";
import { me, whoAmI } from "./guest.js";
import { complain, toast } from "./toast.js";
import { Home } from "./screens/home.js";
import { NewTable } from "./screens/new_table.js";
import { TableScreen } from "./screens/table.js";
import { Replay } from "./screens/replay.js";
import { Rules } from "./screens/rules.js";
import { SettingsScreen } from "./screens/settings.js";
import { Learn } from "./screens/learn.js";
import { HotSeat } from "./screens/hot_seat.js";

const ready = signal(false);

/** @type {[RegExp, (found: RegExpMatchArray) => unknown, string][]} */
const SCREENS = [
  [/^\/$/, () => html`<${Home} />`, "home-title"],
  [/^\/new(?:\/([\w-]+))?$/, (found) => html`<${NewTable} game=${found[1] ?? ""} />`, "new-title"],
  [/^\/table\/([\w-]+)$/, (found) => html`<${TableScreen} key=${found[1]} id=${found[1]} />`, "table-title"],
  [/^\/table\/([\w-]+)\/replay\/(\d+)(?:\/(\d+))?$/, (found) => html`<${Replay} key=${found[1]} id=${found[1]} game=${Number(found[2])} moment=${Number(found[3] ?? 0)} place=${new URLSearchParams(path.value.split("?")[1]).get("place")} />`, "replay-title"],
  [/^\/hot-seat\/([\w-]+)$/, (found) => html`<${HotSeat} key=${found[1]} id=${found[1]} />`, "hot-seat-title"],
  [/^\/rules(?:\/([\w.]+))?$/, (found) => html`<${Rules} article=${found[1] ?? ""} />`, "rules-title"],
  [/^\/learn$/, () => html`<${Learn} />`, "learn-title"],
  [/^\/settings$/, () => html`<${SettingsScreen} />`, "settings-title"],
];

function Lost() {
  return html`<main id="main" class="narrow"><h1>${t("lost-title")}</h1><p>${t("lost-text")}</p><a class="button" href="/">${t("go-home")}</a></main>`;
}

function Top() {
  const here = path.value;
  /** @param {string} where @param {string} key */
  const link = (where, key) =>
    html`<a href=${where} aria-current=${here === where || (where !== "/" && here.startsWith(where)) ? "page" : undefined}>${t(key)}</a>`;
  return html`<header class="top">
    <a class="skip" href="#main" onClick=${(/** @type {Event} */ event) => { event.preventDefault(); focusHome(); }}>${t("skip-to-content")}</a>
    <a class="brand" href="/"><img src="/client/icon.svg" alt="" width="28" height="28" />Vivat</a>
    <nav aria-label=${t("main-menu")}>${link("/new", "menu-new")}${link("/learn", "menu-learn")}${link("/rules", "menu-rules")}${link("/settings", "menu-settings")}</nav>
  </header>`;
}

function Toast() {
  const shown = toast.value;
  if (!shown) return null;
  return html`<div class="toast" role="alert">
    <span>${shown.text}${shown.article ? html` <a href=${`/rules/${shown.article}`} target="_blank" rel="noopener">${shown.article}</a>` : null}</span>
    <button class="small" onClick=${() => (toast.value = null)}>${t("close")}</button>
  </div>`;
}

function App() {
  const where = path.value.split("?")[0];
  const found = SCREENS.find(([pattern]) => pattern.test(where));
  const match = found ? /** @type {RegExpMatchArray} */ (where.match(found[0])) : null;
  const title = found ? t(found[2]) : t("lost-title");
  // An article of the rules, or a moment of a replay, is another place on the same screen.
  const screen = found ? `${found[2]} ${found[2] === "rules-title" ? "" : (match?.[1] ?? "")}` : "lost";
  const before = useRef("");
  useEffect(() => {
    document.title = `${title} – Vivat`;
  }, [title]);
  useEffect(() => {
    if (!ready.value) return;
    if (before.current && before.current !== screen) focusHome();
    before.current = screen;
  }, [screen, ready.value]);
  if (!ready.value) return null;
  return html`<${Top} /><div class="stage">${found && match ? found[1](match) : html`<${Lost} />`}</div><${Toast} />`;
}

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
effect(() => {
  speak(settings.value.language).catch(complain);
});
Promise.all([speak(settings.value.language), whoAmI()])
  .catch(complain)
  .finally(() => (ready.value = true));
render(html`<${App} />`, app);
keepFocus(app);

export { go, me };
