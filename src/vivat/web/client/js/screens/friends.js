// Play with friends: a name, a game, how many; then there is a table with open chairs and a link to it.
import { html, onValue, useEffect, useSignal } from "../html.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { callMe, me } from "../guest.js";
import { CircleChoice } from "../new_table/circle.js";
import { GameChoice } from "../new_table/game_choice.js";
import { chairsOf } from "../new_table/seats.js";
import { TablePicture } from "../table/round_table.js";
import { openChairs, paced, usual } from "../new_table/draft.js";
import { goToNew, newTable, opening } from "../create_table.js";
import { complain } from "../toast.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";

/** @import { Catalogue, GameInfo, TableOptions } from "../wire.js" */
/** @import { Signal } from "@preact/signals" */

/** The screen to play with friends. @param {{game: string}} props the game that was chosen already */
export function Friends({ game }) {
  useEffect(() => void openCatalogue().catch(complain), []);
  return html`
    <main id="main" class="narrow">
      <h1>${t("friends-title")}</h1>
      ${
        catalogue.value
          ? html`
              <${Form} wanted=${game} catalogue=${catalogue.value} />
            `
          : html`
              <p role="status">${t("loading")}</p>
            `
      }
    </main>
  `;
}

/** A name, a game and how many. @param {{wanted: string, catalogue: Catalogue}} props */
function Form({ wanted, catalogue }) {
  const name = useSignal(me.value?.name ?? "");
  const chosen = useSignal(usual(catalogue, wanted));
  const overDays = useSignal(false);
  const circle = useSignal(new URLSearchParams(location.search).get("circle") ?? "");
  const game = catalogue.games.find(({ key }) => key === chosen.value.game) ?? catalogue.games[0];
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    const [called, options] = [name.value.trim(), paced(chosen.value, overDays.value)];
    goToNew(async () => {
      if (called !== me.value?.name) await callMe(called);
      return newTable(openChairs(options, options.seats.length), false, circle.value);
    });
  };
  return html`
    <form onSubmit=${open}>
      <label class="stacked">
        ${t("home-name")}
        <input
          type="text"
          required
          maxlength=${LIMITS.NewGuest.name.most}
          value=${name.value}
          autocomplete="nickname"
          onInput=${onValue((said) => (name.value = said))}
        />
      </label>
      <${GameChoice}
        games=${catalogue.games}
        chosen=${chosen.value.game}
        choose=${(/** @type {TableOptions} */ usual) => (chosen.value = usual)}
      />
      <div class="card games preview">
        <${TablePicture}
          game=${game}
          chairs=${chairsOf(openChairs(chosen.value, chosen.value.seats.length))}
        />
        <${PlayerCount} game=${game} chosen=${chosen} />
      </div>
      <${PaceChoice} overDays=${overDays} days=${chosen.value.clock.days} />
      <${CircleChoice} circle=${circle} />
      <div class="row decide">
        <button class="main big" aria-busy=${opening.value}>${t("friends-open")}</button>
        <a class="button" href=${moreLink(chosen.value, circle.value, overDays.value)}>
          ${t("friends-more")}
        </a>
      </div>
    </form>
  `;
}

/**
 * The form with all options, with what was chosen here.
 * @param {TableOptions} options @param {string} circle @param {boolean} overDays
 */
function moreLink({ game, seats }, circle, overDays) {
  const chosen = new URLSearchParams({ players: String(seats.length) });
  if (circle) chosen.set("circle", circle);
  if (overDays) chosen.set("days", "");
  return `/new/${game}?${chosen}`;
}

/**
 * Whether one plays tonight or over several days.
 * @param {{overDays: Signal<boolean>, days: number}} props `days`: that everybody has for a decision
 */
const PaceChoice = ({ overDays, days }) => html`
  <fieldset class="pace-choice">
    <legend>${t("friends-when")}</legend>
    ${[false, true].map(
      (wanted) => html`
        <label key=${String(wanted)}>
          <input
            type="radio"
            name="pace"
            checked=${overDays.value === wanted}
            onChange=${() => (overDays.value = wanted)}
          />
          <span>
            ${t(wanted ? "friends-days" : "friends-tonight")}
            <span class="small soft">
              ${t(wanted ? "friends-days-text" : "friends-tonight-text", { days })}
            </span>
          </span>
        </label>
      `,
    )}
  </fieldset>
`;

/** How many play. @param {{game: GameInfo, chosen: Signal<TableOptions>}} props */
function PlayerCount({ game: { fewest, most }, chosen }) {
  const players = chosen.value.seats.length;
  return html`
    <p>
      <label for="players">${t("friends-players")}</label>
      ${" "}
      <select
        id="players"
        onChange=${onValue((count) => (chosen.value = openChairs(chosen.value, Number(count))))}
      >
        ${Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).map(
          (count) => html`
            <option key=${count} value=${count} selected=${count === players}>${count}</option>
          `,
        )}
      </select>
      ${" "}
      <span class="small soft">${t("friends-bots-later")}</span>
    </p>
  `;
}
