// Who sits where: names, scores, whose decision it is, who has voted (never what), clocks.
import { html, useEffect, useState } from "../html.js";
import { botWords } from "../catalogue.js";
import { complain } from "../toast.js";
import { t, when } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { Markup } from "../html.js" */

/** @param {{store: TableStore, left: number|null, running: boolean}} props */
export function Time({ store, left, running }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = running ? setInterval(() => tick((count) => count + 1), 500) : 0;
    return () => clearInterval(timer);
  }, [running]);
  if (left === null) return null;
  const now = Math.max(0, Math.ceil((running ? left - (performance.now() - store.receivedAt) : left) / 1000));
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
 * @property {number|null} rival the score of somebody who sits nowhere
 */

/** @param {PeopleProps} props */
export function People({ store, view, score, detail, rival }) {
  const mySeat = view.me === null ? -1 : view.chairs[view.me].seat;
  return html`
    <section
      class="card people"
      aria-labelledby="people-title"
      tabindex=${view.chairs.length > 4 ? 0 : undefined}
    >
      <h2 id="people-title">${t("people-title")}</h2>
      <ul class="seats">
        ${view.chairs.map((chair, number) => {
          const asked = view.status === "playing" && view.waited_for.includes(chair.seat);
          const preparing = view.preparing?.chairs.includes(number) ? view.preparing : null;
          const signs = [
            number === view.me ? t("people-you") : "",
            ...view.chairs
              .filter((other, at) => other.seat === chair.seat && at !== number)
              .map((other) => t("people-with", { name: other.name })),
            chair.kind === "bot" ? botWords(chair.level) : "",
            chair.kept
              ? t("people-kept")
              : chair.kind === "person" && !chair.connected
                ? t("people-away")
                : "",
            chair.guest !== null && chair.guest === view.host ? t("people-host") : "",
            view.holidays[number] === null
              ? ""
              : t("people-holiday", { date: when(view.holidays[number] ?? 0) }),
            view.voted.includes(chair.seat) ? t("people-voted") : "",
            preparing
              ? t("people-preparing", { seconds: preparing.seconds })
              : asked
                ? t(chair.kind === "bot" ? "people-thinking" : "people-to-decide")
                : "",
          ].filter(Boolean);
          return html`
            <li class=${`seat ${asked ? "asked" : ""}`} key=${number}>
              <${Medallion}
                who=${chairIdentity(view.chairs, number)}
                size=${40}
                mood=${chair.kind === "person" && !chair.connected ? "away" : asked ? "asked" : "calm"}
                bot=${chair.kind === "bot" ? chair.level : null}
              />
              <div>
                <span class="name">${chair.name || t("open-chair")}</span>
                <div class="small soft signs">${signs.join(" · ")}</div>
                ${detail(number)}
                ${
                  preparing && view.me !== null
                    ? html`
                        <button class="small" onClick=${() => void store.once("stand-in").catch(complain)}>
                          ${t("people-stand-in")}
                        </button>
                      `
                    : null
                }
                ${
                  view.me !== null &&
                  chair.seat !== mySeat &&
                  view.clocks[chair.seat] !== null &&
                  asked &&
                  chair.kind === "person"
                    ? html`
                        <button
                          class="small"
                          onClick=${() => store.send("more-time", { chair: number }).catch(complain)}
                        >
                          ${t(view.holidays_left === null ? "people-more-time" : "people-more-day")}
                        </button>
                      `
                    : null
                }
              </div>
              <${Time}
                store=${store}
                left=${view.clocks[chair.seat]}
                running=${view.running.includes(chair.seat)}
              />
              <span class="score">${score(number)}</span>
            </li>
          `;
        })}${
          rival === null
            ? null
            : html`
                <li class="seat rival">
                  <svg class="medallion" viewBox="-22 -22 44 44" width="40" height="40" aria-hidden="true">
                    <path d="M0-20 17 0 0 20-17 0z" />
                  </svg>
                  <div>
                    <span class="name">${t("emissary-name")}</span>
                    <div class="small soft signs">${t("emissary-line")}</div>
                  </div>
                  <span class="score">${rival}</span>
                </li>
              `
        }
      </ul>
      ${
        view.spectators
          ? html`
              <p class="small soft">${t("people-spectators", { count: view.spectators })}</p>
            `
          : null
      }
    </section>
  `;
}

/**
 * Pausing, leaving, giving chairs away, not reading somebody.
 * @param {{store: TableStore, view: View}} props
 */
export function Habits({ store, view }) {
  if (view.me === null || view.status === "gathering") return null;
  /** @type {(...what: Parameters<TableStore["once"]>) => () => void} */
  const send =
    (...what) =>
    () =>
      void store.once(...what).catch(complain);
  /** @param {number} chair */
  const isMuted = (chair) => store.pending.of(`mute ${chair}`) ?? store.view.value?.muted.includes(chair);
  /** @param {number} chair */
  const mute = (chair) => () => {
    const muted = !isMuted(chair);
    store.pending.ask(`mute ${chair}`, muted, () => store.send("mute", { chair, muted })).catch(complain);
  };
  const me = view.me;
  const mine = view.chairs[me];
  const asked = view.pause_requests.includes(view.me);
  const host = mine.guest === view.host;
  return html`
    <section class="card habits" aria-label=${t("habits-title")}>
      <div class="row">
        ${
          view.paused || asked
            ? html`
                <button class="small" onClick=${send("resume")}>${t("habits-resume")}</button>
              `
            : view.status === "playing"
              ? html`
                  <button class="small" onClick=${send("pause")}>${t("habits-pause")}</button>
                `
              : null
        }
        ${
          mine.kept
            ? html`
                <button class="small main" onClick=${send("sit")}>${t("habits-return")}</button>
              `
            : view.status === "playing"
              ? html`
                  <button class="small" onClick=${send("leave")}>${t("habits-leave")}</button>
                `
              : null
        }
        ${view.chairs.map((chair, number) =>
          chair.kind === "person" && number !== view.me
            ? html`
                <button class="small quiet" key=${number} onClick=${mute(number)}>
                  ${t(isMuted(number) ? "habits-unmute" : "habits-mute", { name: chair.name })}
                </button>
              `
            : null,
        )}
        ${
          host
            ? view.chairs.flatMap((chair, number) =>
                chair.kept && chair.kind === "person"
                  ? view.watching.map(
                      ([guest, name]) => html`
                        <button
                          class="small"
                          key=${`${number}-${guest}`}
                          onClick=${send("give", { chair: number, guest })}
                        >
                          ${t("habits-give", { chair: chair.name, name })}
                        </button>
                      `,
                    )
                  : [],
              )
            : null
        }
        ${view.offers.map(({ chair, guest, name, agreed }) =>
          agreed.includes(me)
            ? null
            : html`
                <button class="small main" key=${`offer-${chair}`} onClick=${send("agree", { chair, guest })}>
                  ${t("habits-agree", { chair: view.chairs[chair].name, name })}
                </button>
              `,
        )}
      </div>
    </section>
  `;
}
