// Your role, which stays covered until you look, and your cards, which can be picked.
import { html, useEffect, useRef } from "../html.js";
import { GOLD } from "../wire.js";
import { t } from "../words.js";
import { Card, Coins } from "./cards.js";
import { Goal } from "./goal.js";
import { ScenarioSpecial } from "./scenario.js";
import { RolePicture } from "./role_picture.js";
import { goodName, roleName } from "./sentences.js";
import { winWords } from "./sheet.js";

/** @import { IntrigueView, View } from "../wire.js" */
/** @import { GoalProps } from "./goal.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** More cards of a suit than these are not drawn one by one. */
const MOST_CARDS = 5;

/**
 * @typedef {object} HandProps
 * @property {number|null} me
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {View["knowledge"]} knowledge
 * @property {boolean} open whether the role lies open
 * @property {() => void} toggle
 * @property {(suit: number) => void} pick
 * @property {number|null} picked
 */

/** One's role and cards at the edge of the hall. @param {HandProps} props */
export function Hand({ me, cast, game, knowledge, open, toggle, pick, picked }) {
  if (me === null || !game.hand) return null;
  const gold = game.gold[me];
  return html`
    <section class="card hand" aria-labelledby="hand-head">
      <h2 id="hand-head" class="unseen">${t("hand-head")}</h2>
      <button
        class=${`rolecard ${open ? "open" : ""}`}
        aria-expanded=${open}
        aria-keyshortcuts="h"
        onClick=${toggle}
      >
        <${RoleCard}
          role=${open ? game.roles[me] : null}
          game=${game}
          cast=${cast}
          me=${me}
          knowledge=${knowledge}
        />
      </button>
      <div class="suits">
        ${game.hand.map(
          (count, suit) => html`
            <button
              key=${suit}
              class=${`suit ${count ? "" : "none"}`}
              aria-pressed=${picked === suit}
              aria-label=${t("amount", { count, good: goodName(suit) })}
              data-good=${count ? suit : undefined}
              data-from="hand"
              onClick=${() => pick(suit)}
            >
              <span class="held" aria-hidden="true">
                ${Array.from(
                  { length: Math.max(1, Math.min(MOST_CARDS, count)) },
                  (_, place) => html`
                    <${Card} key=${place} good=${suit} width=${46} />
                  `,
                )}
              </span>
              <span class="small" aria-hidden="true">
                <strong>${count}</strong>
                ${" "}
                <span class="name">${goodName(suit)}</span>
              </span>
            </button>
          `,
        )}
        <div class="gold" data-good=${gold ? GOLD : undefined} data-from="hand">
          <${Coins} amount=${gold} size=${26} />
          <span class="small">${t("amount", { count: gold, good: goodName(GOLD) })}</span>
        </div>
      </div>
    </section>
  `;
}

/** @param {GoalProps & {role: number|null}} props */
function RoleCard({ role, game, cast, me, knowledge }) {
  if (role === null) {
    return html`
      <${RolePicture} role=${null} width=${58} />
      <span>
        ${t("role-look")}${" "}
        <kbd aria-hidden="true">h</kbd>
      </span>
    `;
  }
  return html`
    <${RolePicture} role=${role} width=${70} />
    <span>
      <strong>${roleName(role)}</strong>
      <${Goal} game=${game} cast=${cast} me=${me} knowledge=${knowledge} />
    </span>
  `;
}

/** A button that has the focus as soon as it is there, so that Enter goes on; not while somebody writes. */
function useFocus() {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea")) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}

/**
 * The role card at the first look: large, in the middle of the hall.
 * @param {GoalProps & {role: number, close: () => void}} props
 */
export function FirstLook({ role, game, cast, me, knowledge, close }) {
  const goOn = useFocus();
  return html`
    <div class="first-look card" role="dialog" aria-labelledby="first-look-head">
      <${RolePicture} role=${role} width=${150} />
      <div>
        <h2 id="first-look-head">${t("role-you-are", { role: roleName(role) })}</h2>
        <p>${t("role-wins-by", { condition: winWords(cast, role) })}</p>
        <${Goal} game=${game} cast=${cast} me=${me} knowledge=${knowledge} />
        <div class="row">
          <button ref=${goOn} class="main" onClick=${close}>${t("role-understood")}</button>
          <span class="small soft by-key">
            ${t("role-cover-key")}${" "}
            <kbd>h</kbd>
          </span>
        </div>
      </div>
    </div>
  `;
}

/**
 * One's role as it is dealt: large and covered, until one looks; and what is special in the scenario.
 * @param {{cast: IntrigueCast, look: () => void, close: () => void}} props
 */
export function OfferedLook({ cast, look, close }) {
  const goOn = useFocus();
  return html`
    <div class="first-look card" role="dialog" aria-labelledby="offered-look-head">
      <${RolePicture} role=${null} width=${150} />
      <div>
        <h2 id="offered-look-head">${t("role-dealt")}</h2>
        <p>${t("role-dealt-about")}</p>
        <${ScenarioSpecial} facts=${cast.facts} />
        <div class="row">
          <button ref=${goOn} class="main" onClick=${look}>${t("role-look")}</button>
          <button onClick=${close}>${t("role-later")}</button>
        </div>
      </div>
    </div>
  `;
}
