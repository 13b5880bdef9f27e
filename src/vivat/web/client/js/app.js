// The app: one screen for each path.
import { html, render, useEffect, useLayoutEffect, useRef, signal, effect } from "./html.js";
import { Lost } from "./lost.js";
import { arrived, path } from "./router.js";
import { settings } from "./settings.js";
import { focusHome, keepFocus } from "./focus.js";
import { speak, speakOf, t } from "./words.js";
import { openCatalogue } from "./catalogue.js";
import { me, whoAmI } from "./guest.js";
import { pageTitle } from "./attention.js";
import { complain, toast } from "./toast.js";
import { Tray } from "./tray.js";
import { nameWhatShows } from "./what_shows.js";
import { Home } from "./screens/home.js";

/** So long after the first screen stands, the others are fetched: what is needed first comes first. */
const QUIET_MS = 1500;

/**
 * Each screen: its path, its title, its component, and what that is told. Home comes with the page; the
 * others come
 * when they are asked for, or when there is nothing else to do.
 * @type {[RegExp, string, () => Promise<unknown>, (found: RegExpMatchArray) => Record<string, unknown>][]}
 */
const SCREENS = [
  [/^\/$/, "home-title", async () => Home, () => ({})],
  [
    /^\/friends(?:\/([\w-]+))?$/,
    "friends-title",
    async () => (await import("./screens.js")).Friends,
    (found) => ({ key: found[1] ?? "", game: found[1] ?? "" }),
  ],
  [
    /^\/new(?:\/([\w-]+))?$/,
    "new-title",
    async () => (await import("./screens.js")).NewTable,
    (found) => ({ game: found[1] ?? "" }),
  ],
  [
    /^\/table\/([\w-]+)$/,
    "table-title",
    async () => (await import("./screens.js")).TableScreen,
    (found) => ({ key: found[1], id: found[1] }),
  ],
  [
    /^\/table\/([\w-]+)\/replay\/(\d+)(?:\/(\d+))?$/,
    "replay-title",
    async () => (await import("./screens.js")).Replay,
    (found) => ({
      key: found[1],
      id: found[1],
      game: Number(found[2]),
      moment: Number(found[3] ?? 0),
      chair: new URLSearchParams(path.value.split("?")[1]).get("chair"),
    }),
  ],
  [
    /^\/hot-seat\/([\w-]+)$/,
    "hot-seat-title",
    async () => (await import("./screens.js")).HotSeat,
    (found) => ({ key: found[1], id: found[1] }),
  ],
  [
    /^\/rules(?:\/([\w.-]+))?$/,
    "rules-title",
    async () => (await import("./screens.js")).Rules,
    (found) => ({ article: found[1] ?? "" }),
  ],
  [/^\/learn$/, "learn-title", async () => (await import("./screens.js")).Learn, () => ({})],
  [
    /^\/learn\/([\w-]+)$/,
    "learn-title",
    async () => (await import("./screens.js")).LessonScreen,
    (found) => ({ key: found[1], lesson: found[1] }),
  ],
  [/^\/circles$/, "circles-title", async () => (await import("./screens.js")).Circles, () => ({})],
  [
    /^\/circle\/([\w-]+)$/,
    "circle-title",
    async () => (await import("./screens.js")).CircleScreen,
    (found) => ({ key: found[1], id: found[1] }),
  ],
  [
    /^\/circle\/([\w-]+)\/campaign\/(\d+)$/,
    "campaign-page-title",
    async () => (await import("./screens.js")).CampaignScreen,
    (found) => ({ key: found[0], id: found[1], number: Number(found[2]) }),
  ],
  [/^\/results$/, "results-title", async () => (await import("./screens.js")).OwnResults, () => ({})],
  [/^\/me$/, "you-title", async () => (await import("./screens.js")).You, () => ({})],
  [/^\/link$/, "link-title", async () => (await import("./screens.js")).ComeBack, () => ({})],
  [
    /^\/(unsubscribe|confirm)$/,
    "notices-title",
    async () => (await import("./screens.js")).NoticeLink,
    (found) => ({ key: found[1], what: found[1] }),
  ],
  [/^\/settings$/, "settings-title", async () => (await import("./screens.js")).SettingsScreen, () => ({})],
];
/**
 * Not among what may be wanted next: what has words of its own, and what is for whoever draws, where the
 * server shows it.
 * @type {typeof SCREENS}
 */
const ON_DEMAND = [
  [
    /^\/table\/([\w-]+)\/review\/(\d+)(?:\/(\d+))?$/,
    "review-title",
    async () => (await Promise.all([import("./reviews.js"), speakOf("review")]))[0].ReviewScreen,
    (found) => {
      const asked = new URLSearchParams(path.value.split("?")[1]);
      return {
        key: found[1],
        id: found[1],
        game: Number(found[2]),
        seat: found[3] === undefined ? null : Number(found[3]),
        at: asked.has("at") ? Number(asked.get("at")) : null,
        truth: asked.has("truth"),
      };
    },
  ],
  [
    /^\/puzzles(?:\/([\d-]+))?$/,
    "puzzles-title",
    async () => (await Promise.all([import("./reviews.js"), speakOf("review")]))[0].PuzzleScreen,
    (found) => ({ key: found[1] ?? "", day: found[1] ?? null }),
  ],
  [
    /^\/privacy$/,
    "privacy-title",
    async () => (await Promise.all([import("./screens.js"), speakOf("privacy")]))[0].Privacy,
    () => ({}),
  ],
  [
    /^\/gallery\/intrigue$/,
    "gallery-intrigue-title",
    async () => (await import("./galleries.js")).IntrigueGallery,
    () => ({}),
  ],
  [
    /^\/gallery(?:\/([^/]+))?$/,
    "gallery-title",
    async () => (await import("./galleries.js")).Gallery,
    (found) => ({ part: decodeURIComponent(found[1] ?? "") }),
  ],
];
/** @type {typeof SCREENS[number]} */
const NOWHERE = [/^/, "lost-title", async () => Lost, () => ({})];

/** @typedef {{name: string, title: string, Screen: unknown, facts: Record<string, unknown>}} Shown */
/**
 * What is shown: a screen gives way to the next one when that has come.
 * @type {import("@preact/signals").Signal<Shown|null>}
 */
const shown = signal(null);

const begun = Promise.all([speak(settings.value.language), whoAmI(), openCatalogue()]).catch(complain);

/** @param {string} wanted */
async function show(wanted) {
  const where = wanted.split("?")[0];
  const [pattern, title, fetchScreen, tell] =
    [...SCREENS, ...ON_DEMAND].find(([each]) => each.test(where)) ?? NOWHERE;
  const [Screen] = await Promise.all([fetchScreen().catch(() => Unreached), begun]);
  if (path.value !== wanted) return;
  const found = /** @type {RegExpMatchArray} */ (where.match(pattern));
  // An article of the rules, or a moment of a replay, is another place on the same screen.
  const name = `${title} ${title === "rules-title" ? "" : (found[1] ?? "")}`;
  shown.value = { name, title, Screen, facts: tell(found) };
  arrived.value = wanted;
}

/** A screen whose script did not come. The link has a target: it loads the page anew. */
function Unreached() {
  return html`
    <main id="main" class="narrow">
      <h1>${t("unreached-title")}</h1>
      <p>${t("no-answer")}</p>
      <a class="button" href=${path.value} target="_self">${t("unreached-again")}</a>
    </main>
  `;
}

function Top() {
  const here = path.value;
  /** @param {string} where @param {string} key */
  const link = (where, key) => html`
    <a
      href=${where}
      aria-current=${here === where || (where !== "/" && here.startsWith(where)) ? "page" : undefined}
    >
      ${t(key)}
    </a>
  `;
  return html`
    <header class="top">
      <a
        class="skip"
        href="#main"
        onClick=${(/** @type {Event} */ event) => {
          event.preventDefault();
          focusHome();
        }}
      >
        ${t("skip-to-content")}
      </a>
      <a class="brand" href="/">
        <img src="/client/icon.svg" alt="" width="28" height="28" />
        Vivat
      </a>
      <nav aria-label=${t("main-menu")}>
        ${["new", "circles", "learn", "rules", "settings"].map((screen) =>
          link(`/${screen}`, `menu-${screen}`),
        )}
        ${
          me.value
            ? html`
                <a class="me" href="/me" aria-current=${here === "/me" ? "page" : undefined}>
                  <span class="initial" aria-hidden="true">${[...me.value.name][0]}</span>
                  <span class="unseen">${t("menu-you")}${" "}</span>
                  <span class="called">${me.value.name}</span>
                </a>
              `
            : null
        }
      </nav>
    </header>
  `;
}

function Toast() {
  const shown = toast.value;
  if (!shown) return null;
  return html`
    <div class="toast" role="alert">
      <span>
        ${shown.text}${
          shown.article
            ? html`
                ${" "}
                <a href=${`/rules/${shown.article}`} target="_blank" rel="noopener">${shown.article}</a>
              `
            : null
        }${
          shown.way
            ? html`
                ${" "}
                <a class="button small main" href=${shown.way} onClick=${() => (toast.value = null)}>
                  ${t("home-been-here")}
                </a>
              `
            : null
        }
      </span>
      <button class="small" onClick=${() => (toast.value = null)}>${t("close")}</button>
    </div>
  `;
}

function App() {
  const { name = "", title = "", Screen = null, facts = {} } = shown.value ?? {};
  const words = t(title);
  const before = useRef("");
  useEffect(() => {
    if (name) pageTitle.value = `${words} – Vivat`;
  }, [words]);
  // Before it is painted: a key pressed at the sight of a screen must not find the focus moving.
  useLayoutEffect(() => {
    if (before.current && before.current !== name) focusHome();
    before.current = name;
  }, [name]);
  if (!Screen) return null;
  return html`
    <${Top} />
    <${Tray} />
    <div class="screen"><${Screen} ...${facts} /></div>
    <${Toast} />
  `;
}

/** What may be wanted next is there when it is, even if the server is not. */
function fetchTheRest() {
  for (const [, , fetchScreen] of SCREENS) fetchScreen().catch(() => {});
}

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
effect(() => {
  speak(settings.value.language).catch(complain);
});
effect(() => {
  show(path.value).catch(complain);
});
render(
  html`
    <${App} />
  `,
  app,
);
keepFocus(app);
nameWhatShows();
begun.then(() => setTimeout(fetchTheRest, QUIET_MS));
// Without it everything works, but not offline.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
