// What finished games were worth: fetched only where somebody asks for it.
export { ReviewScreen } from "./screens/review.js";
