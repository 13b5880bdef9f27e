// The end of a game as a picture: a podium with faces. It is drawn twice: on the page, and on a canvas to be
// shared.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */

/** @typedef {{chair: number, rank: number, points: number}} ChairStanding rank from 1 */

/** How many stand on the podium; the others stand before it. */
const STEPS = 3;

/** The step of somebody, from 0. @param {ChairStanding} standing */
const stepOf = ({ rank }) => Math.min(rank, STEPS) - 1;

/** The reader is "you" on the podium, too. @param {View} view @param {number} chair */
export const nameOf = (view, chair) => (chair === view.me ? capital(t("reader")) : view.chairs[chair].name);

/** The podium of a finished game. @param {{view: View, all: ChairStanding[]}} props */
export function Podium({ view, all }) {
  // Whoever has nothing stands before it, whoever wins in its middle.
  const shown = all
    .slice(0, Math.max(STEPS, all.filter(({ rank }) => rank === 1).length))
    .filter(({ rank, points }) => rank === 1 || points !== 0);
  return html`
    <ol class="podium" hidden=${!shown.length}>
      ${shown.map((each, place) => {
        const who = chairIdentity(view.chairs, each.chair);
        return html`
          <li key=${each.chair} class=${`step-${stepOf(each)} place-${Math.min(place, STEPS)} ${who.look}`}>
            <${Medallion}
              who=${who}
              size=${56}
              mood=${each.rank === 1 ? "proud" : "calm"}
              bot=${view.chairs[each.chair].level}
            />
            <strong>${nameOf(view, each.chair)}</strong>
            <span class="block">${t("points", { count: each.points })}</span>
          </li>
        `;
      })}
    </ol>
    ${
      all.length > shown.length
        ? html`
            <ul class="before-podium">
              ${all.slice(shown.length).map(
                ({ chair, points }) => html`
                  <li key=${chair} class=${chair === view.me ? "own" : ""}>
                    <${Medallion}
                      who=${chairIdentity(view.chairs, chair)}
                      size=${36}
                      bot=${view.chairs[chair].level}
                    />
                    <span>
                      <strong>${nameOf(view, chair)}</strong>
                      ${" "}${t("points", { count: points })}
                    </span>
                  </li>
                `,
              )}
            </ul>
          `
        : null
    }
  `;
}

/** The width of a picture to be shared, in pixels. */
export const WIDE = 1200;
/** The height of a picture to be shared. */
export const HIGH = 630;
const HEIGHTS = [230, 165, 120];

/** A colour of the page. @param {string} look the class of an identity */
export function colourOf(look) {
  const probe = document.createElement("i");
  probe.className = look;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue("--who");
  probe.remove();
  return colour;
}

/** An empty picture to be shared, and what draws on it. */
export function emptyPicture() {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "#fdf1d7";
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = "#7a1f2b";
  pen.fillRect(0, HIGH - 44, WIDE, 44);
  return { canvas, pen };
}

/**
 * The podium as a picture to be shared.
 * @param {View} view
 * @param {ChairStanding[]} all
 * @param {string} title
 * @returns {Promise<Blob>}
 */
export function podiumPicture(view, all, title) {
  const { canvas, pen } = emptyPicture();
  pen.textAlign = "center";
  pen.fillStyle = "#2a2118";
  pen.font = "700 56px Almendra, serif";
  pen.fillText(title, WIDE / 2, 90, WIDE - 80);
  const steps = all.slice(0, STEPS);
  steps.forEach((each, place) => {
    const x = WIDE / 2 + [0, -300, 300][place];
    const top = HIGH - 44 - HEIGHTS[stepOf(each)];
    pen.fillStyle = colourOf(chairIdentity(view.chairs, each.chair).look);
    pen.fillRect(x - 130, top, 260, HIGH - 44 - top);
    pen.fillStyle = "#2a2118";
    pen.font = "700 38px Nunito Sans, sans-serif";
    pen.fillText(view.chairs[each.chair].name, x, top - 24, 280);
    pen.fillStyle = "#fffdf7";
    pen.fillRect(x - 60, top + 22, 120, 60);
    pen.fillStyle = "#2a2118";
    pen.fillText(String(each.points), x, top + 66, 110);
  });
  pen.fillStyle = "#fffdf7";
  pen.font = "700 26px Nunito Sans, sans-serif";
  pen.fillText("Vivat", WIDE / 2, HIGH - 14);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
