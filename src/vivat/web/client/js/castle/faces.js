// Faces: each character has a shape, a colour, a headdress and an initial of its own, so that none is told
// apart by colour alone.
import { html } from "../html.js";

/**
 * @typedef {object} Look
 * @property {string} coat
 * @property {string} hat
 * @property {string} skin
 * @property {string} hair
 * @property {boolean} [long]
 * @property {boolean} [beard]
 * @property {boolean} [glasses]
 * @property {string} [sign] instead of the initial
 */

const FAIR = "#f6d7b8";
const TAN = "#e8b98c";
const BROWN = "#c98f5f";
const INK = "#2a2118";

/** @type {Record<string, Look>} */
const LOOKS = {
  Alighiero: { coat: "#b3261e", hat: "cap", skin: FAIR, hair: "#7a4a1f" },
  Beatrice: { coat: "#2e6f9e", hat: "hennin", skin: FAIR, hair: "#b5651d", long: true },
  Clemente: { coat: "#3f7d3a", hat: "kettle", skin: TAN, hair: "#222222", beard: true },
  Dario: { coat: "#6b4c9a", hat: "bald", skin: FAIR, hair: "#8c8c8c", glasses: true },
  Ernesto: { coat: "#c2761b", hat: "crownlet", skin: TAN, hair: "#333333" },
  Fiorello: { coat: "#6b6b6b", hat: "beret", skin: FAIR, hair: "#8a4b1c", beard: true },
  Gavino: { coat: "#0f766e", hat: "helmet", skin: TAN, hair: "#2a1a10" },
  Irina: { coat: "#a83279", hat: "scarf", skin: FAIR, hair: "#d9a441", long: true },
  Leonardo: { coat: "#8a6410", hat: "feather", skin: FAIR, hair: "#5a3a1e" },
  Merlino: { coat: "#1f3a93", hat: "wizard", skin: FAIR, hair: "#eeeeee", beard: true },
  Natale: { coat: "#5b3a1e", hat: "straw", skin: BROWN, hair: "#1b1b1b" },
  Odessa: { coat: "#b91c5c", hat: "bow", skin: FAIR, hair: "#111111", long: true },
  Piero: { coat: "#274e13", hat: "toque", skin: TAN, hair: "#663300" },
  Aliénor: { coat: "#b3261e", hat: "crownlet", skin: FAIR, hair: "#7a2f12", long: true },
  Bridget: { coat: "#2e6f9e", hat: "scarf", skin: FAIR, hair: "#c1440e", long: true },
  Caius: { coat: "#3f7d3a", hat: "laurel", skin: TAN, hair: "#2b1d12" },
  Daphné: { coat: "#6b4c9a", hat: "flower", skin: FAIR, hair: "#d9a441", long: true },
  Éloïse: { coat: "#c2761b", hat: "hennin", skin: BROWN, hair: "#222222", long: true },
  Foidvo: { coat: "#6b6b6b", hat: "hood", skin: FAIR, hair: "#555555", beard: true },
  Gaspard: { coat: "#0f766e", hat: "kettle", skin: BROWN, hair: "#1b1b1b" },
  Jeanne: { coat: "#a83279", hat: "helmet", skin: FAIR, hair: "#5a3a1e", long: true },
  Merlin: { coat: "#1f3a93", hat: "wizard", skin: FAIR, hair: "#eeeeee", beard: true },
  Roméo: { coat: "#5b3a1e", hat: "feather", skin: TAN, hair: "#1b1b1b" },
  Ouaf: { coat: "#b91c5c", hat: "dog", skin: "#c89a64", hair: "#6e431d" },
  Victoria: { coat: "#274e13", hat: "bow", skin: TAN, hair: "#3b2412", long: true },
  Jester: { coat: "#d4a017", hat: "bells", skin: FAIR, hair: "#b3261e", sign: "★" },
};
const UNKNOWN = { coat: "#6b6b6b", hat: "cap", skin: FAIR, hair: "#333333" };

/** @type {Record<string, unknown>} */
const HATS = {
  crownlet: html`
    <path d="M-16-20-18-34-9-27 0-37 9-27 18-34 16-20z" fill="#f4c95d" stroke=${INK} />
  `,
  hennin: html`
    <path d="M-13-19 3-46 14-19z" fill="#7d6bb0" stroke=${INK} />
    <path d="M4-44C16-40 24-22 23 4" fill="none" stroke="#e9e4f5" stroke-width="4" />
  `,
  cap: html`
    <path d="M-17-18C-17-38 17-38 17-18L24-16 17-14H-17z" fill="#7c2d2d" stroke=${INK} />
  `,
  helmet: html`
    <path d="M-17-8V-22C-17-40 17-40 17-22V-8L10-15H-10z" fill="#b8c0c8" stroke=${INK} />
    <path d="M0-36V-15" stroke=${INK} />
    <path d="M0-36C8-46 18-42 20-34" fill="none" stroke="#b3261e" stroke-width="4" />
  `,
  kettle: html`
    <path d="M-24-16C-12-21 12-21 24-16 12-11-12-11-24-16z" fill="#9aa3ab" stroke=${INK} />
    <path d="M-14-18C-14-38 14-38 14-18z" fill="#b8c0c8" stroke=${INK} />
  `,
  hood: html`
    <path d="M-20 10C-25-36 25-36 20 10L12-8C6-22-6-22-12-8z" fill="#8b8b8b" stroke=${INK} />
  `,
  scarf: html`
    <path d="M-19 2C-21-32 21-32 19 2L13-8C8-20-8-20-13-8z" fill="#e0912f" stroke=${INK} />
    <path d="M-14-18C-5-24 5-24 14-18" fill="none" stroke="#fff3d6" stroke-width="2" />
  `,
  beret: html`
    <path d="M-19-20C-16-36 20-38 21-22 14-16-14-14-19-20z" fill="#22577a" stroke=${INK} />
    <path d="M2-33v-5" stroke=${INK} stroke-width="2.5" />
  `,
  flower: html`
    <g transform="translate(11 -22)" stroke=${INK}>
      <circle r="8" fill="#f7b7d2" />
      <circle r="3" fill="#f4c95d" />
    </g>
  `,
  feather: html`
    <path d="M-18-18C-18-32 18-32 18-18z" fill="#6d7f2b" stroke=${INK} />
    <path d="M10-25C16-44 28-42 23-26" fill="#ffffff" stroke=${INK} />
  `,
  wizard: html`
    <path d="M-21-16 2-46 21-16z" fill="#27429c" stroke=${INK} />
    <path d="m0-30 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z" fill="#f4c95d" />
  `,
  straw: html`
    <path d="M-26-16C-12-22 12-22 26-16 12-10-12-10-26-16z" fill="#e3c878" stroke=${INK} />
    <path d="M-12-18C-12-32 12-32 12-18z" fill="#e3c878" stroke=${INK} />
  `,
  bow: html`
    <path d="M0-27-14-35V-19zM0-27 14-35V-19z" fill="#e05a8a" stroke=${INK} />
    <circle cy="-27" r="3" fill="#ffffff" stroke=${INK} />
  `,
  bald: html`
    <path d="M-8-19C-3-22 3-22 8-19" fill="none" stroke="#ffffff" stroke-width="2" />
  `,
  toque: html`
    <path
      d="M-13-17V-26C-22-30-16-42-6-39-2-46 8-44 8-39 18-42 22-30 13-26V-17z"
      fill="#ffffff"
      stroke=${INK}
    />
  `,
  laurel: html`
    <path
      d="M-17-12C-18-24-8-28-2-26M17-12C18-24 8-28 2-26"
      fill="none"
      stroke="#2f7d3a"
      stroke-width="5"
      stroke-linecap="round"
      stroke-dasharray="1 6"
    />
  `,
  bells: html`
    <path d="M-16-16C-30-40-8-34 0-26 8-34 30-40 16-16z" fill="#b3261e" stroke=${INK} />
    <circle cx="-20" cy="-28" r="4" fill="#f4c95d" stroke=${INK} />
    <circle cx="20" cy="-28" r="4" fill="#f4c95d" stroke=${INK} />
  `,
};
const BARE_HEADED = ["bald", "hood", "scarf"];

/** @param {Look} look */
function Head({ hat, skin, hair, long, beard, glasses }) {
  return html`
    ${
      long
        ? html`
            <path d="M-19 20C-25-34 25-34 19 20z" fill=${hair} stroke=${INK} />
          `
        : BARE_HEADED.includes(hat)
          ? null
          : html`
              <ellipse cx="0" cy="-10" rx="18" ry="19" fill=${hair} stroke=${INK} />
            `
    }
    <ellipse cx="0" cy="-6" rx="14.5" ry="17" fill=${skin} stroke=${INK} />
    ${
      hat === "bald"
        ? html`
            <path
              d="M-15-8C-18-4-17 3-14 4M15-8C18-4 17 3 14 4"
              fill="none"
              stroke=${hair}
              stroke-width="4"
            />
          `
        : null
    }
    ${
      long && hat !== "helmet"
        ? html`
            <path d="M-14-8C-12-20-2-21 0-20 4-21 12-19 14-8 8-15-6-16-14-8z" fill=${hair} />
          `
        : null
    }
    ${
      beard
        ? html`
            <path d="M-14-2C-14 18 14 18 14-2 9 5-9 5-14-2z" fill=${hair} stroke=${INK} />
          `
        : null
    }
    <circle cx="-5" cy="-8" r="1.9" fill=${INK} />
    <circle cx="5" cy="-8" r="1.9" fill=${INK} />
    ${
      glasses
        ? html`
            <g fill="none" stroke=${INK}>
              <circle cx="-6" cy="-8" r="5" />
              <circle cx="6" cy="-8" r="5" />
              <path d="M-1-8h2" />
            </g>
          `
        : null
    }
    <path d="M-5 3C-2 6 2 6 5 3" fill="none" stroke=${INK} />
    ${HATS[hat]}
  `;
}

/** @param {Look} look */
function Dog({ skin, hair }) {
  return html`
    <path
      d="M-13-18C-28-20-28 8-19 10-13 6-12-4-10-10zM13-18C28-20 28 8 19 10 13 6 12-4 10-10z"
      fill=${hair}
      stroke=${INK}
    />
    <path
      d="M0-26C16-26 17-8 15 0 13 12 6 15 0 15S-13 12-15 0C-17-8-16-26 0-26z"
      fill=${skin}
      stroke=${INK}
    />
    <ellipse cx="0" cy="5" rx="9" ry="7.5" fill="#f3e3cb" stroke=${INK} />
    <ellipse cx="0" cy="1.5" rx="4" ry="3" fill=${INK} />
    <path d="M0 4v4M-4 9C-2 11 2 11 4 9" fill="none" stroke=${INK} />
    <circle cx="-6" cy="-10" r="2.1" fill=${INK} />
    <circle cx="6" cy="-10" r="2.1" fill=${INK} />
  `;
}

/** A bust in a box from −34,−46 to 34,44. @param {{slot: number, names: string[]}} props */
export function Face({ slot, names }) {
  const name = names?.[slot] ?? "?";
  const look = LOOKS[name] ?? UNKNOWN;
  return html`
    <g class="face" stroke-width="1.6" stroke-linejoin="round">
      <path d="M-26 42C-26 20-14 12 0 12S26 20 26 42z" fill=${look.coat} stroke=${INK} />
      ${
        look.hat === "dog"
          ? html`
              <${Dog} ...${look} />
            `
          : html`
              <${Head} ...${look} />
            `
      }
      <circle cx="0" cy="30" r="10.5" fill="#fffdf7" stroke=${INK} />
      <text x="0" y="35" text-anchor="middle" font-size="15" font-weight="700" fill=${INK} stroke="none">
        ${look.sign ?? name.charAt(0)}
      </text>
    </g>
  `;
}

/** A face by itself. @param {{slot: number, names: string[], class?: string}} props */
export function Portrait({ slot, names, class: kind = "" }) {
  return html`
    <svg class=${kind} viewBox="-34 -47 68 91" aria-hidden="true">
      <${Face} slot=${slot} names=${names} />
    </svg>
  `;
}

/** Several in a row, as for a picture. @param {{names: string[], class?: string}} props */
export function Company({ names, class: kind = "company" }) {
  return html`
    <svg class=${kind} viewBox=${`-36 -48 ${names.length * 62 + 10} 92`} aria-hidden="true">
      ${names.map(
        (name, slot) => html`
          <g key=${name} transform=${`translate(${slot * 62} 0)`}><${Face} slot=${slot} names=${names} /></g>
        `,
      )}
    </svg>
  `;
}
