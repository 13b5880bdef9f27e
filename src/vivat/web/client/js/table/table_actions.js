// What somebody at a table may do besides playing: pause, leave, not read somebody, give a chair away.
import { html } from "../html.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */
/** @typedef {{store: TableStore, view: View}} TableActionsProps */

/**
 * Sends a command that makes sense once.
 * @type {(store: TableStore, ...what: Parameters<TableStore["once"]>) => () => void}
 */
const sends =
  (store, ...what) =>
  () =>
    void store.once(...what).catch(complain);

/** Pausing, leaving, giving chairs away, not reading somebody. @param {TableActionsProps} props */
export function TableActions({ store, view }) {
  if (view.me === null || view.status === "gathering") return null;
  const isHost = view.chairs[view.me].guest === view.host;
  return html`
    <section class="card habits" aria-label=${t("habits-title")}>
      <div class="row">
        <${PauseButton} store=${store} view=${view} />
        <${LeaveButton} store=${store} view=${view} />
        <${MuteButtons} store=${store} view=${view} />
        ${
          isHost
            ? html`
                <${GiveButtons} store=${store} view=${view} />
              `
            : null
        }
        <${AgreeButtons} store=${store} view=${view} />
      </div>
    </section>
  `;
}

/** Asks for a pause, or for its end. @param {TableActionsProps} props */
function PauseButton({ store, view }) {
  if (view.paused || view.pause_requests.includes(view.me ?? -1)) {
    return html`
      <button class="small" onClick=${sends(store, "resume")}>${t("habits-resume")}</button>
    `;
  }
  // Over days nobody needs to be there: whoever goes away takes a holiday.
  return view.status === "playing" && store.table.value?.options.clock.kind !== "days"
    ? html`
        <button class="small" onClick=${sends(store, "pause")}>${t("habits-pause")}</button>
      `
    : null;
}

/** Leaves one's chair to a bot, or takes it back. @param {TableActionsProps} props */
function LeaveButton({ store, view }) {
  if (view.chairs[view.me ?? 0].kept) {
    return html`
      <button class="small main" onClick=${sends(store, "sit")}>${t("habits-return")}</button>
    `;
  }
  return view.status === "playing"
    ? html`
        <button class="small" onClick=${sends(store, "leave")}>${t("habits-leave")}</button>
      `
    : null;
}

/** Reads somebody no more, or again. @param {TableActionsProps} props */
function MuteButtons({ store, view }) {
  /** @param {number} chair */
  const isMuted = (chair) => store.pending.of(`mute ${chair}`) ?? store.view.value?.muted.includes(chair);
  /** @param {number} chair */
  const mute = (chair) => () => {
    const muted = !isMuted(chair);
    store.pending.ask(`mute ${chair}`, muted, () => store.send("mute", { chair, muted })).catch(complain);
  };
  return view.chairs.map((chair, number) =>
    chair.kind === "person" && number !== view.me
      ? html`
          <button class="small quiet" key=${number} onClick=${mute(number)}>
            ${t(isMuted(number) ? "habits-unmute" : "habits-mute", { name: chair.name })}
          </button>
        `
      : null,
  );
}

/** Offers an abandoned chair to somebody who watches. @param {TableActionsProps} props */
const GiveButtons = ({ store, view }) =>
  view.chairs.flatMap((chair, number) =>
    chair.kept && chair.kind === "person"
      ? view.watching.map(
          ([guest, name]) => html`
            <button
              class="small"
              key=${`${number}-${guest}`}
              onClick=${sends(store, "give", { chair: number, guest })}
            >
              ${t("habits-give", { chair: chair.name, name })}
            </button>
          `,
        )
      : [],
  );

/** Agrees that somebody is given a chair. @param {TableActionsProps} props */
const AgreeButtons = ({ store, view }) =>
  view.offers.map(({ chair, guest, name, agreed }) =>
    agreed.includes(view.me ?? -1)
      ? null
      : html`
          <button
            class="small main"
            key=${`offer-${chair}`}
            onClick=${sends(store, "agree", { chair, guest })}
          >
            ${t("habits-agree", { chair: view.chairs[chair].name, name })}
          </button>
        `,
  );
