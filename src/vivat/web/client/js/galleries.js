// All that is drawn, for whoever draws: fetched only there.
export { Gallery } from "./screens/gallery.js";
export { IntrigueGallery } from "./screens/gallery_intrigue.js";
