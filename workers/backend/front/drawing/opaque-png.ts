import { crc32, deflateSync } from "node:zlib";

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
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of each of three colours.
  head.set([8, 2], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
