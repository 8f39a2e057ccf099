import { piecesOf } from "#model/body/pieces.ts";
import { type Image, readImage } from "./image.ts";

/** What documents show of one PNG at most: bytes of the file, its pixels, and bytes of what comes out. A Worker has 128 MB. */
export const pngLimits = { size: 3 * 1024 * 1024, pixels: 4_000_000, unpacked: 17_000_000 };

/** What the rows of a PNG (ISO 15948) are. */
export interface Rows {
  /** Bytes of one, with that of its filter. */
  length: number;
  /** Bytes of all of them. */
  bytes: number;
  areInterlaced: boolean;
  /** Whether the library of documents unpacks them: a PDF has transparency apart, and rows in their order. */
  areOpened: boolean;
}

/** Channels by what the head of a PNG says that they are; from 4 on the last one is transparency. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The seven passes of interlaced rows (8.2): the first pixel of each, and the steps from one to the next. */
const passes = [
  { x: 0, y: 0, wide: 8, high: 8 },
  { x: 4, y: 0, wide: 8, high: 8 },
  { x: 0, y: 4, wide: 4, high: 8 },
  { x: 2, y: 0, wide: 4, high: 4 },
  { x: 0, y: 2, wide: 2, high: 4 },
  { x: 1, y: 0, wide: 2, high: 2 },
  { x: 0, y: 1, wide: 1, high: 2 },
];

/** What the rows of a PNG are; null for what no PNG may be. */
function rowsOf(png: Uint8Array, { width, height }: Image): Rows | null {
  const [depth = 0, kind = 0, , , interlacing] = png.subarray(24);
  const count = channels[kind];
  if (count === undefined || ![1, 2, 4, 8, 16].includes(depth)) return null;
  const lengthOf = (pixels: number) => Math.ceil((pixels * count * depth) / 8) + 1;
  const areInterlaced = interlacing !== 0;
  const bytesOfPass = ({ x, y, wide, high }: (typeof passes)[number]) =>
    width > x && height > y ? Math.ceil((height - y) / high) * lengthOf(Math.ceil((width - x) / wide)) : 0;
  return {
    length: lengthOf(width),
    bytes: areInterlaced
      ? passes.map(bytesOfPass).reduce((sum, bytes) => sum + bytes, 0)
      : lengthOf(width) * height,
    areInterlaced,
    areOpened: areInterlaced || kind >= 4 || isSeenThrough(png),
  };
}

/** Whether a PNG is more than documents show; asked of its file before anything else of it is read. */
const isLarge = (png: Uint8Array, { width, height }: Image): boolean =>
  png.byteLength > pngLimits.size || width * height > pngLimits.pixels;

/** The rows of a PNG that documents can show; "much" for one that is too large for that, null for what no PNG may be. */
export function shownRows(png: Uint8Array, image: Image): Rows | "much" | null {
  if (isLarge(png, image)) return "much";
  const rows = rowsOf(png, image);
  return rows && rows.bytes > pngLimits.unpacked ? "much" : rows;
}

/** The packed pixels of a PNG, which its parts have one after another. */
export function dataOf(png: Uint8Array): Buffer<ArrayBuffer> {
  const data = Buffer.alloc(png.byteLength);
  let end = 0;
  for (const { name, content } of chunksOf(png)) {
    if (name !== "IDAT") continue;
    data.set(content, end);
    end += content.byteLength;
  }
  return data.subarray(0, end);
}

function isSeenThrough(png: Uint8Array): boolean {
  for (const { name } of chunksOf(png)) if (name === "tRNS") return true;
  return false;
}

/** The parts of a PNG, which are in order, as readImage has seen. One by one: there may be hundreds of thousands. */
function* chunksOf(png: Uint8Array): Generator<{ name: string; content: Uint8Array }> {
  const picture = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= picture.byteLength; ) {
    const length = picture.readUInt32BE(at);
    const name = picture.toString("latin1", at + 4, at + 8);
    yield { name, content: picture.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Whether bytes are a PNG that is refused for being more than documents show. */
export function isPngTooMuch(bytes: Uint8Array): boolean {
  const image = readImage(bytes);
  return image?.type === "image/png" && shownRows(bytes.subarray(0, image.end), image) === "much";
}

/** The image that bytes are, if documents can show it as well: a PNG with all its pixels, and no more than they take. */
export async function readShownImage(bytes: Uint8Array): Promise<Image | null> {
  const image = readImage(bytes);
  if (image?.type !== "image/png") return image;
  const png = bytes.subarray(0, image.end);
  const rows = shownRows(png, image);
  return rows && rows !== "much" && (await hasAllRows(png, rows)) ? image : null;
}

/** Bytes that are unpacked at once: nobody has to hold all of them. */
const pieceSize = 128 * 1024;

/** Whether all rows come out, each with a filter that there is. */
async function hasAllRows(png: Uint8Array, rows: Rows): Promise<boolean> {
  const packed = new Blob([dataOf(png)]).stream();
  const unpacked = piecesOf(packed.pipeThrough(new DecompressionStream("deflate")), pieceSize);
  let isWhole = true;
  try {
    for (let at = 0; isWhole && at < rows.bytes; ) {
      const piece = await unpacked.next();
      isWhole = piece !== null && (rows.areInterlaced || hasFilters(piece, at, rows));
      at += piece?.byteLength ?? 0;
    }
    await unpacked.cancel();
    return isWhole;
  } catch {
    // What cannot be unpacked is no picture.
    return false;
  }
}

/** Whether each row that begins in a piece, which begins at that byte itself, has one of the five filters. */
function hasFilters(piece: Uint8Array, at: number, { length, bytes }: Rows): boolean {
  const end = Math.min(piece.byteLength, bytes - at);
  for (let row = (length - (at % length)) % length; row < end; row += length)
    if ((piece[row] ?? 0) > 4) return false;
  return true;
}
