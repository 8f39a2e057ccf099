/** Up to so many rows are all drawn: they are as quick, and the browser's own search finds everybody. */
export const allUpTo = 40;
/** Rows that are drawn before it is known which can be seen. */
const atFirst = 30;
/** Rows drawn above and below those that can be seen, so that they are there before they come into sight. */
const beyond = 8;

/** Rows that follow each other, the last one excluded. */
export interface Span {
  from: number;
  until: number;
}

/** The rows that the server draws, of a sheet that is not drawn whole. */
export const spanAtFirst: Span = { from: 0, until: atFirst };

/**
 * The rows that can be seen and some beyond them. `top` and `bottom` are where what is seen begins and ends, in pixels
 * from the first row; a row is `height` pixels high.
 */
export function spanInSight({ top, bottom, height }: { top: number; bottom: number; height: number }): Span {
  return { from: Math.floor(top / height) - beyond, until: Math.ceil(bottom / height) + beyond };
}

/** The indexes of the rows to be drawn, in their order: those of a span, and single ones that stay wherever they are. */
export function rowsDrawn(count: number, { from, until }: Span, kept: readonly number[]): number[] {
  const [first, end] = [Math.max(0, from), Math.min(count, until)];
  const isApart = (row: number) => row >= 0 && row < count && (row < first || row >= end);
  const span = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  return [...new Set([...span, ...kept.filter(isApart)])].sort((one, other) => one - other);
}
