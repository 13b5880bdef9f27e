// What tells the figures apart besides their drawing: colours of skin, sleeves and brows, and where a crown
// sits.

/**
 * @typedef {object} Look
 * @property {string} art the name of its file
 * @property {string} skin
 * @property {string} sleeve
 * @property {string} brow
 * @property {boolean} [lashes]
 * @property {boolean} [holds] something in one hand, whatever happens
 * @property {[number, number, number, number]} [crown] where a crown sits: x, y, size, and how it is tilted
 * @property {[number, number]} [badge] where the initial is worn
 * @property {boolean} [own] a face and limbs of its own kind
 * @property {string} [sign] on the chest, instead of the initial
 */

const FAIR = "#f9dcc0";
const ROSY = "#f4c9a4";
const TAN = "#e3ad7c";
const BROWN = "#b5794c";
const DARK = "#8a5636";

/** By figure, as the server names them. @type {Record<string, Omit<Look, "art">>} */
const LOOKS = {
  alighiero: {
    skin: FAIR,
    sleeve: "#f3e4c4",
    brow: "#7a4520",
    holds: true,
    crown: [0, -86, 0.86, 0],
  },
  beatrice: {
    skin: FAIR,
    sleeve: "#7d6bc0",
    brow: "#8a3a17",
    lashes: true,
    holds: true,
    crown: [0, -77, 1.05, 0],
  },
  clemente: {
    skin: TAN,
    sleeve: "#5f7f3a",
    brow: "#3a2718",
    holds: true,
    crown: [0, -84, 0.85, 0],
  },
  dario: {
    skin: FAIR,
    sleeve: "#6a4785",
    brow: "#cfc9bd",
    holds: true,
    crown: [0, -77, 0.95, -6],
  },
  ernesto: {
    skin: ROSY,
    sleeve: "#d98f2b",
    brow: "#4a3020",
    crown: [0, -77, 1.08, 0],
  },
  fiorello: {
    skin: FAIR,
    sleeve: "#eee0c6",
    brow: "#7c4a22",
    holds: true,
    crown: [2, -86, 0.85, 6],
  },
  gavino: {
    skin: TAN,
    sleeve: "#aeb9c2",
    brow: "#2a1a10",
    holds: true,
    crown: [0, -80, 1.08, 0],
  },
  irina: {
    skin: FAIR,
    sleeve: "#fff8e8",
    brow: "#b98427",
    lashes: true,
    holds: true,
    crown: [0, -83, 0.8, 0],
  },
  leonardo: {
    skin: ROSY,
    sleeve: "#7f8f2f",
    brow: "#5a3a1e",
    holds: true,
    crown: [-2, -84, 0.85, -6],
  },
  merlino: {
    skin: FAIR,
    sleeve: "#34509c",
    brow: "#e6e0d2",
    holds: true,
    crown: [0, -75, 1.12, 0],
  },
  natale: {
    skin: BROWN,
    sleeve: "#fbf4e6",
    brow: "#2b1c14",
    holds: true,
    crown: [0, -79, 0.98, 6],
  },
  odessa: {
    skin: FAIR,
    sleeve: "#b8336a",
    brow: "#241a26",
    lashes: true,
    holds: true,
    crown: [0, -79, 1, 0],
  },
  piero: {
    skin: ROSY,
    sleeve: "#fbf6ea",
    brow: "#6b3a1a",
    holds: true,
    crown: [0, -75, 1.08, 0],
  },
  alienor: {
    skin: FAIR,
    sleeve: "#a8283c",
    brow: "#7a2f12",
    lashes: true,
    crown: [0, -78, 0.9, 0],
  },
  bridget: {
    skin: FAIR,
    sleeve: "#fff8e8",
    brow: "#a8401a",
    lashes: true,
    holds: true,
    crown: [0, -82, 0.9, 0],
  },
  caius: { skin: TAN, sleeve: "#fbf4e6", brow: "#2b1d12", crown: [0, -79, 0.98, 0] },
  daphne: {
    skin: FAIR,
    sleeve: "#b9a3dd",
    brow: "#b98427",
    lashes: true,
    crown: [0, -80, 0.9, 0],
  },
  eloise: {
    skin: DARK,
    sign: "É",
    sleeve: "#3b3547",
    brow: "#20141a",
    lashes: true,
    holds: true,
    crown: [0, -81, 0.9, 0],
  },
  foidvo: {
    skin: ROSY,
    sleeve: "#f1e7d6",
    brow: "#8f3f1b",
    holds: true,
    crown: [0, -80, 0.95, -5],
  },
  gaspard: {
    skin: DARK,
    sleeve: "#1f8a80",
    brow: "#1b1210",
    holds: true,
    crown: [0, -85, 0.85, 0],
  },
  jeanne: {
    skin: FAIR,
    sleeve: "#aeb9c2",
    brow: "#4a2f1c",
    lashes: true,
    holds: true,
    crown: [0, -75, 0.98, 0],
  },
  "leonardo-2024": {
    skin: ROSY,
    sleeve: "#a5472f",
    brow: "#c9c2b4",
    holds: true,
    crown: [0, -87, 0.85, 4],
  },
  merlin: {
    skin: FAIR,
    sleeve: "#40527f",
    brow: "#dcd6c8",
    holds: true,
    crown: [0, -76, 1.05, 0],
  },
  romeo: {
    skin: TAN,
    sleeve: "#6d3f8c",
    brow: "#1f1512",
    holds: true,
    crown: [-1, -84, 0.88, -5],
  },
  ouaf: {
    skin: "#d6a368",
    sleeve: "#d6a368",
    brow: "#6e431d",
    own: true,
    badge: [0, -26],
    crown: [0, -78, 0.85, -7],
  },
  victoria: {
    skin: ROSY,
    sleeve: "#2c6b4f",
    brow: "#8d8793",
    lashes: true,
    holds: true,
    crown: [0, -87, 0.75, 0],
  },
  jester: {
    skin: FAIR,
    sleeve: "#2c8a63",
    brow: "#8a3a17",
    holds: true,
    sign: "★",
    crown: [0, -80, 0.9, 8],
  },
};
/** Whoever is not known here: a figure without features of its own. @type {Look} */
const UNKNOWN = { art: "alighiero", skin: FAIR, sleeve: "#f3e4c4", brow: "#7a4520", holds: true };

/** How a figure looks. @param {string} figure @returns {Look} */
export const lookOf = (figure) => (figure in LOOKS ? { art: figure, ...LOOKS[figure] } : UNKNOWN);
