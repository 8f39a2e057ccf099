import { deflateSync } from "node:zlib";
import { pngFile } from "./png-file.ts";

/**
 * A PNG (ISO 15948) without transparency, which goes into a PDF unopened, of pixels of four bytes each, the last one of
 * which is passed over. Rows say what is different from the row above.
 */
export function opaquePng(pixels: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const length = 1 + 3 * width;
  const rows = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * length] = 2;
    for (let x = 0; x < width; x += 1)
      for (let colour = 0; colour < 3; colour += 1) {
        const at = 4 * (y * width + x) + colour;
        const above = y > 0 ? (pixels[at - 4 * width] ?? 0) : 0;
        rows[y * length + 1 + 3 * x + colour] = (pixels[at] ?? 0) - above;
      }
  }
  return pngFile({ width, height }, deflateSync(rows));
}
