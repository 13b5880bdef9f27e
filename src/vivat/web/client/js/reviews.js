// What finished games were worth, and puzzles out of them: fetched only where somebody asks for it.
export { PuzzleScreen } from "./screens/puzzles.js";
export { ReviewScreen } from "./screens/review.js";
