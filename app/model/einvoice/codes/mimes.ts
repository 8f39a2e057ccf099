import { codeList } from "./list.ts";

/** Kinds of files that are attached. */
export const mimes = codeList(`
application/pdf image/png image/jpeg text/csv
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
application/vnd.oasis.opendocument.spreadsheet
`);
