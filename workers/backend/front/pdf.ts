/** Bytes behind the end of a PDF in which readers still look for it; whatever has more there is something else as well. */
const maxBehind = 1024;

/**
 * The PDF that bytes are, or null: it has to begin with its version in the very first byte, and its end mark has to be
 * among the last bytes. A line end behind the mark belongs to it. Source: ISO 32000-1, 7.5.2 and 7.5.5.
 */
export function readPdf(bytes: Uint8Array) {
  if (!/^%PDF-\d\.\d/.test(latin1(bytes.subarray(0, 8)))) return null;
  const start = Math.max(8, bytes.byteLength - maxBehind - endMark.length);
  const tail = latin1(bytes.subarray(start));
  const mark = tail.lastIndexOf(endMark);
  if (mark < 0) return null;
  const [lineEnd = ""] = /^\r?\n?/.exec(tail.slice(mark + endMark.length)) ?? [];
  const end = start + mark + endMark.length + lineEnd.length;
  return { type: "application/pdf" as const, width: 0, height: 0, end };
}

const endMark = "%%EOF";

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
