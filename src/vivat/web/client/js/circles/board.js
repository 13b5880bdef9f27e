// The board of achievement cards, drawn: each mark with who has earned it, and how far the others are.
import { html, useSignal } from "../html.js";
import { t } from "../words.js";

/** @import { StandingView, CardView, MarkView } from "../wire.js" */

/** What each mark is called, by its id. @param {CardView[]} cards @returns {Record<string, string>} */
export const markNames = (cards) =>
  Object.fromEntries(
    cards.flatMap(({ name, marks }) =>
      marks.map((mark) => [mark.id, mark.name ? `${name} (${mark.name})` : name]),
    ),
  );

/** All cards, under their headings. @param {{cards: CardView[], standings: StandingView[]}} props */
export function Board({ cards, standings }) {
  const headings = [...new Set(cards.map(({ heading }) => heading))];
  return headings.map(
    (heading) => html`
      <section key=${heading}>
        <h3>${heading}</h3>
        <${Group} cards=${cards.filter((card) => card.heading === heading)} standings=${standings} />
      </section>
    `,
  );
}

/** Whether somebody has begun with a card. @param {CardView} card @param {StandingView[]} standings */
const isBegun = (card, standings) =>
  standings.some(({ marks }) => marks.some(({ mark }) => card.marks.some(({ id }) => id === mark)));

/**
 * The cards of a heading: those that nobody has begun are folded away on a screen, and printed.
 * @param {{cards: CardView[], standings: StandingView[]}} props
 */
function Group({ cards, standings }) {
  const unfolded = useSignal(false);
  const begun = cards.filter((card) => isBegun(card, standings));
  const others = cards.filter((card) => !begun.includes(card));
  return html`
    ${begun.length > 0 && cardList(begun, standings)}
    ${
      others.length > 0 &&
      html`
        <p class="no-print">
          <button
            class="small"
            aria-expanded=${unfolded.value}
            onClick=${() => (unfolded.value = !unfolded.value)}
          >
            ${t("campaign-page-not-begun", { count: others.length })}
          </button>
        </p>
        ${cardList(others, standings, unfolded.value ? "" : "folded")}
      `
    }
  `;
}

/** @param {CardView[]} cards @param {StandingView[]} standings @param {string} [look] */
const cardList = (cards, standings, look = "") => html`
  <div class=${`achievements ${look}`}>
    ${cards.map(
      (card) => html`
        <${AchievementCard} key=${card.id} card=${card} standings=${standings} />
      `,
    )}
  </div>
`;

/** @param {{card: CardView, standings: StandingView[]}} props */
function AchievementCard({ card, standings }) {
  const has = standings.some(({ marks }) =>
    marks.some(({ mark, earned }) => earned && card.marks.some(({ id }) => id === mark)),
  );
  return html`
    <article class=${`achievement ${has ? "earned" : ""}`}>
      <${Seal} earned=${has} />
      <h4>${card.name}</h4>
      <p class="small soft">${card.about}</p>
      <ul>
        ${card.marks.map(
          (mark) => html`
            <${MarkRow} key=${mark.id} mark=${mark} standings=${standings} />
          `,
        )}
      </ul>
    </article>
  `;
}

/** A seal of wax for what is earned, an empty ring for what is not. @param {{earned: boolean}} props */
function Seal({ earned }) {
  return html`
    <svg class="seal" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" />
      ${
        earned
          ? html`
              <path d="M10 26l2-13 5 6 3-9 3 9 5-6 2 13z" />
            `
          : null
      }
    </svg>
  `;
}

/**
 * A mark: what it is worth, who has it, and how far the others are.
 * @param {{mark: MarkView, standings: StandingView[]}} props
 */
function MarkRow({ mark, standings }) {
  const found = standings.flatMap(({ member, name, marks }) => {
    const own = marks.find((each) => each.mark === mark.id);
    return own ? [{ member, name, ...own }] : [];
  });
  return html`
    <li>
      <span class="mark-name">
        ${mark.name ? `${mark.name} · ` : ""}${t("campaign-page-worth", { points: mark.points })}
      </span>
      ${found.map(
        ({ member, name, value, share, earned }) => html`
          <span key=${member} class=${`progress ${earned ? "done" : ""}`}>
            <svg viewBox="0 0 60 6" width="60" height="6" aria-hidden="true">
              <rect class="ground" width="60" height="6" rx="3" />
              <rect class="part" width=${share * 60} height="6" rx="3" />
            </svg>
            ${" "}${earned ? "✓" : ""}
            ${name}${
              earned || mark.at_most ? "" : ` ${t("campaign-page-progress", { value, target: mark.target })}`
            }
          </span>
        `,
      )}
    </li>
  `;
}
