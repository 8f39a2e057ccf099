import type { ImageType } from "#model/file/image-rules.ts";

/** What an image is by its own bytes. `end` is where it ends: whatever stands behind is no part of it. */
export interface Image {
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
  end: number;
}

/** Pixels that a picture may unpack to: a file of some kilobytes can claim to be larger than any memory. */
const maxSide = 12_000;
const maxArea = 60_000_000;

/**
 * The image that bytes are, judged by their whole structure and by nothing that anybody says of them; null for what is
 * none, breaks off, or unpacks to more than 60 megapixels. Sources: PNG (ISO 15948), JPEG (ITU T.81), WebP (RFC 9649).
 */
export function readImage(bytes: Uint8Array): Image | null {
  const image = imageIn(bytes);
  return image && isSeen(image) && isHeld(image) ? image : null;
}

/** Whether bytes are an image that is refused for its pixels alone: another kind of file would not help its sender. */
export function hasTooManyPixels(bytes: Uint8Array): boolean {
  const image = imageIn(bytes);
  return image !== null && isSeen(image) && !isHeld(image);
}

function imageIn(bytes: Uint8Array): Image | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(view) ?? readJpeg(view) ?? readWebp(view);
}

const isSeen = ({ width, height }: Image) => width > 0 && height > 0;

const isHeld = ({ width, height }: Image) => Math.max(width, height) <= maxSide && width * height <= maxArea;

const tagAt = (view: DataView, at: number) =>
  at + 4 <= view.byteLength
    ? String.fromCharCode(
        view.getUint8(at),
        view.getUint8(at + 1),
        view.getUint8(at + 2),
        view.getUint8(at + 3),
      )
    : "";

/** Chunks of length, name, data and checksum; the header comes first, the end chunk last. */
function readPng(view: DataView): Image | null {
  const isPng = view.byteLength > 45 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  if (!isPng || view.getUint32(8) !== 13 || tagAt(view, 12) !== "IHDR") return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasData = false;
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const next = at + 12 + view.getUint32(at);
    const name = tagAt(view, at + 4);
    if (next > view.byteLength) return null;
    if (name === "IDAT") hasData = true;
    // The end chunk is empty: whatever it held would be kept and is no picture.
    if (name === "IEND")
      return hasData && next === at + 12 ? { type: "image/png", ...size, end: next } : null;
    at = next;
  }
  return null;
}

/** Start-of-frame markers, which say the size; the other markers of their range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments of marker, length and data; scans of compressed data without a length; an end marker. */
function readJpeg(view: DataView): Image | null {
  if (view.byteLength < 20 || view.getUint16(0) !== 0xffd8) return null;
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = 2; at + 2 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Markers may be padded with 0xff.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return size && hasScan ? { type: "image/jpeg", ...size, end: at + 2 } : null;
    if (at + 4 > view.byteLength) return null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > view.byteLength) return null;
    if (isFrame(marker) && next >= at + 9)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    hasScan ||= marker === 0xda;
    at = marker === 0xda ? afterScan(bytesOf(view), next) : next;
  }
  return null;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Where the compressed data of a scan ends: at a marker that is neither a stuffed zero nor a restart. */
export function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

/** A RIFF of one of three kinds, each with its size at another place. Its chunks have to fit into it. */
function readWebp(view: DataView): Image | null {
  if (view.byteLength < 30 || tagAt(view, 0) !== "RIFF" || tagAt(view, 8) !== "WEBP") return null;
  const end = 8 + view.getUint32(4, true);
  const size = webpSize(view);
  if (!size || end < 30 || end > view.byteLength) return null;
  return hasPicture(view, end) ? { type: "image/webp", ...size, end } : null;
}

/** Whether the chunks of a WebP end where it ends, and one of them is a picture or a frame of an animation. */
function hasPicture(view: DataView, end: number): boolean {
  let isThere = false;
  let at = 12;
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true);
    isThere ||= ["VP8 ", "VP8L", "ANMF"].includes(tagAt(view, at));
    // Chunks of an odd length are padded.
    at += 8 + length + (length % 2);
  }
  return isThere && at === end;
}

function webpSize(view: DataView): { width: number; height: number } | null {
  const low24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (tagAt(view, 12)) {
    case "VP8 ":
      if (low24(23) !== 0x2a019d) return null;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case "VP8L": {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: low24(24) + 1, height: low24(27) + 1 };
    default:
      return null;
  }
}
