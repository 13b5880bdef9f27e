// What has just been opened is seen whole, with its buttons.

/** Brings what has come onto the page into sight; for a `ref`. @param {Element|null} box */
export const inSight = (box) => box?.scrollIntoView({ block: "nearest" });
