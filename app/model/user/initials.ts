const graphemes = new Intl.Segmenter("lv", { granularity: "grapheme" });

/**
 * The letters of an avatar: of the first and the last word of a name, of a single word its first one, "?" where the
 * name has none. Goes by grapheme, so that no letter loses its diacritic. Source: specification §2.3.
 */
export function initials(name: string): string {
  const words = name
    .normalize("NFC")
    .split(/\s+/u)
    .map((word) => word.replace(/^\p{P}+/u, ""))
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return "?";
  return [first, ...words.slice(1).slice(-1)].map(firstLetter).join("");
}

function firstLetter(word: string): string {
  const [letter] = graphemes.segment(word);
  return (letter?.segment ?? "").toUpperCase();
}
