// The keys of a castle table.

/** What each of them does, as messages. */
export const CASTLE_KEYS = {
  "← →": "keys-arrows",
  "0 – 5": "keys-digits",
  Esc: "keys-escape",
  h: "keys-hide",
  g: "keys-notebook",
  c: "keys-coach",
  s: "keys-skip",
  t: "keys-turn",
  "?": "keys-help",
};
