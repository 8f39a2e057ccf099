import type { XmlElement } from "../xml/element.ts";
import { longest } from "./assembled.ts";
import { halt } from "./refusal.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** 1 of what came in, −1 of what went out. A reversal says it of its own money, not of what it takes back. */
export function directionIn(element: XmlElement, words: Vocabulary): 1 | -1 {
  const direction = words.text(element, ["CdtDbtInd"], longest.reference);
  if (direction === "CRDT") return 1;
  return direction === "DBIT" ? -1 : halt("entry");
}
