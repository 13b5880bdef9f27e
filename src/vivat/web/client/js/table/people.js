// Who sits where: names, scores, whose decision it is, who has voted (never what), clocks.
import { html, useEffect, useState } from "../html.js";
import { botWords } from "../catalogue.js";
import { tellingOf } from "../families/telling.js";
import { capital } from "../log_words.js";
import { complain } from "../toast.js";
import { t, when } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */
/** @import { FamilyParts, Rival } from "../families/family.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { Markup } from "../html.js" */

/**
 * One's own clock, large, while it runs: it is heard at one's seat.
 * @param {{store: ShownTable, view: View}} props
 */
export function OwnTime({ store, view }) {
  const seat = view.me === null ? -1 : view.chairs[view.me].seat;
  if (!view.running.includes(seat)) return null;
  return html`
    <span class="own-time" aria-hidden="true">
      <${Time} store=${store} left=${view.clocks[seat]} running=${true} />
    </span>
  `;
}

/**
 * A clock, where there is one.
 * @param {{store: ShownTable, left: number|null, running: boolean}} props
 */
export function Time({ store, left, running }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = running ? setInterval(() => tick((count) => count + 1), 500) : 0;
    return () => clearInterval(timer);
  }, [running]);
  if (left === null) return null;
  const now = Math.max(
    0,
    Math.ceil((running ? left - Math.max(0, performance.now() - store.clocksStartAt) : left) / 1000),
  );
  return html`
    <span class=${`clock ${running && now <= 10 ? "bad" : ""}`} role="timer">${timeWords(now)}</span>
  `;
}

/**
 * A time as a clock shows it: days and hours, hours and minutes, or minutes and seconds.
 * @param {number} seconds
 */
function timeWords(seconds) {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 2) return t("time-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @typedef {object} PeopleProps
 * @property {TableStore} store
 * @property {View} view
 * @property {(chair: number) => Markup} score
 * @property {(chair: number) => Markup} detail
 * @property {FamilyParts["rival"]} rival somebody who has points and sits nowhere
 * @property {boolean} [shared] whether several people play at this screen
 */

/** Everybody at the table, and how many watch. @param {PeopleProps} props */
export function People({ store, view, score, detail, rival, shared = false }) {
  const doers = doersNow(store, view);
  return html`
    <section
      class="card people"
      aria-labelledby="people-title"
      tabindex=${view.chairs.length > 4 ? 0 : undefined}
    >
      <h2 id="people-title">${t("people-title")}</h2>
      <ul class=${`seats of-${view.chairs.length + (rival === null ? 0 : 1)}`}>
        ${view.chairs.map(
          (_chair, number) => html`
            <${SeatedPerson}
              key=${number}
              number=${number}
              store=${store}
              view=${view}
              score=${score(number)}
              acts=${doers.includes(number)}
            >
              ${detail(number)}
            <//>
          `,
        )}${
          rival === null
            ? null
            : html`
                <${RivalRow} rival=${rival} />
              `
        }
      </ul>
      ${
        view.spectators && !shared
          ? html`
              <p class="small soft">${t("people-spectators", { count: view.spectators })}</p>
            `
          : null
      }
    </section>
  `;
}

/** Whether something is waited for from a chair. @param {View} view @param {number} number */
const isWaitedFor = (view, number) =>
  view.status === "playing" && view.waited_for.includes(view.chairs[number].seat);

/** Who does what is being shown; nobody at the present. @param {ShownTable} store @param {View} view */
function doersNow(store, view) {
  const moment = store.moment.value;
  if (!moment?.told || moment.present || view.status !== "playing") return [];
  return tellingOf(moment.told.deed).doers(moment.told.deed, view);
}

/** Whether a bot cannot decide yet. @param {View} view @param {number} number */
const isPreparing = (view, number) => view.preparing?.chairs.includes(number) ?? false;

/** Whether what is said of a chair is said to its owner. @param {View} view @param {number} number */
const personAt = (view, number) => (number === view.me ? "you" : "one");

/** What somebody does, or is waited for to do. @param {View} view @param {number} number */
function doingWords(view, number) {
  if (isPreparing(view, number)) return t("people-preparing", { seconds: view.preparing?.seconds ?? 0 });
  if (!isWaitedFor(view, number)) return "";
  if (view.chairs[number].kind === "bot") return t("people-thinking");
  return t("people-to-decide", { "who-is": personAt(view, number) });
}

/** All that is said of somebody at the table. @param {View} view @param {number} number */
function signsOf(view, number) {
  const chair = view.chairs[number];
  const away = chair.kind === "person" && !chair.connected;
  const holiday = view.holidays[number];
  return [
    view.voted.includes(chair.seat) && t("people-voted", { "who-is": personAt(view, number) }),
    doingWords(view, number),
    number === view.me && chair.name,
    ...view.chairs
      .filter((other, at) => other.seat === chair.seat && at !== number)
      .map((other) => t("people-with", { name: other.name })),
    chair.kind === "bot" && botWords(chair.level),
    chair.kept ? t("people-kept") : away && t("people-away"),
    chair.guest !== null && chair.guest === view.host && t("people-host"),
    holiday !== null && t("people-holiday", { date: when(holiday) }),
  ].filter(Boolean);
}

/**
 * @typedef {object} SeatedPersonProps
 * @property {number} number of the chair
 * @property {TableStore} store
 * @property {View} view
 * @property {Markup} score
 * @property {boolean} acts whether what is being shown is their deed
 * @property {Markup} children what else is said of them
 */

/** Who has a chair, what they do, and their clock. @param {SeatedPersonProps} props */
function SeatedPerson({ number, store, view, score, acts, children }) {
  const chair = view.chairs[number];
  const asked = isWaitedFor(view, number);
  const away = chair.kind === "person" && !chair.connected;
  const who = chairIdentity(view.chairs, number);
  const time = view.clocks[chair.seat];
  const looks = [
    asked && "asked",
    acts && `acts ${who.look}`,
    number === view.me && "me",
    time !== null && "timed",
  ];
  return html`
    <li
      class=${["seat", ...looks].filter(Boolean).join(" ")}
      data-away=${away || chair.kept ? t("people-away") : undefined}
    >
      <${Medallion}
        who=${who}
        size=${40}
        mood=${away ? "away" : asked ? "asked" : "calm"}
        bot=${chair.kind === "bot" ? chair.level : null}
      />
      <div>
        <span class="name">${number === view.me ? capital(t("reader")) : chair.name || t("open-chair")}</span>
        <div class="small soft signs">${signsOf(view, number).join(" · ")}</div>
        ${children}
        <${HelpButtons} number=${number} store=${store} view=${view} />
      </div>
      <${Time} store=${store} left=${time} running=${view.running.includes(chair.seat)} />
      <span class="score">${score}</span>
    </li>
  `;
}

/**
 * What others may do about who is waited for: another bot stands in, or there is more time.
 * @param {{number: number, store: TableStore, view: View}} props
 */
function HelpButtons({ number, store, view }) {
  if (view.me === null) return null;
  const chair = view.chairs[number];
  const hasClock = chair.kind === "person" && view.clocks[chair.seat] !== null;
  const isOther = chair.seat !== view.chairs[view.me].seat;
  return html`
    ${
      isPreparing(view, number)
        ? html`
            <button class="small" onClick=${() => void store.once("stand-in").catch(complain)}>
              ${t("people-stand-in")}
            </button>
          `
        : null
    }
    ${
      isOther && hasClock && isWaitedFor(view, number)
        ? html`
            <button class="small" onClick=${() => store.send("more-time", { chair: number }).catch(complain)}>
              ${t(view.holidays_left === null ? "people-more-time" : "people-more-day", { name: chair.name })}
            </button>
          `
        : null
    }
  `;
}

/** Somebody who has points and sits nowhere. @param {{rival: Rival}} props */
const RivalRow = ({ rival: { score, name, short, line } }) => html`
  <li class="seat rival">
    <svg class="medallion" viewBox="-22 -22 44 44" width="40" height="40" aria-hidden="true">
      <path d="M0-20 17 0 0 20-17 0z" />
    </svg>
    <div>
      <span class="name" title=${name}>${short}</span>
      <div class="small soft signs">${line}</div>
    </div>
    <span class="score">${score}</span>
  </li>
`;
