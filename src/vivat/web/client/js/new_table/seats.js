// Who sits where at a new table, and who begins.
import { html, onTick } from "../html.js";
import { botWords, Levels } from "../catalogue.js";
import { chairIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { RoundTable } from "../table/round_table.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";
import { Choice } from "./fields.js";
import { ME, OPEN, paired, seated, withSeats } from "./draft.js";

/** @import { Catalogue, GameInfo, TableOptions } from "../wire.js" */
/** @import { ShownChair } from "../table/round_table.js" */

/** Who will sit at a table, for its picture. @param {TableOptions} options @returns {ShownChair[]} */
export const chairsOf = ({ seats }) =>
  seats.flatMap((chairs, seat) =>
    chairs.map((occupant) => {
      if (occupant === OPEN) return { seat, kind: "open" };
      return occupant === ME ? { seat, kind: "person" } : { seat, kind: "bot", level: occupant };
    }),
  );

/**
 * @typedef {object} SeatsProps
 * @property {TableOptions} options
 * @property {Catalogue} catalogue
 * @property {GameInfo} game
 * @property {number} most how many seats there may be
 * @property {(change: (options: TableOptions) => TableOptions) => void} change
 */

/** Who has a chair, in words. @param {Catalogue} catalogue @param {string} occupant */
const occupantWords = (catalogue, occupant) =>
  catalogue.bots.some((level) => level === occupant) ? botWords(occupant) : t(`new-chair-${occupant}`);

/** The seats, more and fewer of them, and which one begins. @param {SeatsProps} props */
export function Seats({ options, catalogue, game, most, change }) {
  const fewest = LIMITS.TableOptions.seats.least;
  const allChairs = chairsOf(options);
  const add = () =>
    change((now) =>
      now.seats.length < most ? { ...now, seats: [...now.seats, [catalogue.usual_bot]] } : now,
    );
  const remove = () =>
    change((now) => (now.seats.length > fewest ? withSeats(now, now.seats.slice(0, -1)) : now));
  return html`
    <fieldset>
      <legend>${t("new-seats")}</legend>
      <${RoundTable}
        game=${game}
        chairs=${allChairs}
        seats=${options.seats.map(
          (chairs, seat) => html`
            <${SeatRow}
              seat=${seat}
              chairs=${chairs}
              allChairs=${allChairs}
              catalogue=${catalogue}
              teams=${game.teams}
              change=${change}
            />
          `,
        )}
      />
      <div class="row">
        <button type="button" disabled=${options.seats.length >= most} onClick=${add}>
          ${t("new-add-seat")}
        </button>
        <button type="button" disabled=${options.seats.length <= fewest} onClick=${remove}>
          ${t("new-remove-seat")}
        </button>
      </div>
      <${FirstSeat} options=${options} catalogue=${catalogue} change=${change} />
      <details>
        <summary>${t("gathering-levels")}</summary>
        <${Levels} levels=${catalogue.bots} />
      </details>
    </fieldset>
  `;
}

/**
 * @typedef {object} SeatRowProps
 * @property {number} seat
 * @property {string[]} chairs
 * @property {ShownChair[]} allChairs at the whole table
 * @property {Catalogue} catalogue
 * @property {boolean} teams whether two may share a seat
 * @property {SeatsProps["change"]} change
 */

/** Who sits on a seat, and whether it is a team's. @param {SeatRowProps} props */
function SeatRow({ seat, chairs, allChairs, catalogue, teams, change }) {
  const choices = [ME, OPEN, ...catalogue.bots].map((occupant) => ({
    value: occupant,
    words: occupantWords(catalogue, occupant),
  }));
  const first = allChairs.findIndex((each) => each.seat === seat);
  return html`
    <div class="seat chair">
      <span class="faces">
        ${chairs.map(
          (occupant, chair) => html`
            <${Medallion}
              key=${chair}
              who=${chairIdentity(allChairs, first + chair)}
              size=${44}
              mood=${occupant === OPEN ? "away" : "calm"}
              bot=${allChairs[first + chair].level ?? null}
            />
          `,
        )}
      </span>
      <div class="stacked">
        <span class="small soft">${t("new-seat", { number: seat + 1 })}</span>
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
                <label class="small">
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
    </div>
  `;
}

/** Who begins. @param {Pick<SeatsProps, "options" | "catalogue" | "change">} props */
function FirstSeat({ options, catalogue, change }) {
  const seats = options.seats.map((chairs, seat) => ({
    value: String(seat),
    words: t("new-first-seat", {
      number: seat + 1,
      who: chairs.map((occupant) => occupantWords(catalogue, occupant)).join(" + "),
    }),
  }));
  /** @param {string} seat */
  const setFirst = (seat) => change((now) => ({ ...now, first_seat: seat === "" ? null : Number(seat) }));
  return html`
    <p class="row who-begins">
      <label for="first-seat">${t("new-first")}</label>
      <${Choice}
        id="first-seat"
        value=${String(options.first_seat ?? "")}
        choices=${[{ value: "", words: t("new-first-chance") }, ...seats]}
        set=${setFirst}
      />
    </p>
  `;
}
