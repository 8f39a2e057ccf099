import { readStatements } from "#model/bank-statement/read-statements.ts";
import { isXml } from "./purchase-file.ts";

/** What a bank's file says, or why it is not taken; null for what is no XML. It is kept as it came. */
export function readStatementFile(bytes: Uint8Array) {
  if (!isXml(bytes)) return null;
  const document = readStatements(bytes);
  if ("refusal" in document) return { refusal: `errors.bank_${document.refusal}` };
  return { type: "application/xml" as const, width: 0, height: 0, end: bytes.byteLength, document };
}
