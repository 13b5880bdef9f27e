// How everybody stands in a campaign, drawn: who leads or is the true King, everybody's points, what is new.
import { html, useEffect, useSignal } from "../html.js";
import { fetchCampaign } from "../api.js";
import { openCatalogue } from "../catalogue.js";
import { settings } from "../settings.js";
import { complain } from "../toast.js";
import { listed, t } from "../words.js";
import { marksById } from "./board.js";
import { CardPicture } from "../families/card_picture.js";
import { MemberFace } from "./faces.js";

/** @import { CampaignView, StandingView } from "../wire.js" */

/**
 * A campaign as the server tells it, asked for again until all games are counted.
 * @param {string} id of the circle
 * @param {number} number counted from 1; 0 for none
 * @param {unknown} [key] with another one it is asked for anew
 */
export function useCampaign(id, number, key = "") {
  const found = useSignal(/** @type {CampaignView|null} */ (null));
  const { language } = settings.value;
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const told = await fetchCampaign(id, number, language);
      if (!current) return;
      found.value = told;
      if (told.unread) await ask();
    };
    if (number) Promise.all([openCatalogue(), ask()]).catch(complain);
    return () => void (current = false);
  }, [id, number, language, key]);
  return found.value;
}

/** Who leads, or once it is over who is the true King. @param {{campaign: CampaignView}} props */
export function King({ campaign: { kings, standings, campaign } }) {
  const names = standings.filter(({ member }) => kings.includes(member)).map(({ name }) => name);
  const isOver = campaign.ended !== null;
  const points = standings[0]?.points ?? 0;
  return html`
    <div class=${`king ${isOver && kings.length ? "crowned" : ""}`}>
      <span class="kings">
        ${kings.map(
          (member) => html`
            <${MemberFace} key=${member} number=${member} size=${isOver ? 96 : 64} mood="proud" />
          `,
        )}
      </span>
      <p>
        ${t(isOver ? "campaign-page-king" : "campaign-page-leads", {
          count: kings.length,
          names: listed(names),
          points,
        })}
      </p>
    </div>
  `;
}

/** Everybody's points as bars. @param {{campaign: CampaignView, most?: number}} props `most`: so many rows */
export function Points({ campaign: { standings, kings }, most = Infinity }) {
  const best = Math.max(1, ...standings.map(({ points }) => points));
  return html`
    <ol class="tally">
      ${standings.slice(0, most).map(
        ({ member, name, points, games, victories, marks }) => html`
          <li key=${member}>
            <${MemberFace} number=${member} size=${40} mood=${kings.includes(member) ? "proud" : "calm"} />
            <span class="who-name">${name}</span>
            <strong class="number">${t("campaign-page-points", { points })}</strong>
            <span class="bar" aria-hidden="true" style=${`--part: ${(points / best) * 100}%`}></span>
            <span class="small soft facts">
              ${t("campaign-page-facts", {
                games,
                won: victories,
                marks: marks.filter(({ earned }) => earned).length,
              })}
            </span>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * Some marks of everybody, each with its card's picture: what is new, or what is near.
 * @param {{campaign: CampaignView, title: string, of: "news"|"near"}} props
 */
export function Marks({ campaign, title, of }) {
  const known = marksById(campaign.cards);
  const mineFirst = (/** @type {StandingView} */ { member }) => Number(member !== campaign.me);
  const some = campaign.standings
    .filter((each) => each[of].length)
    .sort((one, other) => mineFirst(one) - mineFirst(other));
  if (!some.length) return null;
  return html`
    <section class="marks">
      <h2>${title}</h2>
      <ul class="people-marks">
        ${some.map(
          (each) => html`
            <li key=${each.member}>
              <span class="whose">
                <${MemberFace} number=${each.member} size=${28} />
                ${" "}${each.name}
              </span>
              <ul class="mark-list">
                ${each[of].map(
                  (id) => html`
                    <li key=${id}>
                      <${CardPicture} picture=${known[id]?.card.picture ?? null} earned=${of === "news"} />
                      <span>
                        ${known[id]?.name ?? id}
                        <span class="small soft">${markWords(each, known[id]?.mark, of)}</span>
                      </span>
                    </li>
                  `,
                )}
              </ul>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * What is said of a mark: what it brought, or how far it is.
 * @param {StandingView} standing
 * @param {import("../wire.js").MarkView|undefined} mark
 * @param {"news"|"near"} of
 */
function markWords(standing, mark, of) {
  if (!mark) return "";
  if (of === "news") return t("campaign-page-worth", { points: mark.points });
  const found = standing.marks.find((each) => each.mark === mark.id);
  return found ? t("campaign-page-progress", { value: found.value, target: mark.target }) : "";
}
