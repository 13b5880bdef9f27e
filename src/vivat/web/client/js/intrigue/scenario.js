// What is special in a scenario: who hunts whom, who wins together, what alliances are good for.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { GOODS } from "../wire.js";
import { t } from "../words.js";
import { roleName } from "./sentences.js";

/** @import { IntrigueFacts } from "../wire.js" */

/** A role with its article. @param {number} role */
const theRole = (role) => t("role-the", { role: roleName(role) });

/** What the cards face up mean. @param {IntrigueFacts["scenario"]["markers"]} markers */
export const markersWords = (markers) =>
  t(
    "intrigue-marker-legend",
    Object.fromEntries(markers.map(([suit, role]) => [GOODS[suit], theRole(role)])),
  );

/** Who hunts whom. @param {readonly [number, number]} hunt */
const huntWords = ([hunter, target]) =>
  t("scenario-hunts", { hunter: capital(theRole(hunter)), target: theRole(target) });

/** What is special in a scenario, a sentence each; nothing in the usual game. @param {IntrigueFacts} facts */
function specialWords({ scenario }) {
  const { hunts, partners, markers, alliances, allied_victories, known } = scenario;
  return [
    ...partners.map(([one, other]) =>
      t("scenario-partners", { one: capital(theRole(one)), other: theRole(other) }),
    ),
    ...(hunts.length ? [hunts.map(huntWords).join(" ")] : []),
    ...(markers.length ? [markersWords(markers)] : []),
    ...(alliances
      ? allied_victories
        ? []
        : [t("scenario-no-allied-victories")]
      : [t("scenario-no-alliances")]),
    ...(known ? [t("scenario-known")] : []),
  ];
}

/**
 * What is special in the scenario that is played; nothing in the usual game.
 * @param {{facts: IntrigueFacts}} props
 */
export function ScenarioSpecial({ facts }) {
  const special = specialWords(facts);
  if (!special.length) return null;
  return html`
    <div class="scenario-special">
      <h3>${t("scenario-special", { name: facts.scenario.name })}</h3>
      <ul class="small">
        ${special.map(
          (words) => html`
            <li key=${words}>${words}</li>
          `,
        )}
      </ul>
    </div>
  `;
}
