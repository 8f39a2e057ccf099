/**
 * An element of an XML document. Its name has the prefix that is usual for its vocabulary, also where a file declares another one
 * for it ("cbc:ID", "cac:Party"); the root of a UBL document has none ("Invoice"), and an element of another vocabulary goes by
 * its namespace ("{urn:x}Note"). Attributes go by their local names, those that have a namespace by that, too.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What stands directly in it; "" where it holds elements. */
  readonly text: string;
}

/** The children of a name, in their order. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The elements at the end of a path of names: "cac:Party/cbc:EndpointID". */
export const elementsAt = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split("/")
    .reduce<XmlElement[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [element]);

/** The text of the first element at a path; undefined where there is none. */
export const textAt = (element: XmlElement, path: string): string | undefined =>
  elementsAt(element, path)[0]?.text;
