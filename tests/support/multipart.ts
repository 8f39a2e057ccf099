import { randomBytes } from "node:crypto";
import { ascii, joined } from "./pictures.ts";

/** A part of a form as it goes over the wire: nothing is escaped, as not every sender is a browser. */
export interface Part {
  name: string;
  content: string | Uint8Array;
  /** A part that has it is a file. */
  filename?: string;
  /** What the sender says that it is; null for nothing. */
  type?: string | null;
}

/** A form as bytes, with the header that says where its parts end. */
export function multipart(parts: readonly Part[]): { headers: { "Content-Type": string }; body: Uint8Array } {
  const boundary = `----form${randomBytes(12).toString("hex")}`;
  const body = joined(...parts.flatMap((part) => bytesOf(part, boundary)), ascii(`--${boundary}--\r\n`));
  return { headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` }, body };
}

function bytesOf({ name, content, filename, type = null }: Part, boundary: string): Uint8Array[] {
  const disposition = `Content-Disposition: form-data; name="${name}"`;
  const file = filename === undefined ? "" : `; filename="${filename}"`;
  const typed = type === null ? "" : `\r\nContent-Type: ${type}`;
  const head = `--${boundary}\r\n${disposition}${file}${typed}\r\n\r\n`;
  return [Buffer.from(head), typeof content === "string" ? Buffer.from(content) : content, ascii("\r\n")];
}

/** An image of a product in a form. */
export const imagePart = (
  content: Uint8Array,
  { filename = "foto.jpg", type = "image/jpeg" } = {},
): Part => ({
  name: "images[]",
  content,
  filename,
  type,
});

/** Texts of a form. */
export const textParts = (texts: Record<string, string>): Part[] =>
  Object.entries(texts).map(([name, content]) => ({ name, content }));
