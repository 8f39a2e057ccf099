import { cut } from "../text/cut.ts";
import type { XmlElement } from "../xml/element.ts";
import { longest, told } from "./assembled.ts";
import { cleanText } from "./clean-text.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * What a payer says a payment is for: its structured reference, and in one text all that is written, also further references
 * and the numbers of documents that are named in structure.
 */
export function camtRemittance(part: XmlElement, words: Vocabulary): { reference: string; text: string } {
  const texts = (path: string) =>
    words.all(part, `RmtInf/${path}`).flatMap(({ text }) => told(cleanText(text, longest.text)) || []);
  const [reference = "", ...further] = texts("Strd/CdtrRefInf/Ref");
  const written = [
    ...texts("Ustrd"),
    ...further,
    ...texts("Strd/RfrdDocInf/Nb"),
    ...texts("Strd/AddtlRmtInf"),
  ];
  return {
    reference: cut(reference.replace(/\s/g, "").toUpperCase(), longest.reference),
    text: cut(written.join(" "), longest.text).trimEnd(),
  };
}
