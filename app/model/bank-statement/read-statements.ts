import { readXml } from "../xml/read.ts";
import type { BankStatement } from "./statement.ts";

/** Why a file is not taken: of its XML, or of what it says. */
export type Unread = `${"xml" | "statement"}_${string}`;
export type StatementReading = { statements: BankStatement[] } | { refusal: Unread };

/**
 * Reads a bank's file: camt.053, camt.054 or FiDAViSta, whole, or refused with its reason. Never throws.
 */
export function readStatements(bytes: Uint8Array): StatementReading {
  const reading = readXml(bytes);
  if (!reading.isRead) return { refusal: `xml_${reading.refusal.reason}` };
  return { refusal: "statement_root" };
}
