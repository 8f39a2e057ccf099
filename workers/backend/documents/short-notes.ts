/**
 * Whether notes, as text or as HTML, may stay with the last line of a document and what is below them: that part is never
 * broken, and what is longer than a page would be cut off. Longer notes fill pages of their own.
 */
export const areShort = (notes: string): boolean =>
  notes.length <= 600 && (notes.match(/\n|<(p|li|br)\b/g) ?? []).length <= 10;
