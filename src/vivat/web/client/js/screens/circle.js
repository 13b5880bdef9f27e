// A circle: its open tables, what its games come to, its campaigns, and who is in it.
import { html, useEffect, useSignal } from "../html.js";
import { Refused, fetchCircle, fetchResults, joinCircle } from "../api.js";
import { openCatalogue } from "../catalogue.js";
import { Sure, acting } from "../circles/commands.js";
import { Members } from "../circles/members.js";
import { Results, useResults } from "../circles/results.js";
import { Campaigns, Seasons } from "../circles/spans.js";
import { beSomebody, me } from "../guest.js";
import { Name } from "../name.js";
import { Pending } from "../pending.js";
import { TableList } from "../table_list.js";
import { complain } from "../toast.js";
import { listed, t, when } from "../words.js";

/**
 * @import { CircleView } from "../wire.js"
 * @import { Act } from "../circles/commands.js"
 */

const pending = new Pending();

/** The page of a circle, inside or before its door. @param {{id: string}} props */
export function CircleScreen({ id }) {
  const circle = useSignal(/** @type {CircleView|null} */ (null));
  const lost = useSignal(false);
  const renew = async () => {
    try {
      circle.value = await fetchCircle(id);
      lost.value = false;
    } catch (error) {
      if (!(error instanceof Refused && ["circle-unknown", "guest-unknown"].includes(error.key))) throw error;
      circle.value = null;
      lost.value = true;
    }
  };
  useEffect(() => {
    openCatalogue().catch(complain);
    renew().catch(complain);
  }, [me.value?.id]);
  if (circle.value) {
    return html`
      <${Inside} circle=${circle.value} act=${acting(id, renew)} />
    `;
  }
  return html`
    <${Outside} id=${id} lost=${lost.value} renew=${renew} />
  `;
}

/**
 * For whoever is not in the circle: with its link they can be.
 * @param {{id: string, lost: boolean, renew: () => Promise<void>}} props
 */
function Outside({ id, lost, renew }) {
  const link = location.hash.slice(1);
  const join = () =>
    pending
      .ask("join", id, async () => {
        await beSomebody();
        await joinCircle(id, link, crypto.randomUUID());
        history.replaceState(null, "", `/circle/${id}`);
        await renew();
      })
      .catch(complain);
  if (!lost) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("circle-title")}</h1>
        <p role="status">${t("loading")}</p>
      </main>
    `;
  }
  return html`
    <main id="main" class="narrow circles">
      <h1>${t(link ? "circle-invited" : "circle-title")}</h1>
      ${
        link
          ? html`
              <p class="lead">${t("circle-invited-text")}</p>
              <${Name} />
              <button class="main big" onClick=${join}>${t("circle-join")}</button>
            `
          : html`
              <p>${t("circle-unknown")}</p>
            `
      }
      <p>
        <a href="/circles">${t("circle-back")}</a>
      </p>
    </main>
  `;
}

/** @param {{circle: CircleView, act: Act}} props */
function Inside({ circle, act }) {
  const season = useSignal(0);
  const counted = `${season.value} ${circle.games.length} ${circle.members.map(({ name }) => name)}`;
  const results = useResults(() => fetchResults(circle.id, season.value), `${circle.id} ${counted}`);
  return html`
    <main id="main" class="circles">
      <h1>${circle.name}</h1>
      <p class="row">
        <a class="button main" href=${`/new?circle=${circle.id}`}>${t("circle-new-table")}</a>
        <a href="/circles">${t("circle-back")}</a>
      </p>
      ${
        circle.tables.length
          ? html`
              <${TableList} tables=${circle.tables} title=${t("circle-tables")} empty="" />
            `
          : null
      }
      <div class="circle-columns">
        <div>
          <section class="card">
            <h2>${t("circle-results")}</h2>
            <${Seasons} circle=${circle} act=${act} season=${season} />
            <${Results} results=${results} empty=${t("circle-no-games")} />
          </section>
          <${Games} circle=${circle} act=${act} />
        </div>
        <div>
          <${Campaigns} circle=${circle} act=${act} />
          <${Members} circle=${circle} act=${act} />
        </div>
      </div>
    </main>
  `;
}

/**
 * The last finished games; the host takes one out.
 * @param {{circle: CircleView, act: Act}} props
 */
function Games({ circle, act }) {
  const { games, me: own, host } = circle;
  if (!games.length) return null;
  return html`
    <section class="card" aria-labelledby="games-title">
      <h2 id="games-title">${t("circle-last-games")}</h2>
      <ul class="tables">
        ${games.map((game) => {
          const { table, number, players, ended } = game;
          const names = players.filter(({ won }) => won).map(({ name }) => name);
          return html`
            <li key=${`${table} ${number}`}>
              <a href=${`/table/${table}/replay/${number}`}>${t(`game-${game.game}`)}</a>
              <span class="soft">
                ${" "}${when(ended)}${" · "}${players.map(({ name }) => name).join(", ")}${" · "}${
                  names.length ? t("circle-winners", { names: listed(names) }) : t("circle-nobody-won")
                }
              </span>
              ${
                own === host &&
                html`
                  <${Sure}
                    label=${t("circle-take-out")}
                    question=${t("circle-take-out-sure")}
                    act=${() => act({ type: "unmark", table })}
                  />
                `
              }
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}
