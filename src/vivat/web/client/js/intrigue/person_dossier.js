// The dossier of one person: what you know for certain of their cards and role, and what they have done.
import { html } from "../html.js";
import { GoodIcon } from "./goods.js";
import { heldWords, outWords, rolesOf } from "./known.js";
import { RolePicture } from "./role_picture.js";
import { goodName, roleName } from "./sentences.js";
import { t } from "../words.js";

/** @import { PlayerKnowledge, View } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/**
 * What is known of one person; nothing to spectators, and without memory aids.
 * @param {{player: number, view: View, cast: IntrigueCast, covered: boolean}} props `covered`: your own role
 */
export function PersonDossier({ player, view, cast, covered }) {
  const { me, knowledge, claims, role_claims: roleClaims } = view;
  if (me === null || !knowledge) return null;
  const known = knowledge[player];
  /** Your own role is not to be told by what cannot be. */
  const secret = covered ? knowledge[me].role : null;
  const deeds = deedsOf(known, cast);
  const claimed = [
    ...roleClaims
      .filter(({ chair }) => chair === player)
      .map(({ role, verdict }) => roleClaimWords(role, role === secret ? null : verdict)),
    ...claims
      .filter(({ chair, role }) => chair === player && role === null)
      .map(({ text }) => t("dossier-claim", { text })),
  ];
  return html`
    <section class="person-dossier" aria-label=${t("dossier-of", { who: cast.names[player] })}>
      <ul class="holds">
        ${known.cards.map(
          (held, good) => html`
            <li key=${good} class=${heldWords(held) ? "" : "open"}>
              <${GoodIcon} good=${good} size=${26} />
              <span>
                <strong>${goodName(good)}</strong>
                <span class="small">${heldWords(held) || t("holds-open", { most: held[1] })}</span>
              </span>
            </li>
          `,
        )}
      </ul>
      <${Roles} player=${player} me=${me} knowledge=${knowledge} cast=${cast} covered=${covered} />
      <dl class="small">
        ${[...deeds, ...(claimed.length ? [["claimed", claimed.join(" · ")]] : [])].map(
          ([key, words]) => html`
            <div key=${key}>
              <dt>${t(`dossier-${key}`)}</dt>
              <dd>${words}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `;
}

/**
 * @typedef {object} RolesProps
 * @property {number} player
 * @property {number} me
 * @property {PlayerKnowledge[]} knowledge
 * @property {IntrigueCast} cast
 * @property {boolean} covered
 */

/** Which role somebody has, or can have, and why no other. @param {RolesProps} props */
function Roles({ player, me, knowledge, cast, covered }) {
  const { role, why } = knowledge[player];
  const { possible, out } = rolesOf(knowledge, me, player, covered);
  if (role !== null) {
    return html`
      <p class="role-known">
        <${RolePicture} role=${role} width=${34} />
        <span>
          <strong>${roleName(role)}</strong>
          <span class="small soft">${t(`known-${why}`)}</span>
        </span>
      </p>
    `;
  }
  /** Roles by the reason why they are out. @type {Map<string, number[]>} */
  const reasons = new Map();
  for (const each of out) {
    const words = outWords(cast, me, each);
    reasons.set(words, [...(reasons.get(words) ?? []), each[0]]);
  }
  return html`
    <h3>${t("dossier-possible", { count: possible.length })}</h3>
    <ul class="possible">
      ${possible.map(
        (each) => html`
          <li key=${each}>
            <${RolePicture} role=${each} width=${30} />
            ${roleName(each)}
          </li>
        `,
      )}
    </ul>
    <ul class="out small">
      ${[...reasons].map(
        ([words, roles]) => html`
          <li key=${words}>
            <s>${roles.map(roleName).join(", ")}</s>
            ${" "}${words}
          </li>
        `,
      )}
    </ul>
  `;
}

/** Goods with how often: "Might ×2". @param {number[]} counts */
const timesWords = (counts) =>
  counts.flatMap((count, good) =>
    count ? [count > 1 ? t("dossier-times", { good: goodName(good), count }) : goodName(good)] : [],
  );

/**
 * What somebody has done before everybody's eyes, each with its words.
 * @param {PlayerKnowledge} known @param {IntrigueCast} cast @returns {[string, string][]}
 */
function deedsOf(known, cast) {
  const { bought, drawn, wanted, declined, investigations, refused } = known;
  /** @type {[string, string[]][]} */
  const found = [
    ["bought", [...timesWords(bought), ...(drawn ? [t("dossier-drawn", { count: drawn })] : [])]],
    ["wanted", timesWords(wanted)],
    ["declined", timesWords(declined)],
    ["looked", investigations.map(([other, what]) => t(`dossier-look-${what}`, { who: cast.names[other] }))],
    ["refused", [...new Set(refused)].map((other) => cast.names[other])],
  ];
  return found.flatMap(([key, words]) => (words.length ? [[key, words.join(", ")]] : []));
}

/** @param {number} role @param {View["role_claims"][number]["verdict"]} verdict */
const roleClaimWords = (role, verdict) =>
  t("dossier-role-claim", { role: roleName(role), verdict: verdict ?? "open" });
