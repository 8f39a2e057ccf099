/** An icon of Windows by its own bytes. `end` is where it ends. */
interface IconFile {
  type: "image/x-icon";
  /** Pixels of its largest picture. */
  width: number;
  height: number;
  end: number;
}

const maxPictures = 32;
/** Of the picture's own head, as Windows has it. */
const headSize = 40;
const pngStart = 0x89504e47;

/**
 * The icon that bytes are, judged by its directory: every picture lies behind that and inside the file, and is a PNG or an
 * uncompressed bitmap of the size that the directory says. Null for what is none. Source: the ICO format of Windows.
 */
export function readIcon(bytes: Uint8Array): IconFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 22 || view.getUint32(0, true) !== 0x10000) return null;
  const count = view.getUint16(4, true);
  if (count === 0 || count > maxPictures || 6 + count * 16 > view.byteLength) return null;
  const icon: IconFile = { type: "image/x-icon", width: 0, height: 0, end: 0 };
  for (let at = 6; at < 6 + count * 16; at += 16) {
    // A byte has no room for 256.
    const [width, height] = [view.getUint8(at) || 256, view.getUint8(at + 1) || 256];
    const [size, start] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    const isInside = start >= 6 + count * 16 && size >= headSize && start + size <= view.byteLength;
    if (!isInside || !isPicture(view, { start, size, width, height })) return null;
    icon.width = Math.max(icon.width, width);
    icon.height = Math.max(icon.height, height);
    icon.end = Math.max(icon.end, start + size);
  }
  return icon;
}

interface Entry {
  start: number;
  size: number;
  width: number;
  height: number;
}

function isPicture(view: DataView, { start, size, width, height }: Entry): boolean {
  if (view.getUint32(start) === pngStart)
    return view.getUint32(start + 16) === width && view.getUint32(start + 20) === height;
  const depth = view.getUint16(start + 14, true);
  // A bitmap's rows fill whole words; below them stand as many of a mask, a bit for each pixel.
  const rows = (bits: number) => Math.ceil((width * bits) / 32) * 4 * height;
  return (
    view.getUint32(start, true) === headSize &&
    view.getInt32(start + 4, true) === width &&
    view.getInt32(start + 8, true) === 2 * height &&
    [1, 4, 8, 24, 32].includes(depth) &&
    view.getUint32(start + 16, true) === 0 &&
    size >= headSize + rows(depth)
  );
}
