import { cut } from "../text/cut.ts";
import { line } from "../text/plain-line.ts";

/** What isPlain (text/plain-line.ts) refuses: here it is taken out, since the rest of a payment's text is needed. */
const unwanted = /[^\t\n\r\P{Cc}]|[\p{Cs}\u202d\u202e\p{NChar}]/gu;

/** A text of a bank as one line that can stand wherever texts do, with single spaces; "" of nothing that can be seen. */
export const cleanText = (text: string, most: number): string =>
  cut(line(text.replace(unwanted, "")).replace(/\s+/g, " "), most).trimEnd();
