import { afterScan } from "../image.ts";

/** Markers of a JPEG (ITU T.81). Of frames those that PDFs know: in one scan, and in several that get finer. */
const marker = { dht: 0xc4, eoi: 0xd9, sos: 0xda, dqt: 0xdb, dri: 0xdd, app1: 0xe1, app14: 0xee } as const;
const frames = [0xc0, 0xc1, 0xc2];

/** Tables and scans at most: one that gets finer in many steps has some dozens. */
const most = 500;

/**
 * A JPEG with what draws it and no more: frame, tables and scans, each as long as it has to be, how its colours are meant,
 * and which side is up. What cameras and others write beside that is read by the library of documents, which takes minutes
 * for some that are made for it. Null for one whose tables are none.
 */
export function plainJpeg(picture: Buffer): Buffer | null {
  const parts: Buffer[] = [picture.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 4 <= picture.byteLength; ) {
    const kind = picture.readUInt8(at + 1);
    // Padding.
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.eoi) break;
    const end = at + 2 + picture.readUInt16BE(at + 2);
    const content = picture.subarray(at + 4, end);
    const segment = picture.subarray(at, end);
    at = kind === marker.sos ? afterScan(picture, end) : end;
    if (kind === marker.app1) parts.push(...orientation(content));
    else if (isNeeded(kind)) {
      if (!isWhole(kind, content) || parts.length > 2 * most) return null;
      hasFrame ||= frames.includes(kind);
      parts.push(segment, picture.subarray(end, at));
    } else if (isFrame(kind)) return null;
  }
  return hasFrame ? Buffer.concat([...parts, Buffer.from([0xff, marker.eoi])]) : null;
}

const isFrame = (kind: number): boolean => kind >= 0xc0 && kind <= 0xcf;

const isNeeded = (kind: number): boolean =>
  frames.includes(kind) ||
  [marker.dht, marker.sos, marker.dqt, marker.dri, marker.app14].some((one) => one === kind);

/** Whether the content of a segment is as long as it says itself. */
function isWhole(kind: number, content: Buffer): boolean {
  if (kind === marker.dri) return content.byteLength === 2;
  if (kind === marker.app14) return content.byteLength === 12 && content.toString("latin1", 0, 5) === "Adobe";
  if (kind === marker.sos)
    return content.byteLength > 0 && content.byteLength === 4 + 2 * content.readUInt8(0);
  if (kind === marker.dqt) return isOf(content, (at) => 1 + (content.readUInt8(at) >> 4 ? 128 : 64));
  if (kind === marker.dht)
    return isOf(content, (at) => content.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17));
  const colours = content.byteLength < 6 ? 0 : content.readUInt8(5);
  return [1, 3, 4].includes(colours) && content.byteLength === 6 + 3 * colours;
}

/** Whether something consists of tables, each as long as it says. */
function isOf(content: Buffer, lengthAt: (at: number) => number): boolean {
  let at = 0;
  while (at < content.byteLength) at += lengthAt(at);
  return at > 0 && at === content.byteLength;
}

/** What says which side of a picture is up, by itself; nothing where that is not said. */
function orientation(content: Buffer): Buffer[] {
  const side = sideIn(content);
  if (side === null) return [];
  // A segment of 34 bytes: "Exif", big-endian TIFF, one directory of one entry, a number of 16 bits.
  const [head, tiff] = ["ffe10022457869660000", `4d4d002a0000000800010112000300000001000${side}000000000000`];
  return [Buffer.from(head + tiff, "hex")];
}

/** The side of Exif, 2 to 8, which stands in the first directory of its TIFF. */
function sideIn(content: Buffer): number | null {
  if (content.toString("latin1", 0, 6) !== "Exif\0\0" || content.byteLength < 16) return null;
  const tiff = content.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.byteLength) return null;
  const end = Math.min(first + 2 + 12 * word(first), tiff.byteLength - 11);
  for (let at = first + 2; at < end; at += 12) {
    if (word(at) !== 0x0112) continue;
    const side = word(at + 8);
    return side >= 2 && side <= 8 ? side : null;
  }
  return null;
}
