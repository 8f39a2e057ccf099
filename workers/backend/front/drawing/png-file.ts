import { crc32 } from "node:zlib";

/** Of pixels that say their colour in three bytes (ISO 15948, 11.2.2). */
const rgb = 2;

/** The file of a PNG of eight bits a sample: its header, packed rows, and the end. Measures in pixels. */
export function pngFile({ width, height }: { width: number; height: number }, packed: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, rgb], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND")]);
}

/** Length, name, data and the checksum of name and data. */
function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
