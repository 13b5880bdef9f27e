// The habits of a new table: who may find and watch it, and how long people may think.
import { html } from "../html.js";
import { LIMITS } from "../wire.js";
import { clockWords } from "../table/outline.js";
import { t } from "../words.js";
import { Choice, NumberField, Switch } from "./fields.js";

/** @import { Clock, GameInfo, TableOptions } from "../wire.js" */

const CLOCKS = /** @type {Clock["kind"][]} */ (["none", "decision", "bank", "days"]);
const HABITS = /** @type {const} */ (["listed", "spectators", "ask_twice", "remarks"]);

/** @typedef {{game: GameInfo, options: TableOptions, set: (changes: Partial<TableOptions>) => void}} Props */

/** The habits of a table. @param {Props} props */
export function Habits({ game, options, set }) {
  const { clock } = options;
  const habits = HABITS.filter((name) => name !== "remarks" || game.bots_talk);
  /** @param {Partial<Clock>} changes */
  const setClock = (changes) => set({ clock: { ...clock, ...changes } });
  const isEnded = (/** @type {string} */ words) => words.endsWith(".");
  const said = [clockWords(options), t(options.spectators ? "outline-spectators" : "outline-no-spectators")];
  return html`
    <details class="card habits">
      <summary>
        <strong>${t("new-habits")}</strong>
        <span class="small soft">${said.map((each) => (isEnded(each) ? each : `${each}.`)).join(" ")}</span>
      </summary>
      ${habits.map(
        (name) => html`
          <${Switch}
            key=${name}
            name=${name}
            label=${t(`new-${name.replace("_", "-")}`)}
            on=${options[name]}
            set=${(/** @type {boolean} */ on) => set({ [name]: on })}
          />
        `,
      )}
      <${CoachChoice} coach=${options.coach} set=${set} />
      <${ClockChoice} clock=${clock} set=${setClock} />
      ${
        clock.kind === "days"
          ? html`
              <${Days} clock=${clock} set=${setClock} />
            `
          : html`
              <p>
                <${NumberField}
                  label=${t("new-grace")}
                  limits=${LIMITS.TableOptions.grace}
                  value=${options.grace}
                  set=${(/** @type {number} */ grace) => set({ grace })}
                />
              </p>
            `
      }
    </details>
  `;
}

/** Whom the coach is for, by the value of the option. */
const COACHES = { alone: null, true: true, false: false };

/**
 * Whether those who play may ask the coach.
 * @param {{coach: boolean|null, set: (changes: Partial<TableOptions>) => void}} props
 */
function CoachChoice({ coach, set }) {
  const choices = Object.keys(COACHES).map((value) => ({ value, words: t(`new-coach-${value}`) }));
  return html`
    <p>
      <label>
        ${t("new-coach")}${" "}
        <${Choice}
          value=${String(coach ?? "alone")}
          choices=${choices}
          set=${(/** @type {keyof typeof COACHES} */ wanted) => set({ coach: COACHES[wanted] })}
        />
      </label>
    </p>
  `;
}

/** @typedef {{clock: Clock, set: (changes: Partial<Clock>) => void}} ClockProps */

/** Which clock, and its seconds. @param {ClockProps} props */
function ClockChoice({ clock, set }) {
  const kinds = CLOCKS.map((kind) => ({ value: kind, words: t(`new-clock-${kind}`) }));
  return html`
    <div class="row">
      <label>
        ${t("new-clock")}${" "}
        <${Choice}
          value=${clock.kind}
          choices=${kinds}
          set=${(/** @type {Clock["kind"]} */ kind) => set({ kind })}
        />
      </label>
      ${
        clock.kind === "none" || clock.kind === "days"
          ? null
          : html`
              <${NumberField}
                label=${t("new-seconds")}
                limits=${LIMITS.Clock.seconds}
                value=${clock.seconds}
                set=${(/** @type {number} */ seconds) => set({ seconds })}
              />
            `
      }
      ${
        clock.kind === "bank"
          ? html`
              <${NumberField}
                label=${t("new-increment")}
                limits=${LIMITS.Clock.increment}
                value=${clock.increment}
                set=${(/** @type {number} */ increment) => set({ increment })}
              />
            `
          : null
      }
    </div>
  `;
}

const DAYS_OFF = /** @type {const} */ (["weekends_off", "nights_off"]);
const AT_TIMEOUT = /** @type {Clock["at_timeout"][]} */ (["once", "until-back"]);

/**
 * How long people have in a game over days, and what does not count. Nights and weekends are this browser's.
 * @param {ClockProps} props
 */
function Days({ clock, set }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const choices = AT_TIMEOUT.map((value) => ({ value, words: t(`new-timeout-${value}`) }));
  return html`
    <div class="row">
      <${NumberField}
        label=${t("new-days")}
        limits=${LIMITS.Clock.days}
        value=${clock.days}
        set=${(/** @type {number} */ days) => set({ days })}
      />
      <${NumberField}
        label=${t("new-holidays")}
        limits=${LIMITS.Clock.holidays}
        value=${clock.holidays}
        set=${(/** @type {number} */ holidays) => set({ holidays })}
      />
    </div>
    ${DAYS_OFF.map(
      (name) => html`
        <${Switch}
          key=${name}
          name=${name}
          label=${t(`new-${name.replace("_", "-")}`)}
          on=${clock[name]}
          set=${(/** @type {boolean} */ on) => set({ [name]: on, zone })}
        />
      `,
    )}
    <p class="small soft">${t("new-zone", { zone })}</p>
    <p>
      <label>
        ${t("new-timeout")}${" "}
        <${Choice}
          value=${clock.at_timeout}
          choices=${choices}
          set=${(/** @type {Clock["at_timeout"]} */ wanted) => set({ at_timeout: wanted })}
        />
      </label>
    </p>
  `;
}
