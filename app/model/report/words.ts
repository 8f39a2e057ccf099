import type { ReportCell } from "./report.ts";

/** The text of a code that stands in a column of words; nothing at all has one as well. */
export const wordKey = (key: string, code: ReportCell): string => `reports.words.${key}.${code ?? "none"}`;

/** A code as its reader sees it; itself where it has no word. */
export type WordOf = (key: string, code: ReportCell) => ReportCell;
