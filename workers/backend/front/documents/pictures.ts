import { inflateSync } from "node:zlib";
import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { readImage } from "../image.ts";
import { fileAt } from "./file-at.ts";

/** Bytes of all pictures of a document: a Worker has 128 MB. */
const budget = 24 * 1024 * 1024;
/** Of a PNG, which has to be unpacked: bytes of the file, its pixels, and bytes of what comes out. */
const png = { size: 3 * 1024 * 1024, pixels: 4_000_000, unpacked: 40_000_000 };

/**
 * The pictures that a document can show, by their addresses. A PDF takes JPEG as it is and PNG after some work; WebP is in
 * no PDF. What is left out is missed in the document alone: nobody goes without an offer for a picture.
 */
export async function picturesOf(c: Context<FrontCall>, urls: string[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  let size = 0;
  for (const url of new Set(urls)) {
    const picture = await fileAt(c, url);
    if (!picture || !isShowable(picture) || size + picture.byteLength > budget) continue;
    size += picture.byteLength;
    pictures.set(url, picture);
  }
  return pictures;
}

/** Whether a document can show a picture: JPEG, or a PNG that is not too large and can be unpacked. */
export function isShowable(picture: Buffer): boolean {
  const image = readImage(picture);
  if (image?.type !== "image/png") return image?.type === "image/jpeg";
  const isSmall = picture.byteLength <= png.size && image.width * image.height <= png.pixels;
  return isSmall && isUnpackable(picture);
}

/** Whether the pixels of a PNG (ISO 15948) come out: its chunks are in order, as readImage has seen. */
function isUnpackable(picture: Buffer): boolean {
  const data: Buffer[] = [];
  for (let at = 8; at + 8 <= picture.byteLength; ) {
    const length = picture.readUInt32BE(at);
    const name = picture.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") data.push(picture.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: png.unpacked }).byteLength > 0;
  } catch {
    return false;
  }
}
