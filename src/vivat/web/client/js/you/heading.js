// The heading of a part of the page about oneself, with its drawing.
import { artOf } from "../art.js";
import { html } from "../html.js";

/**
 * A heading with a picture, which says nothing that the words do not say.
 * @param {{of: "bell"|"devices"|"phone"|"paper"|"key"|"door"|"chest", words: string}} props
 */
export const Heading = ({ of, words }) => html`
  <h2 class="drawn-heading">
    <svg class="drawn" viewBox="0 0 64 64" width="44" height="44" aria-hidden="true">
      <use href=${artOf("you", of)} width="64" height="64" />
    </svg>
    ${words}
  </h2>
`;
