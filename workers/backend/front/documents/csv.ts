import papa from "papaparse";

/**
 * A table for programs and spreadsheets, its head first. The mark of UTF-8 and semicolons: so do spreadsheets read it where a comma
 * parts decimals.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ";", escapeFormulae: true },
  )}\r\n`;
