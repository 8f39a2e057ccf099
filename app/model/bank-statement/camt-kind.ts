import type { XmlElement } from "../xml/element.ts";
import { longest } from "./assembled.ts";
import { kindByCode } from "./own-code.ts";
import type { EntryKind } from "./statement.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Families of the external bank transaction codes of ISO 20022 by which one party pays another. */
const payments = new Set(["RCDT", "ICDT", "RRCT", "IRCT", "RDDT", "IDDT"]);
const fees = new Set(["CHRG", "COMM", "FEES"]);
/** What an entry is, by the first of the elements that has a bank transaction code. */
export function camtKind(elements: readonly XmlElement[], words: Vocabulary): EntryKind {
  const code = elements.flatMap((element) => words.all(element, "BkTxCd"))[0];
  if (!code) return "other";
  const family = words.text(code, ["Domn/Fmly/Cd"], longest.reference);
  if (family === "") return kindByCode(words.text(code, ["Prtry/Cd"], longest.reference));
  const kind = words.text(code, ["Domn/Fmly/SubFmlyCd"], longest.reference);
  if (fees.has(kind)) return "fee";
  if (kind === "INTR") return "interest";
  return payments.has(family) ? "payment" : "other";
}
