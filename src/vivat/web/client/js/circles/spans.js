// The seasons and campaigns of a circle: which there are, and what its host does about them.
import { html, onValue, useSignal } from "../html.js";
import { go } from "../router.js";
import { t, when } from "../words.js";
import { NameForm, Sure } from "./commands.js";
import { Points } from "./tally.js";

/**
 * @import { CampaignView, CircleView, SpanView } from "../wire.js"
 * @import { Act } from "./commands.js"
 * @typedef {{circle: CircleView, act: Act}} Props
 */

/** From when to when. @param {SpanView} span */
export const spanWords = ({ began, ended }) =>
  ended === null
    ? t("circle-campaign-since", { date: when(began) })
    : t("circle-campaign-span", { began: when(began), ended: when(ended) });

/**
 * Which season's results are shown; 0 is all of them.
 * @param {Props & {season: import("@preact/signals").Signal<number>}} props
 */
export function Seasons({ circle, act, season }) {
  const running = circle.seasons.some(({ ended }) => ended === null);
  return html`
    ${
      circle.seasons.length
        ? html`
            <p>
              <label>
                ${t("circle-season")}${" "}
                <select
                  value=${String(season.value)}
                  onChange=${onValue((said) => (season.value = Number(said)))}
                >
                  <option value="0">${t("circle-whole")}</option>
                  ${circle.seasons.map(
                    (each) => html`
                      <option key=${each.number} value=${String(each.number)}>
                        ${`${each.name} (${spanWords(each)})`}
                      </option>
                    `,
                  )}
                </select>
              </label>
            </p>
          `
        : null
    }
    ${
      circle.me === circle.host
        ? html`
            <details>
              <summary>${t("circle-season-begin")}</summary>
              <${NameForm}
                label=${t("circle-season-name")}
                button=${t("circle-season-begin")}
                act=${(/** @type {string} */ name) => act({ type: "begin-season", name })}
              />
              ${
                running
                  ? html`
                      <p>
                        <button class="small" onClick=${() => act({ type: "end-season" })}>
                          ${t("circle-season-end")}
                        </button>
                      </p>
                    `
                  : null
              }
            </details>
          `
        : null
    }
  `;
}

/**
 * The campaign under way or the last one, drawn, and those before it.
 * @param {Props & {found: CampaignView|null}} props `found`: how the last one stands
 */
export function Campaigns({ circle, act, found }) {
  const last = circle.campaigns[circle.campaigns.length - 1];
  const open = last?.ended === null;
  const before = circle.campaigns.slice(0, -1).reverse();
  const where = (/** @type {number} */ number) => `/circle/${circle.id}/campaign/${number}`;
  const close = async () => {
    if (await act({ type: "close-campaign" })) go(where(last.number)); // where the King is crowned
  };
  return html`
    <section class="card campaigns" aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">${t("circle-campaigns")}</h2>
      ${
        last
          ? html`
              <${LastCampaign} span=${last} found=${found} where=${where(last.number)} />
            `
          : html`
              <p class="small soft">${t("circle-campaign-text")}</p>
            `
      }
      ${
        before.length > 0 &&
        html`
          <ul class="tables small">
            ${before.map(
              (each) => html`
                <li key=${each.number}>
                  <a href=${where(each.number)}>${each.name}</a>
                  <span class="soft">${" "}${spanWords(each)}</span>
                </li>
              `,
            )}
          </ul>
        `
      }
      ${
        circle.me !== circle.host
          ? null
          : open
            ? html`
                <${Sure}
                  label=${t("circle-campaign-close")}
                  question=${t("circle-campaign-sure")}
                  act=${close}
                />
              `
            : html`
                <${OpenCampaign} act=${act} />
              `
      }
    </section>
  `;
}

/** So many have a bar on the circle's page; all of them on the campaign's. */
const MOST_BARS = 5;

/**
 * How the last campaign stands; who leads it is said at the top of the page.
 * @param {{span: SpanView, found: CampaignView|null, where: string}} props
 */
function LastCampaign({ span, found, where }) {
  return html`
    <h3><a href=${where}>${span.name}</a></h3>
    <p class="small soft">${spanWords(span)}</p>
    ${
      found &&
      html`
        <${Points} campaign=${found} most=${MOST_BARS} />
      `
    }
    <p><a class="button" href=${where}>${t("circle-campaign-board")}</a></p>
  `;
}

/** @param {{act: Act}} props */
function OpenCampaign({ act }) {
  const cards = useSignal("");
  return html`
    <${NameForm}
      label=${t("circle-campaign-name")}
      button=${t("circle-campaign-open-button")}
      act=${(/** @type {string} */ name) =>
        act({ type: "open-campaign", name, catalogue: cards.value.trim() || null })}
    />
    <details>
      <summary>${t("circle-campaign-cards")}</summary>
      <label class="stacked wide">
        <span class="unseen">${t("circle-campaign-cards")}</span>
        <textarea rows="6" value=${cards.value} onInput=${onValue((said) => (cards.value = said))}></textarea>
      </label>
    </details>
  `;
}
