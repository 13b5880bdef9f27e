// What happens at the court, played in the middle of the hall: a picture of the deed, who does it to whom,
// and what changes hands. It is told in words beside it.
import { html } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { Card } from "./cards.js";
import { DeedPicture } from "./deed_picture.js";
import { GoodIcon } from "./goods.js";
import { RolePicture } from "./role_picture.js";

/** @import { GameDeed, IntrigueDeedView } from "../wire.js" */
/** @import { DEED_PICTURES } from "./deed_picture.js" */
/** @typedef {typeof DEED_PICTURES[number]} Picture */

/** @type {Partial<Record<IntrigueDeedView["kind"], Picture>>} */
const PICTURES = {
  assassination: "murder",
  accusation: "accusation",
  arrest: "arrest",
  sabotage: "betrayal",
  alliance: "alliance",
  seizure: "power-flipped",
  victory: "victory",
  bribe: "bribe",
  investigation: "look",
  trade: "trade",
};

/** The picture of a deed; none where nobody does anything to anybody. @param {GameDeed} deed */
export const pictureOf = (deed) => (deed.family === "intrigue" ? PICTURES[deed.kind] : undefined);

/** Who is named by a deed. @param {GameDeed|undefined} deed */
export const namedBy = (deed) =>
  new Set(deed?.family === "intrigue" ? [deed.player, deed.other].filter((each) => each !== undefined) : []);

/** More cards than these are not drawn one by one. */
const MOST_CARDS = 6;

/** @param {{deed: GameDeed|undefined}} props */
export function Happening({ deed }) {
  if (deed?.family !== "intrigue") return null;
  const picture = pictureOf(deed);
  if (!picture && deed.kind !== "deal" && !deed.transfers?.length) return null;
  const { player, other, result } = deed;
  return html`
    <div class=${`happening weight-${deed.weight} ${result ?? ""}`} aria-hidden="true">
      ${
        player !== undefined &&
        html`
          <${Medallion} who=${seatIdentity(player)} size=${48} />
        `
      }
      ${
        picture &&
        html`
          <${DeedPicture} deed=${picture} size=${deed.weight > 2 ? 110 : 64} />
        `
      }
      ${
        deed.kind === "deal" &&
        html`
          <${RolePicture} role=${null} width=${64} />
        `
      }
      ${
        other !== undefined &&
        html`
          <${Medallion} who=${seatIdentity(other)} size=${48} mood=${moodAfter(deed)} />
        `
      }
      ${deed.transfers?.map(
        ([, taker, goods, unknown], number) => html`
          <span class="moved" key=${number}>
            ${goods.map((count, good) =>
              count
                ? html`
                    <span key=${good}>
                      ${count}
                      <${GoodIcon} good=${good} size=${24} />
                    </span>
                  `
                : null,
            )}
            ${Array.from(
              { length: Math.min(MOST_CARDS, unknown ?? 0) },
              (_, place) => html`
                <${Card} key=${place} good=${null} width=${22} />
              `,
            )}
            ${
              taker !== null &&
              html`
                <span>→</span>
                <${Medallion} who=${seatIdentity(taker)} size=${22} />
              `
            }
          </span>
        `,
      )}
    </div>
  `;
}

/** What has become of whom it was done to. @param {IntrigueDeedView} deed */
const moodAfter = ({ kind }) => (kind === "assassination" ? "dead" : kind === "arrest" ? "jailed" : "calm");
