/**
 * The text of a mail with lines put above what ends it: the paragraph in which its sender signs, with the closing words
 * before it. They stand at the end of a text that nobody has signed. `signedBy` are compared with whole lines.
 */
export function aboveSignature(text: string, lines: string, signedBy: readonly string[]): string {
  const names = new Set(signedBy.map(plain).filter(Boolean));
  const paragraphs = paragraphsOf(text);
  const signed = paragraphs.findLastIndex(({ said }) =>
    said.split("\n").some((line) => names.has(plain(line))),
  );
  const closed = signed > 1 && isClosing(paragraphs[signed - 1]?.said ?? "") ? signed - 1 : signed;
  const start = paragraphs[closed]?.start;
  // A greeting is no signature, also where somebody writes to themselves.
  if (start === undefined || signed === 0) return `${text}\n\n${lines}`;
  return `${text.slice(0, start)}${lines}\n\n${text.slice(start)}`;
}

/** What stands between empty lines, and where it begins. */
function paragraphsOf(text: string): { start: number; said: string }[] {
  const breaks = [...text.matchAll(/\n[^\S\n]*\n\s*/g)];
  const starts = [0, ...breaks.map(({ 0: gap, index }) => index + gap.length)];
  return starts.map((start, nth) => ({ start, said: text.slice(start, breaks[nth]?.index).trim() }));
}

const plain = (line: string): string => line.trim().replace(/[,.]$/, "").toLowerCase();

/** Letters of the longest closing words, such as "Ar cieņu un sveicieniem". */
const longestClosing = 40;

/** Whether a paragraph is the closing words of a letter: a short line that is no sentence. */
const isClosing = (paragraph: string): boolean =>
  paragraph.length <= longestClosing && !/[\n.?!:]/.test(paragraph);
