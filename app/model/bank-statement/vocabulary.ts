import { childrenOf, type XmlElement } from "../xml/element.ts";
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
  const all = (element: XmlElement, path: string): XmlElement[] =>
    namesIn(path).reduce<XmlElement[]>(
      (found, name) => found.flatMap((each) => childrenOf(each, name)),
      [element],
    );
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
