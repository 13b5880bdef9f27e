// Who sits where at a new table, and who begins.
import { html, onTick } from "../html.js";
import { botWords, Levels } from "../catalogue.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";
import { Choice } from "./fields.js";
import { ME, OPEN, paired, seated, withSeats } from "./draft.js";

/** @import { Catalogue, TableOptions } from "../wire.js" */

/**
 * @typedef {object} SeatsProps
 * @property {TableOptions} options
 * @property {Catalogue} catalogue
 * @property {boolean} teams whether two may share a seat
 * @property {number} most how many seats there may be
 * @property {(change: (options: TableOptions) => TableOptions) => void} change
 */

/** @param {SeatsProps} props */
export function Seats({ options, catalogue, teams, most, change }) {
  const fewest = LIMITS.TableOptions.seats.least;
  /** @param {string} occupant */
  const who = (occupant) =>
    catalogue.bots.some((level) => level === occupant) ? botWords(occupant) : t(`new-chair-${occupant}`);
  const choices = [ME, OPEN, ...catalogue.bots].map((occupant) => ({
    value: occupant,
    words: who(occupant),
  }));
  const add = () =>
    change((now) =>
      now.seats.length < most ? { ...now, seats: [...now.seats, [catalogue.usual_bot]] } : now,
    );
  const remove = () =>
    change((now) => (now.seats.length > fewest ? withSeats(now, now.seats.slice(0, -1)) : now));
  const firsts = options.seats.map((chairs, seat) => ({
    value: String(seat),
    words: t("new-first-seat", { number: seat + 1, who: chairs.map(who).join(" + ") }),
  }));
  /** @param {string} seat */
  const setFirst = (seat) => change((now) => ({ ...now, first_seat: seat === "" ? null : Number(seat) }));
  return html`
    <fieldset>
      <legend>${t("new-seats")}</legend>
      ${options.seats.map(
        (chairs, seat) => html`
          <div class="row chair" key=${seat}>
            <span class="soft">${t("new-seat", { number: seat + 1 })}</span>
            ${chairs.map(
              (occupant, chair) => html`
                <label key=${chair}>
                  <span class="unseen">${t("new-seat", { number: seat + 1 })}</span>
                  <${Choice}
                    value=${occupant}
                    choices=${choices}
                    set=${(/** @type {string} */ other) => change((now) => seated(now, seat, chair, other))}
                  />
                </label>
              `,
            )}
            ${
              teams
                ? html`
                    <label>
                      <input
                        type="checkbox"
                        checked=${chairs.length > 1}
                        onChange=${onTick((team) => change((now) => paired(now, seat, team)))}
                      />
                      ${t("new-team")}
                    </label>
                  `
                : null
            }
          </div>
        `,
      )}
      <div class="row">
        <button type="button" disabled=${options.seats.length >= most} onClick=${add}>
          ${t("new-add-seat")}
        </button>
        <button type="button" disabled=${options.seats.length <= fewest} onClick=${remove}>
          ${t("new-remove-seat")}
        </button>
      </div>
      <p>
        <label for="first-seat">${t("new-first")}</label>
        <${Choice}
          id="first-seat"
          value=${String(options.first_seat ?? "")}
          choices=${[{ value: "", words: t("new-first-chance") }, ...firsts]}
          set=${setFirst}
        />
      </p>
      <${Levels} levels=${catalogue.bots} />
    </fieldset>
  `;
}
