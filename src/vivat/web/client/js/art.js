// Drawings: symbols in files under `art`, which the browser fetches when the first of them is shown.

/** Where a drawing is. @param {string} file without its ending @param {string} name */
export const artOf = (file, name) => `/client/art/${file}.svg#${name}`;
