import type { XmlElement } from "../xml/element.ts";
import { readXml } from "../xml/read.ts";
import { assembled, type ReadStatement } from "./assembled.ts";
import { isCamt, readCamt } from "./camt.ts";
import { isFidavista, readFidavista } from "./fidavista.ts";
import { Halt, halt, type Unread } from "./refusal.ts";
import { type BankStatement, mostEntries } from "./statement.ts";

export type StatementReading = { statements: BankStatement[] } | { refusal: Unread };

/**
 * Reads a bank's file: camt.053, camt.054 or FiDAViSta, whole, or refused with its reason. What is told of an entry beside who
 * paid when how much may be missing, in the way of any bank; what would leave open what was booked may not. Never throws.
 */
export function readStatements(bytes: Uint8Array): StatementReading {
  const reading = readXml(bytes);
  if (!reading.isRead) return { refusal: `xml_${reading.refusal.reason}` };
  try {
    return { statements: statementsOf(reading.element) };
  } catch (error) {
    if (error instanceof Halt) return { refusal: error.key };
    throw error;
  }
}

function statementsOf(root: XmlElement): BankStatement[] {
  const read = readIn(root);
  if (read.length === 0) return halt("account");
  const entries = read.reduce((count, statement) => count + statement.entries.length, 0);
  return entries > mostEntries ? halt("length") : read.map(assembled);
}

function readIn(root: XmlElement): ReadStatement[] {
  if (isCamt(root)) return readCamt(root);
  return isFidavista(root) ? readFidavista(root) : halt("root");
}
