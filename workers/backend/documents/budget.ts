import { Problem } from "../operations/errors.ts";
import { mm } from "./style.ts";

/**
 * What a document may be made of. Measured in Node 24 on one core: 7000 texts (1750 lines of four) take 2.8 s, 300 000
 * letters 1.2 s, and 200 pages of an offer 2.5 s. A clock would not bound it: in a Worker it stands still while nothing is
 * waited for.
 */
const most = { texts: 7000, letters: 300_000, pages: 200 };

/** A node of a document, before or after it is laid out: its place is that inside of the one around it. */
interface Node {
  type: string;
  value?: string;
  box?: { top?: number };
  children?: Node[];
}

/** Where an A4 page ends, and a point for rounding. */
const paper = mm(297) + 1;

const tooLong = () => new Problem(422, "errors.document_size");

/** Throws a Problem (422) for a document of more texts or letters than are laid out in a few seconds. */
export function checkContent(document: Node): void {
  let texts = 0;
  let letters = 0;
  const waiting = [document];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === "TEXT") texts += 1;
    letters += node.value?.length ?? 0;
    if (texts > most.texts || letters > most.letters) throw tooLong();
    waiting.push(...(node.children ?? []));
  }
}

/**
 * Throws a Problem (422) for a document of too many pages, or with a text that begins below the end of one. Beyond some 50 pages of one
 * flow the library puts all that is left on the second one; cut off there, it would be missed by nobody but the reader.
 */
export function checkPages(pages: Node[]): void {
  if (pages.length > most.pages) throw tooLong();
  for (const page of pages) {
    const waiting = (page.children ?? []).map((node) => ({ node, above: 0 }));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { node, above } = next;
      const top = above + (node.box?.top ?? 0);
      if (node.type === "TEXT" && top > paper) throw tooLong();
      waiting.push(...(node.children ?? []).map((child) => ({ node: child, above: top })));
    }
  }
}
