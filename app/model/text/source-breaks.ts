/**
 * A text of HTML with its source's line breaks and tabs as the spaces that browsers show. A renderer that takes them as they
 * are needs time by the square of their number.
 */
export const withoutSourceBreaks = (text: string): string =>
  text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ");
