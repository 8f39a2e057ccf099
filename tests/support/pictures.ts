import { crc32, deflateSync } from "node:zlib";

/** Small pictures, each a valid file: 5 pixels wide and 3 high where nothing else is said. */
export const width = 5;
export const height = 3;

const file = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

export const ascii = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

export const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** One scan. */
export const jpeg = file(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjsh" +
    "ITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAADAAUDASIAAhEBAxEB/8QAFQAB" +
    "AQAAAAAAAAAAAAAAAAAAAAT/xAAfEAABAwMFAAAAAAAAAAAAAAABAAIDBBExBRMUIUH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAv/EABkRAAID" +
    "AQAAAAAAAAAAAAAAAAAxAQKRsf/aAAwDAQACEQMRAD8Am1Z7qKWHinZEkYc5rOhe5GMDHiIiqELvOH//2Q==",
);

/** Several scans, as pictures of the web have them. */
export const progressiveJpeg = file(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjsh" +
    "ITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAADAAUDASIAAhEBAxEB/8QAFQAB" +
    "AQAAAAAAAAAAAAAAAAAAAAP/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEAMQAAABkK//xAAWEAADAAAAAAAAAAAAAAAAAAABAyL/" +
    "2gAIAQEAAQUCbB//xAAVEQEBAAAAAAAAAAAAAAAAAAAAAf/aAAgBAwEBPwGv/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QA" +
    "GBAAAgMAAAAAAAAAAAAAAAAAAAEREiH/2gAIAQEABj8CVclH/8QAFhABAQEAAAAAAAAAAAAAAAAAAQBR/9oACAEBAAE/IW6cQv/aAAwDAQAC" +
    "AAMAAAAQ8//EABcRAAMBAAAAAAAAAAAAAAAAAAAxkbH/2gAIAQMBAT8QeYf/xAAWEQADAAAAAAAAAAAAAAAAAAAAATH/2gAIAQIBAT8QUP/E" +
    "ABkQAAMAAwAAAAAAAAAAAAAAAAERMQAhQf/aAAgBAQABPxBrEBoQ2RIJzP/Z",
);

/** Lossy. */
export const webp = file(
  "UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoFAAMAB0CWJZgC7AD0h/pcAMyXq0lpOMW+ok9cZP2ha9NGaS5gAA==",
);
export const losslessWebp = file(
  "UklGRloAAABXRUJQVlA4TE0AAAAvBIAAAHegpm0kZrqxfOdP9jkoaNuGDfVsAL6ito3Y0KsA1s35J5ikqbZjiJ9FWYSELLpv/7MICgKAQHS8ccEon3xy" +
    "waCI/kdNXts+AQA=",
);
/** With transparency beside the lossy picture. */
export const extendedWebp = file(
  "UklGRlgAAABXRUJQVlA4WAoAAAAQAAAABAAAAgAAQUxQSBAAAAAAJ1uPw/crX5PH+y9jl8v/VlA4ICIAAACwAQCdASoFAAMAB0CWJZQCdAD0h/pcAP3C" +
    "RccA+npYAAAA",
);

const uint32 = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return new Uint8Array(bytes);
};

const pngSignature = ascii("\x89PNG\r\n\x1a\n");

/** A chunk of a PNG; `length` is what it claims, where that is another than it has. */
export function pngChunk(name: string, data: Uint8Array, length = data.byteLength): Uint8Array {
  const body = joined(ascii(name), data);
  return joined(uint32(length), body, uint32(crc32(body)));
}

const header = (wide: number, high: number) =>
  pngChunk("IHDR", joined(uint32(wide), uint32(high), new Uint8Array([8, 2, 0, 0, 0])));

/** The chunks of a PNG behind its header: the picture itself, and the end. */
export const pngData = pngChunk(
  "IDAT",
  new Uint8Array(deflateSync(Buffer.alloc((1 + 3 * width) * height, 0))),
);
export const pngEnd = pngChunk("IEND", new Uint8Array());

/** A PNG of this size by its header, with these chunks behind it. */
export const pngOf = (wide: number, high: number, ...chunks: Uint8Array[]) =>
  joined(pngSignature, header(wide, high), ...chunks);

export const png = pngOf(width, height, pngData, pngEnd);

/** A PNG with an alpha channel. */
export const transparentPng = (wide: number, high: number, pixels = Buffer.alloc((1 + 4 * wide) * high, 0)) =>
  joined(
    pngSignature,
    pngChunk("IHDR", joined(uint32(wide), uint32(high), new Uint8Array([8, 6, 0, 0, 0]))),
    pngChunk("IDAT", new Uint8Array(deflateSync(pixels))),
    pngEnd,
  );
/** A PNG whose pixels nobody can unpack, though its chunks are in order. */
export const brokenPng = pngOf(width, height, pngChunk("IDAT", new Uint8Array([1, 2, 3, 4])), pngEnd);

/** PNGs that are in order by their chunks, but not all of whose pixels come out. */
export const unwholePngs: readonly (readonly [what: string, content: Uint8Array])[] = [
  ["a PNG that cannot be unpacked", brokenPng],
  ["a PNG without its last row", transparentPng(40, 30, Buffer.alloc((1 + 4 * 40) * 29))],
  ["a PNG that lacks one byte", transparentPng(40, 30, Buffer.alloc((1 + 4 * 40) * 30 - 1))],
  ["a PNG of filters that do not exist", transparentPng(40, 30, Buffer.alloc((1 + 4 * 40) * 30, 200))],
  ["a PNG of a depth that does not exist", patched(transparentPng(40, 30), 24, [7])],
];

/** PNGs that are whole, and more than documents show. */
export const muchPngs = (): readonly (readonly [what: string, content: Uint8Array])[] => [
  ["a PNG of more than 4 megapixels", greyPng(2001, 2000)],
  ["a transparent PNG of more than 4 megapixels", transparentPng(2001, 2000)],
  // Sixteen bits a sample.
  ["a PNG of 18 MB", patched(transparentPng(1500, 1500, Buffer.alloc((1 + 8 * 1500) * 1500)), 24, [16])],
];

/** A grey PNG of this size, which a browser can draw. */
export const greyPng = (wide: number, high: number) =>
  pngOf(
    wide,
    high,
    pngChunk("IDAT", new Uint8Array(deflateSync(Buffer.alloc((1 + 3 * wide) * high, 0)))),
    pngEnd,
  );

/** A PNG whose rows say that they come in seven passes; not all of them do. */
export const interlacedPng = (wide: number, high: number) => {
  const bytes = Buffer.from(greyPng(wide, high));
  const head = Buffer.from(bytes.subarray(16, 29));
  head[12] = 1;
  const data = bytes.subarray(33, bytes.length - pngEnd.byteLength);
  return joined(bytes.subarray(0, 8), pngChunk("IHDR", head), data, pngEnd);
};

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.byteLength + 2;
  return joined(new Uint8Array([0xff, marker, length >> 8, length & 0xff]), data);
}

/** The JPEG with segments before all others. */
export const jpegWith = (...segments: Uint8Array[]) =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** The JPEG made larger by comments to exactly this many bytes. */
export function jpegOf(bytes: number): Uint8Array<ArrayBuffer> {
  const segments: Uint8Array[] = [];
  for (let missing = bytes - jpeg.byteLength; missing > 0; ) {
    // A segment has 4 bytes at least, and none may be left over that would be too few for one.
    const size = missing - 65_000 < 4 ? missing : 65_000;
    segments.push(jpegSegment(0xfe, new Uint8Array(size - 4).fill(0x20)));
    missing -= size;
  }
  return jpegWith(...segments);
}

/** The bytes with some of them replaced from a place on. */
export function patched(bytes: Uint8Array, at: number, by: readonly number[]): Uint8Array {
  const copy = new Uint8Array(bytes);
  copy.set(by, at);
  return copy;
}

export const pictures = { png, jpeg, progressiveJpeg, webp, losslessWebp, extendedWebp };
