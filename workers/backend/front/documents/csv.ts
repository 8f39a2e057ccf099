import papa from "papaparse";

/** What a spreadsheet would take for a formula. An amount below zero is none. */
const formula = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/;

/**
 * A table for programs and spreadsheets, its head first. The mark of UTF-8 and semicolons: so do spreadsheets read it where a comma
 * parts decimals.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ";", escapeFormulae: formula },
  )}\r\n`;
