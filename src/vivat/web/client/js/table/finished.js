// After the game: who won, rematch, the next game of a session, the replay.
import { html, useEffect, useRef } from "../html.js";
import { begin, join } from "../api.js";
import { me } from "../guest.js";
import { go, path } from "../router.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { TableView, View } from "../wire.js" */
/** @import { FamilyParts } from "../families.js" */
/** @import { TableStore } from "../table_store.js" */

/** Who has won. @param {View} view @param {number[]} winners by place @param {number|null} me */
function wonWords(view, winners, me) {
  if (!winners.length) return t("finished-title");
  if (winners.length === 1 && winners[0] === me) return t("finished-you-win");
  return t("finished-won", {
    count: winners.length,
    who: listed(winners.map((place) => view.places[place].name)),
  });
}

/** @param {string[]} names */
const listed = (names) => new Intl.ListFormat(settings.value.language).format(names);

/**
 * @typedef {object} FinishedProps
 * @property {TableStore} store
 * @property {View} view
 * @property {TableView} table
 * @property {FamilyParts} parts
 * @property {() => void} [again] how those at one screen play once more
 */

/** @param {FinishedProps} props */
export function Finished({ store, view, table, parts, again }) {
  const goal = table.options.session_points;
  const best = Math.max(...(view.session ?? [0]));
  const leaders = view.places
    .filter((_place, number) => view.session?.[number] === best)
    .map((place) => place.name);
  const points = view.places.map((place, number) => `${place.name} ${view.session?.[number] ?? 0}`);
  const more = goal !== null && view.session !== null && best < goal;
  const host = view.host === me.value?.id;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  const rematch = () =>
    store.pending
      .ask("rematch", true, async () => {
        const from = path.value;
        const asked = (store.view.value?.rematch ?? null) !== null;
        if (!asked) await store.send("rematch");
        store.goOn(true);
        const id = store.view.value?.rematch;
        if (!id) return;
        if (asked) await join(id, "rematch");
        else if (view.places.every((place, number) => place.kind === "bot" || number === view.me)) {
          await begin(id);
        }
        if (path.value === from) go(`/table/${id}`);
      })
      .catch(complain);
  return html`
    <section ref=${box} class="card finished">
      <h2>${parts.rivalWins ? t("emissary-wins") : wonWords(view, parts.winners, again ? null : view.me)}</h2>
      ${parts.ranking}
      ${
        goal !== null && view.session && !more
          ? html`
              <p>
                <strong>
                  ${t("session-won", { count: leaders.length, who: listed(leaders), points: best })}
                </strong>
              </p>
            `
          : null
      }
      ${
        view.session
          ? html`
              <p>${t("finished-session", { goal: goal ?? 0 })}${" "}${points.join(" · ")}</p>
            `
          : null
      }
      <div class="row">
        ${
          more
            ? html`
                <button class="main" disabled=${!host} onClick=${() => store.once("start").catch(complain)}>
                  ${t("finished-next")}
                </button>
              `
            : again || view.me !== null
              ? html`
                  <button class="main" onClick=${again ?? rematch}>${t("finished-rematch")}</button>
                `
              : null
        }
        <a class="button" href=${`/table/${table.id}/replay/${view.games}/0`}>${t("finished-replay")}</a>
        <a
          class="button"
          href=${`/api/tables/${table.id}/games/${view.games}/record`}
          download=${`vivat-${table.id}-${view.games}.vivat`}
        >
          ${t("finished-record")}
        </a>
        <a class="button" href="/">${t("go-home")}</a>
      </div>
    </section>
  `;
}
