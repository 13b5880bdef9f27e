// A circle: its open tables, what its games come to, its campaigns, and who is in it.
import { html, onValue, useEffect, useSignal } from "../html.js";
import { Refused, fetchInvitation, fetchResults, joinCircle } from "../api.js";
import { Greeting } from "../castle/game_picture.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { fetchOwnCircle } from "../circles/own_circle.js";
import { Sure, acting } from "../circles/commands.js";
import { CirclePicture } from "../circles/faces.js";
import { Invitation, Members } from "../circles/members.js";
import { Results, useResults } from "../circles/results.js";
import { Campaigns, Seasons } from "../circles/spans.js";
import { King, useCampaign } from "../circles/tally.js";
import { callMe, me } from "../guest.js";
import { Pending } from "../pending.js";
import { TableCard } from "../table_list.js";
import { complain } from "../toast.js";
import { LIMITS } from "../wire.js";
import { listed, t, when } from "../words.js";

/**
 * @import { CampaignView, CircleInvitation, CircleView, TableInfo } from "../wire.js"
 * @import { Act } from "../circles/commands.js"
 */

const pending = new Pending();
/** So often one looks who has come and what is played, while the page is looked at. */
const LOOK_MS = 20_000;

/** Whether something was refused because there is no such circle for whoever asks. @param {unknown} error */
const isUnknown = (error) =>
  error instanceof Refused && ["circle-unknown", "guest-unknown"].includes(error.key);

/** The page of a circle, inside or before its door. @param {{id: string}} props */
export function CircleScreen({ id }) {
  const circle = useSignal(/** @type {CircleView|null} */ (null));
  const lost = useSignal(false);
  const renew = async () => {
    try {
      circle.value = await fetchOwnCircle(id);
      lost.value = false;
    } catch (error) {
      if (!isUnknown(error)) throw error;
      circle.value = null;
      lost.value = true;
    }
  };
  useEffect(() => {
    openCatalogue().catch(complain);
    renew().catch(complain);
  }, [me.value?.id]);
  useEffect(() => {
    const look = () => {
      if (circle.value && !document.hidden) renew().catch(() => {}); // the next look may be answered
    };
    const clock = setInterval(look, LOOK_MS);
    addEventListener("focus", look);
    return () => {
      clearInterval(clock);
      removeEventListener("focus", look);
    };
  }, []);
  if (circle.value) {
    return html`
      <${Inside} circle=${circle.value} act=${acting(id, renew)} />
    `;
  }
  if (!lost.value) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("circle-title")}</h1>
        <p role="status">${t("loading")}</p>
      </main>
    `;
  }
  return html`
    <${Outside} id=${id} renew=${renew} />
  `;
}

/**
 * For whoever is not in the circle: with its link they can be.
 * @param {{id: string, renew: () => Promise<void>}} props
 */
function Outside({ id, renew }) {
  const link = location.hash.slice(1);
  const found = useSignal(/** @type {CircleInvitation|null} */ (null));
  const wrong = useSignal(!link);
  useEffect(() => {
    if (!link) return;
    fetchInvitation(id, link).then(
      (told) => void (found.value = told),
      (error) => (isUnknown(error) ? void (wrong.value = true) : complain(error)),
    );
  }, [id, link]);
  if (found.value) {
    return html`
      <${Invited} id=${id} link=${link} invitation=${found.value} renew=${renew} />
    `;
  }
  return html`
    <main id="main" class="narrow circles">
      <h1>${t("circle-title")}</h1>
      <p role="status">${t(wrong.value ? "circle-unknown" : "loading")}</p>
      <p>
        <a href="/circles">${t("circle-back")}</a>
      </p>
    </main>
  `;
}

/**
 * To which circle one is invited, by whom, and the name under which one joins it.
 * @param {{id: string, link: string, invitation: CircleInvitation, renew: () => Promise<void>}} props
 */
function Invited({ id, link, invitation: { name: circle, host, members }, renew }) {
  const name = useSignal(me.value?.name ?? "");
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    pending
      .ask("join", id, async () => {
        const called = name.value.trim();
        if (called !== me.value?.name) await callMe(called);
        await joinCircle(id, link, crypto.randomUUID());
        history.replaceState(null, "", `/circle/${id}`);
        await renew();
      })
      .catch(complain);
  };
  return html`
    <main id="main" class="circles">
      <section class="hero">
        <div>
          <h1>${host ? t("circle-invited-by", { host, circle }) : t("circle-invited", { circle })}</h1>
          <p class="lead">${t("circle-invited-count", { count: members })}</p>
          <form class="joining" onSubmit=${join}>
            <label class="stacked">
              ${t("circle-invited-name")}
              <input
                type="text"
                required
                autocomplete="nickname"
                maxlength=${LIMITS.NewGuest.name.most}
                value=${name.value}
                onInput=${onValue((said) => (name.value = said))}
              />
            </label>
            <button class="main big">${t("circle-join")}</button>
          </form>
          <p class="small soft">${t("circle-invited-text")}</p>
          <p class="row small also">
            ${
              me.value
                ? null
                : html`
                    <a href="/link">${t("home-been-here")}</a>
                  `
            }
            <a href="/privacy">${t("privacy-link")}</a>
          </p>
        </div>
        <${Greeting} figures=${catalogue.value?.greeters ?? []} />
      </section>
    </main>
  `;
}

/** @param {{circle: CircleView, act: Act}} props */
function Inside({ circle, act }) {
  const season = useSignal(0);
  const inviting = useSignal(false);
  const last = circle.campaigns[circle.campaigns.length - 1];
  const campaign = useCampaign(circle.id, last?.number ?? 0, `${circle.games.length} ${last?.ended}`);
  const counted = `${season.value} ${circle.games.length} ${circle.members.map(({ name }) => name)}`;
  const results = useResults(() => fetchResults(circle.id, season.value), `${circle.id} ${counted}`);
  const present = circle.members.filter(({ gone }) => !gone);
  return html`
    <main id="main" class="circles">
      <section class="hero circle-head">
        <div>
          <h1>${circle.name}</h1>
          <p class="soft">${listed(present.map(({ name }) => name))}</p>
          ${
            campaign &&
            html`
              <${LastKing} circle=${circle.id} found=${campaign} />
            `
          }
          <p class="row">
            <a class="button main big" href=${`/friends?circle=${circle.id}`}>${t("circle-new-table")}</a>
            <button
              class="big"
              aria-expanded=${inviting.value}
              onClick=${() => (inviting.value = !inviting.value)}
            >
              ${t("circle-invite")}
            </button>
          </p>
          ${
            inviting.value &&
            html`
              <${Invitation} circle=${circle} />
            `
          }
          <p class="row small also"><a href="/circles">${t("circle-back")}</a></p>
        </div>
        <${CirclePicture} numbers=${present.map(({ number }) => number)} />
      </section>
      <${Tables} circle=${circle} />
      <div class="circle-columns">
        <div>
          <section class="card">
            <h2>${t("circle-results")}</h2>
            <${Seasons} circle=${circle} act=${act} season=${season} />
            <${Results} results=${results} empty=${t("circle-no-games")} own=${String(circle.me)} />
          </section>
          <${Games} circle=${circle} act=${act} />
        </div>
        <div>
          <${Campaigns} circle=${circle} act=${act} found=${campaign} />
          <${Members} circle=${circle} act=${act} />
        </div>
      </div>
    </main>
  `;
}

/** @param {TableInfo} one @param {TableInfo} other */
const waitingFirst = (one, other) => Number(other.waits_for_me) - Number(one.waits_for_me);

/** Who leads the last campaign, or is its true King. @param {{circle: string, found: CampaignView}} props */
const LastKing = ({ circle, found }) => html`
  <div class="last-king">
    <p class="small">
      <a href=${`/circle/${circle}/campaign/${found.campaign.number}`}>${found.campaign.name}</a>
    </p>
    <${King} campaign=${found} />
  </div>
`;

/** The tables that are played at, or that wait for players. @param {{circle: CircleView}} props */
function Tables({ circle: { tables, name } }) {
  if (!tables.length) return null;
  return html`
    <section class="running" aria-labelledby="tables-title">
      <h2 id="tables-title">${t("circle-tables")}</h2>
      <ul class="tables grid games">
        ${[...tables].sort(waitingFirst).map(
          (table) => html`
            <${TableCard} key=${table.id} table=${table} circle=${name} />
          `,
        )}
      </ul>
    </section>
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
      <ul class="tables finished-games">
        ${games.map((game) => {
          const { table, number, players, ended } = game;
          const names = players.filter(({ won }) => won).map(({ name }) => name);
          return html`
            <li key=${`${table} ${number}`}>
              <p>
                <a href=${`/table/${table}/replay/${number}`}>${t(`game-${game.game}`)}</a>
                ${" · "}
                ${names.length ? t("circle-winners", { names: listed(names) }) : t("circle-nobody-won")}
                <span class="small soft">
                  ${when(ended)}${" · "}${players.map(({ name }) => name).join(", ")}
                </span>
              </p>
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
