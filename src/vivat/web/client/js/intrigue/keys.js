// The keys of an intrigue table.

/** What each of them does, as messages. */
export const INTRIGUE_KEYS = {
  "1 – 9, 0": "keys-actions",
  e: "keys-end",
  r: "keys-reference",
  Esc: "keys-escape",
  h: "keys-hide",
  g: "keys-notebook",
  s: "keys-skip",
  t: "keys-turn",
  "?": "keys-help",
};
