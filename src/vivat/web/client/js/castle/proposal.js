// R11.2: one of a team proposes, the other agrees or wants something else.
import { html, useSignal } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { t } from "../words.js";
import { moveWords } from "./moves.js";

/** @import { CastleAction } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Proposed } from "./deed_marks.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * The table without the partner's proposal, as long as one wants something else.
 * @template {{view: ViewOf<"castle">}} Props
 * @param {Props} props
 * @returns {{props: Props, refuse: () => void}}
 */
export function useProposal(props) {
  const { view } = props;
  const key = view.proposal && `${view.decision} ${view.proposal[0]} ${view.proposal[1].text}`;
  const refused = useSignal(/** @type {string|null} */ (null));
  const isRefused = key !== null && key === refused.value;
  return {
    props: isRefused ? { ...props, view: { ...view, proposal: null } } : props,
    refuse: () => void (refused.value = key),
  };
}

/** What is proposed, as it is seen on the board. @param {ViewOf<"castle">} view @returns {Proposed|null} */
export function proposalOf({ proposal, chairs, legal }) {
  if (!proposal) return null;
  const [chair, proposed] = proposal;
  // Where it leads is known of what may be done now.
  const action = legal.find(({ code }) => code === proposed.code) ?? proposed;
  return { action, look: seatIdentity(chairs[chair].seat).look };
}

/**
 * What one of a team proposes to the other.
 * @param {[chair: number, action: CastleAction]} proposal @param {ViewOf<"castle">} view @param
 * {CastleCast} cast
 */
export function proposalWords([chair, proposed], view, cast) {
  const action = moveWords(cast, proposed);
  if (chair !== view.me) return t("team-proposes", { who: cast.names[chair], action });
  const partner = view.chairs.find(({ seat }, other) => seat === view.chairs[chair].seat && other !== chair);
  return t("team-waits", { action, who: partner?.name ?? "" });
}

/**
 * What is proposed stands in the prompt, and is seen on the board.
 * @param {{view: ViewOf<"castle">, act: Act, refuse: () => void}} props
 */
export function Proposal({ view, act, refuse }) {
  if (!view.proposal) return null;
  const [chair, proposed] = view.proposal;
  return html`
    <div class="notice row proposal">
      ${
        chair === view.me
          ? html`
              <span>${t("team-instead")}</span>
            `
          : html`
              <button class="main" onClick=${() => act(proposed.text, true)}>${t("team-agree")}</button>
              <button onClick=${refuse}>${t("team-other")}</button>
            `
      }
    </div>
  `;
}
