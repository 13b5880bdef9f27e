// Faces: each character has a shape, a colour, a headdress and an initial of its own, so that none is told apart by colour alone.
import { html } from "../html.js";

const FACES = [
  { coat: "#b3261e", hat: "crownlet", skin: "#f0c9a0", hair: "#4a2c17" },
  { coat: "#2e6f9e", hat: "veil", skin: "#f6d7b8", hair: "#b5651d" },
  { coat: "#3f7d3a", hat: "mitre", skin: "#e8b98c", hair: "#222222" },
  { coat: "#6b4c9a", hat: "cap", skin: "#f0c9a0", hair: "#7a4a1f" },
  { coat: "#c2761b", hat: "helmet", skin: "#d9a173", hair: "#333333" },
  { coat: "#7a7a7a", hat: "hood", skin: "#f2cfae", hair: "#555555" },
  { coat: "#0f766e", hat: "beret", skin: "#e8b98c", hair: "#2a1a10" },
  { coat: "#a83279", hat: "flower", skin: "#f6d7b8", hair: "#d9a441" },
  { coat: "#8a6410", hat: "feather", skin: "#f0c9a0", hair: "#8c8c8c" },
  { coat: "#1f3a93", hat: "wizard", skin: "#f2cfae", hair: "#eeeeee" },
  { coat: "#5b3a1e", hat: "straw", skin: "#c98f5f", hair: "#1b1b1b" },
  { coat: "#b91c5c", hat: "bow", skin: "#f6d7b8", hair: "#111111" },
  { coat: "#274e13", hat: "bald", skin: "#e8b98c", hair: "#663300" },
  { coat: "#d4a017", hat: "bells", skin: "#f0c9a0", hair: "#b3261e" },
];

/** @type {Record<string, unknown>} */
const HATS = {
  crownlet: html`<path d="M-16-22-18-34-9-28 0-38 9-28 18-34 16-22z" fill="#f4c95d" stroke="#2a2118"/>`,
  veil: html`<path d="M-18 6C-22-30 22-30 18 6L22 14-22 14z" fill="#dfe9f2" stroke="#2a2118" opacity=".9"/>`,
  mitre: html`<path d="M-13-20-10-42 0-34 10-42 13-20z" fill="#ffffff" stroke="#2a2118"/><path d="M0-32v10M-5-27h10" stroke="#b3261e" stroke-width="2"/>`,
  cap: html`<path d="M-17-18C-17-38 17-38 17-18L24-16 17-14H-17z" fill="#6b4c9a" stroke="#2a2118"/>`,
  helmet: html`<path d="M-17-8V-22C-17-40 17-40 17-22V-8L10-14H-10z" fill="#b8c0c8" stroke="#2a2118"/><path d="M0-36V-14" stroke="#2a2118"/>`,
  hood: html`<path d="M-19 8C-24-36 24-36 19 8L11-10C6-22-6-22-11-10z" fill="#8b8b8b" stroke="#2a2118"/>`,
  beret: html`<path d="M-19-20C-16-36 20-38 21-22 14-16-14-14-19-20z" fill="#0f766e" stroke="#2a2118"/>`,
  flower: html`<g transform="translate(12 -24)" stroke="#2a2118"><circle r="8" fill="#f7b7d2"/><circle r="3" fill="#f4c95d"/></g>`,
  feather: html`<path d="M-18-18C-18-32 18-32 18-18z" fill="#8a6410" stroke="#2a2118"/><path d="M12-26C20-44 28-40 24-28" fill="#ffffff" stroke="#2a2118"/>`,
  wizard: html`<path d="M-20-16 2-46 20-16z" fill="#1f3a93" stroke="#2a2118"/><path d="m0-30 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z" fill="#f4c95d"/>`,
  straw: html`<path d="M-26-16C-12-22 12-22 26-16 12-10-12-10-26-16z" fill="#e3c878" stroke="#2a2118"/><path d="M-12-18C-12-32 12-32 12-18z" fill="#e3c878" stroke="#2a2118"/>`,
  bow: html`<path d="M0-26-14-34V-18zM0-26 14-34V-18z" fill="#b91c5c" stroke="#2a2118"/><circle cy="-26" r="3" fill="#ffffff" stroke="#2a2118"/>`,
  bald: html`<path d="M-10-30C-4-34 4-34 10-30" fill="none" stroke="#ffffff" stroke-width="2"/>`,
  bells: html`<path d="M-16-16C-30-40-8-34 0-26 8-34 30-40 16-16z" fill="#b3261e" stroke="#2a2118"/><circle cx="-20" cy="-28" r="4" fill="#f4c95d" stroke="#2a2118"/><circle cx="20" cy="-28" r="4" fill="#f4c95d" stroke="#2a2118"/>`,
};

/** A bust in a box from −34,−44 to 34,44. @param {{slot: number, names: string[]}} props */
export function Face({ slot, names }) {
  const face = FACES[slot] ?? FACES[0];
  const initial = (names?.[slot] ?? "?").charAt(0);
  const hairy = face.hat !== "bald" && face.hat !== "hood" && face.hat !== "veil";
  return html`<g class="face" stroke-width="1.6" stroke-linejoin="round">
    <path d="M-26 42C-26 20-14 12 0 12S26 20 26 42z" fill=${face.coat} stroke="#2a2118"/>
    ${hairy ? html`<ellipse cx="0" cy="-10" rx="18" ry="19" fill=${face.hair} stroke="#2a2118"/>` : null}
    <ellipse cx="0" cy="-6" rx="14.5" ry="17" fill=${face.skin} stroke="#2a2118"/>
    <circle cx="-5" cy="-8" r="1.8" fill="#2a2118"/><circle cx="5" cy="-8" r="1.8" fill="#2a2118"/>
    <path d="M-5 2C-2 5 2 5 5 2" fill="none" stroke="#2a2118"/>
    ${HATS[face.hat]}
    <circle cx="0" cy="30" r="10.5" fill="#fffdf7" stroke="#2a2118"/><text x="0" y="35" text-anchor="middle" font-size="15" font-weight="700" fill="#2a2118" stroke="none">${initial}</text>
  </g>`;
}
