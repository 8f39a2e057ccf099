/** The marks that a file of Unicode may start with, and what each says. */
const marks: { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  // Without a mark: an angle bracket in two bytes.
  { bytes: [0x00, 0x3c, 0x00], encoding: "utf-16be" },
  { bytes: [0x3c, 0x00], encoding: "utf-16le" },
];
/** How far into a file its declaration may reach. */
const reach = 512;

/**
 * The text of an XML file, in the encoding that its mark or its declaration names, else UTF-8; null where that encoding is
 * not known or the bytes are none of it. A mark counts more than what is declared.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(mark?.encoding ?? declaredEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding that a file declares, read as ASCII: every encoding without a mark writes its declaration so. */
function declaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, reach));
  const [declaration = ""] = /^\s*<\?xml\s[^>]*\?>/.exec(start) ?? [];
  const [, double, single] = /\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(declaration) ?? [];
  return double ?? single ?? "utf-8";
}
