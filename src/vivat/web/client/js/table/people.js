// Who sits where: names, scores, whose decision it is, who has voted (never what), clocks.
import { html, useEffect, useState } from "../html.js";
import { botWords } from "../catalogue.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { Markup } from "../html.js" */

/** @param {{store: TableStore, left: number|null, running: boolean}} props */
function Time({ store, left, running }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = running ? setInterval(() => tick((count) => count + 1), 500) : 0;
    return () => clearInterval(timer);
  }, [running]);
  if (left === null) return null;
  const now = Math.max(0, Math.ceil((running ? left - (performance.now() - store.receivedAt) : left) / 1000));
  return html`
    <span class=${`clock ${running && now <= 10 ? "bad" : ""}`} role="timer">
      ${Math.floor(now / 60)}:${String(now % 60).padStart(2, "0")}
    </span>
  `;
}

/**
 * @typedef {object} PeopleProps
 * @property {TableStore} store
 * @property {View} view
 * @property {(place: number) => Markup} score
 * @property {(place: number) => Markup} detail
 * @property {number|null} rival the score of somebody who sits nowhere
 */

/** @param {PeopleProps} props */
export function People({ store, view, score, detail, rival }) {
  const mySeat = view.me === null ? -1 : view.places[view.me].seat;
  return html`
    <section class="card" aria-labelledby="people-title">
      <h2 id="people-title">${t("people-title")}</h2>
      <ul class="seats">
        ${view.places.map((place, number) => {
          const asked = view.status === "playing" && view.waited_for.includes(place.seat);
          const signs = [
            number === view.me ? t("people-you") : "",
            ...view.places
              .filter((other, at) => other.seat === place.seat && at !== number)
              .map((other) => t("people-with", { name: other.name })),
            place.kind === "bot" ? botWords(place.level) : "",
            place.kept ? t("people-kept") : place.kind === "person" && !place.here ? t("people-away") : "",
            place.guest !== null && place.guest === view.host ? t("people-host") : "",
            view.voted.includes(place.seat) ? t("people-voted") : "",
            asked ? (place.kind === "bot" ? t("people-thinking") : t("people-to-decide")) : "",
          ].filter(Boolean);
          return html`
            <li class=${`seat ${asked ? "asked" : ""}`} key=${number}>
              <${Medallion}
                who=${chairIdentity(view.places, number)}
                size=${40}
                mood=${place.kind === "person" && !place.here ? "away" : asked ? "asked" : "calm"}
                bot=${place.kind === "bot" ? place.level : null}
              />
              <div>
                <span class="name">${place.name || t("open-place")}</span>
                <div class="small soft">${signs.join(" · ")}</div>
                ${detail(number)}
                ${
                  view.me !== null &&
                  place.seat !== mySeat &&
                  view.clocks[place.seat] !== null &&
                  asked &&
                  place.kind === "person"
                    ? html`
                        <button
                          class="small"
                          onClick=${() => store.send("more-time", { place: number }).catch(complain)}
                        >
                          ${t("people-more-time")}
                        </button>
                      `
                    : null
                }
              </div>
              <${Time}
                store=${store}
                left=${view.clocks[place.seat]}
                running=${view.running.includes(place.seat)}
              />
              <span class="score">${score(number)}</span>
            </li>
          `;
        })}${
          rival === null
            ? null
            : html`
                <li class="seat">
                  <div>
                    <span class="name">${t("emissary-name")}</span>
                    <div class="small soft">${t("emissary-line")}</div>
                  </div>
                  <span class="score">${rival}</span>
                </li>
              `
        }
      </ul>
      <${Habits} store=${store} view=${view} />
    </section>
  `;
}

/**
 * Pausing, leaving, giving places away, not reading somebody.
 * @param {{store: TableStore, view: View}} props
 */
function Habits({ store, view }) {
  if (view.me === null || view.status === "gathering") return null;
  /** @type {(...what: Parameters<TableStore["once"]>) => () => void} */
  const send =
    (...what) =>
    () =>
      void store.once(...what).catch(complain);
  /** @param {number} place */
  const isMuted = (place) => store.pending.of(`mute ${place}`) ?? store.view.value?.muted.includes(place);
  /** @param {number} place */
  const mute = (place) => () => {
    const muted = !isMuted(place);
    store.pending.ask(`mute ${place}`, muted, () => store.send("mute", { place, muted })).catch(complain);
  };
  const mine = view.places[view.me];
  const wished = view.pause_wishes.includes(view.me);
  const host = mine.guest === view.host;
  return html`
    <details class="habits">
      <summary>${t("habits-title")}</summary>
      <div class="row">
        ${
          view.paused || wished
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
        ${view.places.map((place, number) =>
          place.kind === "person" && number !== view.me
            ? html`
                <button class="small quiet" key=${number} onClick=${mute(number)}>
                  ${t(isMuted(number) ? "habits-unmute" : "habits-mute", { name: place.name })}
                </button>
              `
            : null,
        )}
        ${
          host
            ? view.places.flatMap((place, number) =>
                place.kept && place.kind === "person"
                  ? view.watching.map(
                      ([guest, name]) => html`
                        <button
                          class="small"
                          key=${`${number}-${guest}`}
                          onClick=${send("give", { place: number, guest })}
                        >
                          ${t("habits-give", { place: place.name, name })}
                        </button>
                      `,
                    )
                  : [],
              )
            : null
        }
      </div>
    </details>
  `;
}
