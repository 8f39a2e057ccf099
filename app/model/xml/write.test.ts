import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import type { XmlElement } from "./element.ts";
import { writeXml } from "./write.ts";

const element = (name: string, given: Partial<XmlElement> = {}): XmlElement => ({
  name,
  attributes: {},
  children: [],
  text: "",
  ...given,
});

/** The document as a reader of another make has it. */
const read = (root: XmlElement) =>
  new JSDOM(writeXml(root), { contentType: "application/xml" }).window.document.documentElement;

it("is a document of XML 1.0 in UTF-8 that ends with a line", () => {
  expect(
    writeXml(element("a", { children: [element("b", { text: "1" }), element("b", { text: "2" })] })),
  ).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b>1</b>\n  <b>2</b>\n</a>\n');
});

it.each([
  "a < b > c & d",
  "\"quoted\" and 'quoted'",
  "]]> ends nothing, nor does </a>",
  "&amp; &#65; stay what they are",
  "  spaces \n and lines\t ",
  "āčēģīķļņšūž € 😀",
])("%j is read as it was written", (text) => {
  const root = read(element("a", { attributes: { is: text.replace(/\s/g, " ") }, text }));
  expect(root.textContent).toBe(text);
  expect(root.getAttribute("is")).toBe(text.replace(/\s/g, " "));
});

it.each([
  ["a\u0000b\u0001\u0008\u000b\u000c\u001fc", "abc"],
  ["a\ufffe\uffffb", "ab"],
  ["half \ud83d of a pair", "half  of a pair"],
  ["one\r\ntwo\rthree", "one\ntwo\nthree"],
])("what XML cannot hold is left out of %j", (text, left) => {
  const root = read(element("a", { attributes: { is: text }, text }));
  expect(root.textContent).toBe(left);
  expect(root.getAttribute("is")).toBe(left.replace(/\n/g, " "));
});

it("keeps the order of its elements, the prefixes of names and what is empty", () => {
  const children = [element("cbc:B"), element("cbc:A", { text: "0" }), element("cbc:B", { text: "1" })];
  const attributes = { "xmlns:cbc": "urn:b" };
  expect([
    ...read(element("cac:X", { attributes: { ...attributes, "xmlns:cac": "urn:a" }, children })).children,
  ]).toEqual([
    expect.objectContaining({ tagName: "cbc:B", textContent: "" }),
    expect.objectContaining({ tagName: "cbc:A", textContent: "0" }),
    expect.objectContaining({ tagName: "cbc:B", textContent: "1" }),
  ]);
});
