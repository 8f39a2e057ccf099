import XMLBuilder from "fast-xml-builder";
import type { XmlElement } from "./element.ts";

/** What XML 1.0 has no place for, not even as a reference: control characters, halves of a pair and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  suppressBooleanAttributes: false,
  format: true,
});

/** A document of XML 1.0 in UTF-8. Characters that it cannot hold are left out of texts and attributes. */
export const writeXml = (root: XmlElement): string =>
  `${builder.build([{ "?xml": [], ":@": { version: "1.0", encoding: "UTF-8" } }, nodeOf(root)]).trimStart()}\n`;

/** An element as the library takes it. */
const nodeOf = ({ name, attributes, children, text }: XmlElement): object => ({
  [name]: children.length > 0 ? children.map(nodeOf) : [{ "#text": allowed(text) }],
  ":@": Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, onOneLine(value)])),
});

/** A line feed alone ends a line: of a carriage return readers make one themselves. */
const allowed = (text: string): string => text.replace(/\r\n?/gu, "\n").replace(forbidden, "");

/** In an attribute, readers make a space of a tab and of the end of a line. */
const onOneLine = (text: string): string => allowed(text).replace(/[\t\n]/gu, " ");
