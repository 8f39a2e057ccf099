import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { XmlElement } from "#model/xml/element.ts";
import { readXml } from "#model/xml/read.ts";

/** A document that is given to be judged. */
export interface Given {
  readonly name: string;
  readonly element: XmlElement;
  /** Whether it is a part of a document, made to test one rule. */
  readonly isUnit: boolean;
}

const documents = ["Invoice", "CreditNote"];

/** The documents of a folder, and those inside its unit tests. */
export const givenIn = (folder: string): Given[] =>
  globSync("**/*.{xml,XML}", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const reading = readXml(readFileSync(join(folder, file)));
      if (!reading.isRead) return [];
      const isUnit = reading.element.name.endsWith("}testSet");
      return inside(reading.element).map((element, index) => ({
        name: `${file.replace(/\.xml$/i, "").replace(/[^\w.-]+/g, "_")}-${index + 1}`,
        element,
        isUnit,
      }));
    });

/** Documents wherever they stand. */
const inside = (element: XmlElement): XmlElement[] =>
  documents.includes(element.name) ? [element] : element.children.flatMap(inside);
