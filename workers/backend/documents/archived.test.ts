import { Document, Page, Text } from "@react-pdf/renderer";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { face } from "#tests/support/document-look.ts";
import { objectsIn } from "#tests/support/pdf-text.ts";
import { taggedPdf } from "./tagged-pdf.ts";
import { setType } from "./type.ts";

beforeAll(() => setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") }));

const title = "Rēķins <1> & 2";
const made = new Date("2026-11-28T10:00:00Z");
const xml = new TextEncoder().encode("<Invoice>ā</Invoice>");

/** The objects of a document that carries a file. Asked of its bytes: ISO 19005-3, 6.1–6.8. */
async function archived() {
  const text = createElement(Text, { style: { fontFamily: "Noto Sans", opacity: 0.5 } }, "Teksts");
  const pages = createElement(Document, null, createElement(Page, null, text));
  const pdf = await taggedPdf(pages, {
    title,
    author: "A & B",
    language: "lv",
    made,
    attached: [{ name: "R-1.xml", type: "text/xml", bytes: xml, description: "E-rēķins" }],
  });
  const file = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  const objects = objectsIn(file);
  const find = (words: string) => [...objects.values()].filter(({ head }) => head.includes(words));
  const referred = (head: string | undefined, name: string) =>
    objects.get(Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head ?? "")?.[1]));
  return { file, find, referred };
}

test("a document says in its metadata that it is PDF/A-3a, and its title as it is", async () => {
  const { file, find } = await archived();
  const [metadata] = find("/Subtype /XML");
  const words = Buffer.from(metadata?.stream ?? "", "latin1").toString("utf8");
  const { window } = new JSDOM(words.slice(words.indexOf("<x:xmpmeta")), { contentType: "text/xml" });
  const said = (name: string) => window.document.getElementsByTagName(name)[0]?.textContent?.trim();
  expect([said("pdfaid:part"), said("pdfaid:conformance")]).toEqual(["3", "A"]);
  expect([said("dc:title"), said("dc:creator"), said("xmp:CreatorTool"), said("pdf:Producer")]).toEqual([
    title,
    "A & B",
    "A & B",
    "A & B",
  ]);
  expect(said("xmp:CreateDate")).toBe("2026-11-28T10:00:00Z");
  expect(file).toContain("(D:20261128100000Z)");
  expect(file).toMatch(/\/ID \[/);
});

test("colours have a profile, every font is in the file, and nothing needs another's colours", async () => {
  const { file, find, referred } = await archived();
  const [intent] = find("/S /GTS_PDFA1");
  expect(referred(intent?.head, "DestOutputProfile")?.stream.slice(36, 40)).toBe("acsp");
  const descriptors = find("/Type /FontDescriptor");
  expect(descriptors.length).toBeGreaterThan(0);
  for (const { head } of descriptors) expect(referred(head, "FontFile2")?.stream.length).toBeGreaterThan(0);
  expect(find("/Type /Font\n").length).toBeGreaterThan(0);
  for (const { head } of find("/Subtype /Type0")) expect(head).toMatch(/\/ToUnicode \d+ 0 R/);
  expect(file).not.toMatch(/DeviceCMYK|\/LZWDecode|\/JavaScript|\/Encrypt/);
});

test("a file that it carries is there byte by byte, by its name, as another form of the document", async () => {
  const { find, referred } = await archived();
  const [named] = find("/Type /Filespec");
  expect(named?.head).toMatch(/\/AFRelationship \/Alternative/);
  expect(named?.head).toMatch(/\/UF \(R-1\.xml\)/);
  const embedded = referred(named?.head, "EF <<\\s*/F");
  expect(embedded?.head).toMatch(/\/Subtype \/text#2Fxml/);
  expect(embedded?.head).toMatch(/\/ModDate \(D:20261128100000Z\)/);
  expect(Buffer.from(embedded?.stream ?? "", "latin1")).toEqual(Buffer.from(xml));
  const [catalog] = find("/Type /Catalog");
  expect(catalog?.head).toMatch(/\/AF \[\d+ 0 R\]/);
  expect(catalog?.head).toMatch(/\/Lang \(lv\)/);
});
