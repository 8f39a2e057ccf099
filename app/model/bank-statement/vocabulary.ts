import type { XmlElement } from "../xml/element.ts";
import { cleanText } from "./clean-text.ts";

/** Finds elements of one namespace by their local names: "RltdPties/Dbtr/Nm". */
export interface Vocabulary {
  all(element: XmlElement, path: string): XmlElement[];
  /** The first text that can be seen at one of the paths, as one line; "" where there is none. */
  text(element: XmlElement, paths: readonly string[], most: number): string;
}

/** The namespace and the local name of an element, as app/model/xml/names.ts writes both. */
export function nameParts({ name }: XmlElement): { uri: string; local: string } {
  const [, uri = "", local = name] = /^\{(.*)\}([^}]*)$/.exec(name) ?? [];
  return { uri, local };
}

export function vocabularyOf(uri: string): Vocabulary {
  const known = new Map<string, string[]>();
  const namesIn = (path: string): string[] => {
    const names = known.get(path) ?? path.split("/").map((local) => `{${uri}}${local}`);
    known.set(path, names);
    return names;
  };
  const all = (element: XmlElement, path: string): XmlElement[] => {
    const found: XmlElement[] = [];
    gather(element, namesIn(path), 0, found);
    return found;
  };
  return {
    all,
    text: (element, paths, most) => {
      for (const path of paths)
        for (const found of all(element, path)) {
          const text = cleanText(found.text, most);
          if (text !== "") return text;
        }
      return "";
    },
  };
}

/** Adds the elements at the end of a path from one of its names on; without lists in between, since files are long. */
function gather(element: XmlElement, names: readonly string[], index: number, found: XmlElement[]): void {
  const isLast = index === names.length - 1;
  for (const child of element.children) {
    if (child.name !== names[index]) continue;
    if (isLast) found.push(child);
    else gather(child, names, index + 1, found);
  }
}
