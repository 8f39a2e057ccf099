import type { Context } from "hono";
import type { FrontCall } from "../../call";
import { readImage } from "../image";
import { fileAt } from "./file-at";

/** Bytes of all pictures of a document, and the pixels of one that has to be unpacked: a Worker has 128 MB. */
const budget = 24 * 1024 * 1024;
const largestUnpacked = 6_000_000;

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

function isShowable(picture: Buffer): boolean {
  const image = readImage(picture);
  if (image?.type === "image/png") return image.width * image.height <= largestUnpacked;
  return image?.type === "image/jpeg";
}
