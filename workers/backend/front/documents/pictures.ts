import { inflateSync } from "node:zlib";
import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import type { Shrink } from "../drawing/shrunk.ts";
import { readImage } from "../image.ts";
import { dataOf, pngLimits, type Rows, shownRows } from "../png.ts";
import { type DrawnPictures, drawnPictures } from "./drawn-pictures.ts";
import { fileAt } from "./file-at.ts";
import { plainJpeg } from "./plain-jpeg.ts";

/**
 * Bytes of all pictures of a document, pixels of those that are PNG, and of those that are drawn small now, which takes
 * 0.1 s for a million: a Worker has 128 MB, and one thread.
 */
const budget = { bytes: 24 * 1024 * 1024, pixels: 60_000_000, drawn: 24_000_000 };
/** Pixels of a PNG that the library may unpack itself, as those of a drawn logo: it holds each of them several times over. */
const small = 400_000;

/**
 * The pictures that a document can show, by their addresses. A PDF takes JPEG as it is and PNG after some work; WebP is in
 * no PDF. What is left out is missed in the document alone: nobody goes without an offer for a picture.
 */
export async function picturesOf(c: Context<FrontCall>, urls: string[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const show = beginShowing(drawnPictures(c));
  let left = budget.bytes;
  for (const url of new Set(urls)) {
    const file = await fileAt(c, url);
    const picture = file && file.byteLength <= left && (await show(url, file));
    if (!picture) continue;
    left -= picture.byteLength;
    pictures.set(url, picture);
  }
  return pictures;
}

/**
 * Makes the pictures of one document what it can show, one after another: JPEG without what is beside it; PNG as it is
 * where it goes into a PDF unopened or is small, and drawn small where the library would unpack it. That is done once: the
 * next document finds it among those that are drawn. Null for any other, and for what is too much.
 */
export function beginShowing(known: DrawnPictures): (url: string, picture: Buffer) => Promise<Buffer | null> {
  let left = budget.pixels;
  let leftToDraw = budget.drawn;
  let shrink: Shrink | undefined;
  return async (url, picture) => {
    const image = readImage(picture);
    if (image?.type !== "image/png") return image?.type === "image/jpeg" ? plainJpeg(picture) : null;
    const pixels = image.width * image.height;
    const rows = shownRows(picture, image);
    if (!rows || rows === "much") return null;
    const isSmall = pixels <= small && !rows.areInterlaced;
    if (isSmall || !rows.areOpened) {
      if (pixels > left) return null;
      left -= pixels;
      return isUnpackable(picture, rows) ? picture : null;
    }
    const before = await known.find(url);
    if (before !== undefined) return before;
    leftToDraw -= pixels;
    if (leftToDraw < 0) return null;
    shrink ??= await (await import("../drawing/shrunk.ts")).beginShrinking();
    const drawn = shrink(picture, image);
    // Others are answered meanwhile.
    await known.keep(url, drawn);
    return drawn;
  };
}

/** Whether the pixels come out; where the library unpacks them, each row has to have one of the five filters. */
function isUnpackable(picture: Buffer, { length, areOpened }: Rows): boolean {
  try {
    const pixels = inflateSync(dataOf(picture), { maxOutputLength: pngLimits.unpacked });
    for (let at = 0; areOpened && at < pixels.byteLength; at += length)
      if (pixels.readUInt8(at) > 4) return false;
    return pixels.byteLength > 0;
  } catch {
    return false;
  }
}
