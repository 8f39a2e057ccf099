/** Documents that one spreadsheet takes at most: more are refused in words. */
export const mostRows = 20_000;
