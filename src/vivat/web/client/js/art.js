// Drawings: symbols in files under `art`, which the browser fetches when the first of them is shown. The page
// knows their tag, so that what was fetched once is good until they are others: every symbol that comes up
// would otherwise ask the server whether its file has changed.
const TAG = document.documentElement.dataset.art;

/** Where a drawing is. @param {string} file without its ending @param {string} name */
export const artOf = (file, name) => `/client/art/${file}.svg?tag=${TAG}#${name}`;
