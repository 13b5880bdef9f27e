// The picture of each game on the home screen. It comes with the first page, so nothing else of a family is
// here.
import { CastleGamePicture } from "../castle/game_picture.js";
import { html } from "../html.js";
import { IntrigueGamePicture } from "../intrigue/game_picture.js";

/** @import { GameInfo } from "../wire.js" */

const PICTURES = { castle: CastleGamePicture, intrigue: IntrigueGamePicture };

/**
 * What a game is about, 230 by 100, to be put into a picture.
 * @param {{game: GameInfo, far?: boolean}} props `far`: with the land around it
 */
export const GameScene = ({ game, far = false }) => html`
  <${PICTURES[game.family]} game=${game} far=${far} />
`;

/** What a game is about, in a picture. @param {{game: GameInfo}} props */
export function GamePicture({ game }) {
  return html`
    <svg
      class=${`picture ${game.key}`}
      viewBox="0 0 230 100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <${GameScene} game=${game} far />
    </svg>
  `;
}
