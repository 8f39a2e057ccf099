import { crc32 } from "node:zlib";

/** How a pixel says its colour (ISO 15948, 11.2.2): by itself in three bytes, or by its place in a palette in one. */
const kinds = { rgb: 2, palette: 3 };

interface Header {
  width: number;
  height: number;
  kind: keyof typeof kinds;
}

/** The file of a PNG of eight bits a sample: its header, the chunks that are given by name, and the end. */
export function pngFile(
  { width, height, kind }: Header,
  ...chunks: [name: string, data: Uint8Array][]
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, kinds[kind]], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...chunks.map((one) => chunk(...one)),
    chunk("IEND"),
  ]);
}

/** Length, name, data and the checksum of name and data. */
function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
