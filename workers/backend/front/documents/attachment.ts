/** What file systems refuse in a name, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*]+/gu;

/** Letters of a name at most; file systems take 255 bytes. */
const longest = 120;

/**
 * Content-Disposition of a file to be saved under a name, Latvian letters and all (RFC 6266, RFC 8187); programs that know
 * only ASCII get the letters without their marks.
 */
export const attachment = (name: string): string => `attachment; ${named(name)}`;

/** The same for what may be opened where it is, and is called so when it is saved. */
export const inline = (name: string): string => `inline; ${named(name)}`;

/** A name that every file system takes. */
export function savedAs(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/su.exec(name) ?? [];
  const clean = stem
    .replace(refused, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[. ]+|[. ]+$/gu, "");
  return `${[...clean].slice(0, longest).join("").trim() || "document"}${ending}`;
}

function named(name: string): string {
  const kept = savedAs(name);
  const plain = kept
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // Wide forms of signs have become the signs, of which a quotation mark would end the name.
    .replace(refused, "_")
    .replace(/[^\x20-\x7e]/gu, "_");
  const encoded = encodeURIComponent(kept).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
