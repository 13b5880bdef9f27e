// The face of somebody at a table: an emblem on their colour, with what has become of them.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { LEVELS } from "../wire.js";

/** @import { Identity } from "./identity.js" */
/** @typedef {"calm"|"asked"|"proud"|"away"|"jailed"|"dead"} Mood */

/** The sign of a bot, or of one that somebody has written. @param {string} level */
const botSign = (level) => `bot-${LEVELS.some((each) => each === level) ? level : "own"}`;

/**
 * @typedef {object} MedallionProps
 * @property {Identity} who
 * @property {number} [size] in pixels
 * @property {Mood} [mood]
 * @property {string|null} [bot] the level of a bot
 */

/** A picture only: whoever it is stands beside it in words. @param {MedallionProps} props */
export function Medallion({ who, size = 32, mood = "calm", bot = null }) {
  const partner = who.shape === "roundel";
  return html`
    <svg
      class=${`medallion ${who.look} ${mood}`}
      viewBox="2 3 96 96"
      width=${size}
      height=${size}
      aria-hidden="true"
    >
      <use href=${artOf("people", who.shape)} x="-6" y="-6" width="112" height="112" />
      <g transform=${partner ? "matrix(-1 0 0 1 100 0)" : undefined}>
        <use
          href=${artOf("people", who.emblem)}
          x=${partner ? 10 : 6}
          y=${partner ? 8 : 2}
          width=${partner ? 80 : 88}
          height=${partner ? 80 : 88}
        />
      </g>
      ${
        mood === "proud" &&
        html`
          <use href=${artOf("people", "proud")} x="-6" y="-16" width="112" height="112" />
        `
      }
      ${
        mood === "jailed" &&
        html`
          <use href=${artOf("people", "bars")} x="-6" y="-6" width="112" height="112" />
        `
      }
      ${
        bot !== null &&
        html`
          <use href=${artOf("people", botSign(bot))} x="62" y="64" width="44" height="44" />
        `
      }
    </svg>
  `;
}
