// The board of achievement cards, drawn: each mark with who has earned it, and how far the others are.
import { html } from "../html.js";
import { t } from "../words.js";
import { CardPicture } from "../families/card_picture.js";
import { MemberFace } from "./faces.js";

/**
 * @import { StandingView, CardView, MarkView } from "../wire.js"
 * A mark with its card, and what it is called.
 * @typedef {{card: CardView, mark: MarkView, name: string}} NamedMark
 */

/** The marks of some cards by their ids. @param {CardView[]} cards @returns {Record<string, NamedMark>} */
export const marksById = (cards) =>
  Object.fromEntries(
    cards.flatMap((card) =>
      card.marks.map((mark) => [
        mark.id,
        { card, mark, name: mark.name ? `${card.name} (${mark.name})` : card.name },
      ]),
    ),
  );

/** Whether somebody has begun with a card. @param {CardView} card @param {StandingView[]} standings */
const isBegun = (card, standings) =>
  standings.some(({ marks }) => marks.some(({ mark }) => card.marks.some(({ id }) => id === mark)));

/** Whether somebody has earned a mark of a card. @param {CardView} card @param {StandingView[]} standings */
const isEarned = (card, standings) =>
  standings.some(({ marks }) =>
    marks.some(({ mark, earned }) => earned && card.marks.some(({ id }) => id === mark)),
  );

/** All cards, under their headings. @param {{cards: CardView[], standings: StandingView[]}} props */
export function Board({ cards, standings }) {
  const headings = [...new Set(cards.map(({ heading }) => heading))];
  return headings.map(
    (heading) => html`
      <${Group}
        key=${heading}
        heading=${heading}
        cards=${cards.filter((card) => card.heading === heading)}
        standings=${standings}
      />
    `,
  );
}

/**
 * The cards of a heading: what is earned first, then what is begun.
 * @param {{heading: string, cards: CardView[], standings: StandingView[]}} props
 */
function Group({ heading, cards, standings }) {
  const earned = cards.filter((card) => isEarned(card, standings));
  const begun = cards.filter((card) => !earned.includes(card) && isBegun(card, standings));
  const others = cards.filter((card) => !earned.includes(card) && !begun.includes(card));
  return html`
    <section class="card-group">
      <h3>
        ${heading}${" "}
        <span class="small soft">
          ${t("campaign-page-progress", { value: earned.length, target: cards.length })}
        </span>
      </h3>
      <div class="achievements">
        ${[...earned, ...begun, ...others].map(
          (card) => html`
            <${AchievementCard} key=${card.id} card=${card} standings=${standings} />
          `,
        )}
      </div>
    </section>
  `;
}

/** @param {{card: CardView, standings: StandingView[]}} props */
function AchievementCard({ card, standings }) {
  const has = isEarned(card, standings);
  const look = has ? "earned" : isBegun(card, standings) ? "begun" : "untouched";
  return html`
    <article class=${`achievement ${look}`}>
      <${CardPicture} picture=${card.picture} earned=${has} />
      <div>
        <h4>${card.name}</h4>
        <p class="small soft">${card.about}</p>
        <ul>
          ${card.marks.map(
            (mark) => html`
              <${MarkRow} key=${mark.id} mark=${mark} standings=${standings} />
            `,
          )}
        </ul>
      </div>
    </article>
  `;
}

/**
 * A mark: what it is worth, who has it, and how far the others are.
 * @param {{mark: MarkView, standings: StandingView[]}} props
 */
function MarkRow({ mark, standings }) {
  const found = standings
    .flatMap(({ member, name, marks }) => {
      const own = marks.find((each) => each.mark === mark.id);
      return own ? [{ member, name, ...own }] : [];
    })
    .sort((one, other) => other.share - one.share);
  return html`
    <li>
      <span class="mark-name">
        ${mark.name ? `${mark.name} · ` : ""}${t("campaign-page-worth", { points: mark.points })}
      </span>
      ${found.map(
        ({ member, name, value, share, earned }) => html`
          <span key=${member} class=${`progress ${earned ? "done" : ""}`} style=${`--part: ${share * 100}%`}>
            <${MemberFace} number=${member} size=${18} />
            ${earned ? "✓ " : ""}${name}${
              earned || mark.at_most ? "" : ` ${t("campaign-page-progress", { value, target: mark.target })}`
            }
          </span>
        `,
      )}
    </li>
  `;
}
