// Play with friends: a name, a game, how many; then there is a table with open chairs and a link to it.
import { html, onValue, useEffect, useSignal } from "../html.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { callMe, me } from "../guest.js";
import { CircleChoice } from "../new_table/circle.js";
import { GameChoice } from "../new_table/game_choice.js";
import { chairsOf } from "../new_table/seats.js";
import { TablePicture } from "../table/round_table.js";
import { openChairs, usual } from "../new_table/draft.js";
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
  const circle = useSignal(new URLSearchParams(location.search).get("circle") ?? "");
  const game = catalogue.games.find(({ key }) => key === chosen.value.game) ?? catalogue.games[0];
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    const [called, options] = [name.value.trim(), chosen.value];
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
      <${CircleChoice} circle=${circle} />
      <div class="row decide">
        <button class="main big" aria-busy=${opening.value}>${t("friends-open")}</button>
        <a class="button" href=${`/new/${chosen.value.game}${circle.value ? `?circle=${circle.value}` : ""}`}>
          ${t("friends-more")}
        </a>
      </div>
    </form>
  `;
}

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
