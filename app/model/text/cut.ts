/** The beginning of a text, of so many UTF-16 units at most; a sign that takes two of them is not halved. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
