import type { FileType } from "#model/file/file-rules.ts";
import type { BrandImageType } from "#model/file/image-rules.ts";
import type { PurchaseType } from "#model/file/purchase-rules.ts";
import type { SignedType } from "#model/file/signed-rules.ts";

/** Whatever is kept of files that people send. */
export type KeptType = FileType | BrandImageType | SignedType | PurchaseType;

/** The ending that a file of each type is stored with. */
export const endings: Record<KeptType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/svg+xml": "svg",
  "image/x-icon": "ico",
  "application/pdf": "pdf",
  "application/vnd.etsi.asic-e+zip": "asice",
  "application/xml": "xml",
};

const maxLength = 200;

/**
 * What a file was called where it came from, fit to be shown and to be saved under: without folders and without
 * characters that are not seen or turn the direction of reading, at most 200 characters long, and with an ending of its
 * type, or a saved image called `.html` would open as a page. Null where nothing of the name is left.
 */
export function shownName(sent: string, type: KeptType): string | null {
  const [last = ""] = sent.split(/[/\\]/).slice(-1);
  // What a browser writes for the characters that would end the field (HTML, multipart form data).
  const plain = last.replaceAll("%22", '"').replace(/%0[AD]/g, " ");
  const clean = plain.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "").replace(/^[\s.]+|[\s.]+$/g, "");
  if (!clean) return null;
  const ending = fitting[type].exec(clean)?.[0] ?? `.${endings[type]}`;
  const stem = clean.replace(fitting[type], "");
  return [...stem].slice(0, maxLength - ending.length).join("") + ending;
}

const fitting: Record<KeptType, RegExp> = {
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
  "image/webp": /\.webp$/i,
  "image/svg+xml": /\.svg$/i,
  "image/x-icon": /\.ico$/i,
  "application/pdf": /\.pdf$/i,
  "application/vnd.etsi.asic-e+zip": /\.(edoc|asice)$/i,
  "application/xml": /\.xml$/i,
};
