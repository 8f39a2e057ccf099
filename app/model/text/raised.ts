/**
 * A number that stands raised, as commentary keeps it, which has no raised words: m² keeps its sign, 10⁶ becomes 10^6 (the
 * type of documents has only the first three signs), and any other words stay as they are. Left out, 10⁶ was read as 106.
 */
export function raised(words: string): string {
  const number = words.trim().replace("−", "-");
  if (!/^[+-]?\d+$/.test(number)) return words;
  const isSigned = /^[1-3]$/.test(number);
  return isSigned ? "¹²³".charAt(Number(number) - 1) : `^${number}`;
}
