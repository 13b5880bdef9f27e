// What brings somebody back, on the home screen: each circle with its open table and how its campaign stands,
// what the last game was worth, and the puzzle of the day.
import { html, useEffect, useSignal } from "../html.js";
import { fetchCampaign, fetchCircles, fetchTable } from "../api.js";
import { fetchOwnCircle } from "./own_circle.js";
import { PuzzleCard } from "../puzzle_card.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { ago, listed, t } from "../words.js";

/**
 * @import { CampaignView, CircleView, TableInfo } from "../wire.js"
 * @typedef {{circle: CircleView, campaign: CampaignView|null}} Known a circle, and its last campaign
 */

/** So many circles have a card here; all of them have one on their own page. */
const MOST = 2;

/**
 * A circle and how its last campaign stands.
 * @param {string} id
 * @param {string} language
 * @returns {Promise<Known>}
 */
async function look(id, language) {
  const circle = await fetchOwnCircle(id);
  const last = circle.campaigns[circle.campaigns.length - 1];
  return { circle, campaign: last ? await fetchCampaign(id, last.number, language) : null };
}

/** How I stand in a campaign. @param {CampaignView} campaign */
export function standingWords({ campaign: { ended }, kings, standings, me }) {
  const names = standings.filter(({ member }) => kings.includes(member)).map(({ name }) => name);
  const best = standings[0]?.points ?? 0;
  const own = standings.find(({ member }) => member === me)?.points ?? 0;
  const known = { count: kings.length, names: listed(names), points: best };
  if (ended !== null && kings.includes(me) && kings.length === 1) return t("comeback-king-you");
  if (ended !== null) return t("campaign-page-king", known);
  if (!kings.length) return t("campaign-page-leads", known);
  if (!kings.includes(me)) return t("comeback-behind", { names: listed(names), best, points: own });
  if (kings.length > 1) return t("comeback-level", { points: own });
  const next = standings.find(({ member }) => member !== me);
  return next
    ? t("comeback-leads", { points: own, name: next.name, ahead: own - next.points })
    : t("comeback-alone", { points: own });
}

/** The card that I have nearly earned; nothing if none is near. @param {CampaignView} campaign */
function nearestWords({ campaign, cards, standings, me }) {
  const standing = standings.find(({ member }) => member === me);
  const nearest = standing?.near[0];
  if (campaign.ended !== null || !standing || !nearest) return "";
  const card = cards.find(({ marks }) => marks.some(({ id }) => id === nearest));
  const mark = card?.marks.find(({ id }) => id === nearest);
  const value = standing.marks.find((each) => each.mark === nearest)?.value ?? 0;
  return card && mark ? t("comeback-nearest", { card: card.name, value, target: mark.target }) : "";
}

/**
 * The table that is open in a circle: the one that waits for me before any other.
 * @param {TableInfo[]} tables
 */
const openTable = (tables) => tables.find((each) => each.waits_for_me) ?? tables[0];

/** A circle in four lines. @param {Known} props */
function CircleCard({ circle: { id, name, tables }, campaign }) {
  const table = openTable(tables);
  const nearest = campaign ? nearestWords(campaign) : "";
  return html`
    <section class="card circle-card">
      <h2><a href=${`/circle/${id}`}>${name}</a></h2>
      ${
        table
          ? html`
              <p>
                <a href=${`/table/${table.id}`}>${t(`game-${table.game}`)}</a>
                ${" "}
                ${
                  table.waits_for_me
                    ? html`
                        <strong class="turn">${t("home-waits")}</strong>
                      `
                    : html`
                        <span class="small soft">${t(`status-${table.status}`)}</span>
                      `
                }
              </p>
            `
          : null
      }
      ${
        campaign
          ? html`
              <p>
                <a href=${`/circle/${id}/campaign/${campaign.campaign.number}`}>${campaign.campaign.name}</a>
                ${" · "}${standingWords(campaign)}
              </p>
            `
          : null
      }
      ${
        nearest &&
        html`
          <p class="small soft">${nearest}</p>
        `
      }
      ${
        table || campaign
          ? null
          : html`
              <p class="small soft">${t("comeback-quiet")}</p>
              <p><a class="button" href=${`/friends?circle=${id}`}>${t("circle-new-table")}</a></p>
            `
      }
    </section>
  `;
}

/** The last finished game, and what it was worth. @param {{table: TableInfo}} props */
function LastGame({ table: { id, game, changed_at: changed, summary } }) {
  const review = useSignal("");
  useEffect(() => {
    fetchTable(id).then(({ games, me, chairs }) => {
      review.value = `/table/${id}/review/${games}${me === null ? "" : `/${chairs[me].seat}`}`;
    }, complain);
  }, [id]);
  return html`
    <section class="card last-game">
      <h2>${t("comeback-last-game")}</h2>
      <p>
        <a href=${`/table/${id}`}>${t(`game-${game}`)}</a>
        ${" · "}${ago(changed)}
        <span class="small soft">${summary.chairs.map(({ name }) => name).join(", ")}</span>
      </p>
      ${
        review.value &&
        html`
          <p><a class="button" href=${review.value}>${t("finished-review")}</a></p>
        `
      }
    </section>
  `;
}

/**
 * What brings somebody back.
 * @param {{finished: TableInfo[]}} props `finished`: the games that one has finished, the last one first
 */
export function Comeback({ finished }) {
  const known = useSignal(/** @type {Known[]} */ ([]));
  const { language } = settings.value;
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const circles = (await fetchCircles()).slice(0, MOST);
      const found = await Promise.all(circles.map(({ id }) => look(id, language)));
      if (current) known.value = found;
    };
    ask().catch(complain);
    return () => void (current = false);
  }, [language]);
  if (!known.value.length && !finished.length) return null;
  return html`
    <div class="grid comeback">
      ${known.value.map(
        (each) => html`
          <${CircleCard} key=${each.circle.id} ...${each} />
        `,
      )}
      ${
        finished.length
          ? html`
              <${LastGame} key=${finished[0].id} table=${finished[0]} />
              <${PuzzleCard} />
            `
          : null
      }
    </div>
  `;
}
