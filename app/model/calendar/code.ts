const word = /[\p{L}\p{N}]+/gu;

/**
 * Two or three signs by which a block that is too narrow for words is told from its neighbours: „Tap” for Tapetes, „SKa”
 * for Sūtījumu kastes, „VDN” for three words and more. A name of one sign is its own code.
 */
export function codeOf(name: string): string {
  const words = (name.normalize("NFC").match(word) ?? []).map((one) => [...one]);
  const [first = [], second = [], third] = words;
  if (third) return [first, second, third].map(([sign = ""]) => sign.toUpperCase()).join("");
  const [initial = "", ...rest] = second;
  if (initial) return `${first[0]?.toUpperCase()}${initial.toUpperCase()}${rest[0] ?? ""}`;
  const [capital = "", ...others] = first;
  return `${capital.toUpperCase()}${others.slice(0, 2).join("")}`;
}

/** As much of a code as fits where there is hardly room for a sign. */
export const shortCodeOf = (code: string): string => [...code].slice(0, 2).join("");
