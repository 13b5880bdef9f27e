// The curve of a game as a picture to be shared.
import { dashesOf, seatIdentity } from "../table/identity.js";
import { colourOf, emptyPicture, HIGH, WIDE } from "../table/podium.js";
import { chancesAt, placing } from "./curve.js";

/** @import { CurvePoint } from "../wire.js" */

/**
 * The lines of all seats with their names.
 * @param {CurvePoint[]} curve
 * @param {string[]} names by seat
 * @param {{title: string, truth: boolean}} shown
 * @returns {Promise<Blob>}
 */
export function curvePicture(curve, names, { title, truth }) {
  const { canvas, pen } = emptyPicture();
  pen.fillStyle = "#fffdf7";
  pen.font = "700 26px Nunito Sans, sans-serif";
  pen.textAlign = "center";
  pen.fillText("Vivat", WIDE / 2, HIGH - 14);
  pen.fillStyle = "#2a2118";
  pen.font = "700 52px Almendra, serif";
  pen.fillText(title, WIDE / 2, 76, WIDE - 80);
  const { x, y } = placing(curve, { left: 90, top: 120, width: WIDE - 380, height: HIGH - 220 });
  pen.textAlign = "right";
  pen.font = "400 22px Nunito Sans, sans-serif";
  for (const part of [0, 50, 100]) {
    pen.fillText(`${part} %`, 80, y(part / 100) + 8);
    pen.fillStyle = "#c9b892";
    pen.fillRect(90, y(part / 100), WIDE - 380, 1);
    pen.fillStyle = "#2a2118";
  }
  pen.textAlign = "left";
  pen.lineWidth = 5;
  names.forEach((name, seat) => {
    pen.strokeStyle = colourOf(seatIdentity(seat).look);
    pen.setLineDash(dashesOf(seat).split(" ").filter(Boolean).map(Number));
    pen.beginPath();
    for (const point of curve) pen.lineTo(x(point.move), y(chancesAt(point, truth)[seat]));
    pen.stroke();
    pen.beginPath();
    pen.moveTo(WIDE - 260, 150 + 44 * seat);
    pen.lineTo(WIDE - 200, 150 + 44 * seat);
    pen.stroke();
    pen.fillText(name, WIDE - 188, 158 + 44 * seat, 170);
  });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
