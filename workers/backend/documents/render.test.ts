import { beforeAll, describe, expect, test } from "vitest";
import type { EstimateDocument } from "#model/estimate/document.ts";
import { takenIn } from "#model/text/rich-text.ts";
import { face, look } from "#tests/support/document-look.ts";
import { pagesIn, piecesIn } from "#tests/support/pdf-text.ts";
import { renderEstimate } from "./render.tsx";
import { setType, typeRead } from "./type.ts";

beforeAll(async () => {
  setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") });
  await typeRead();
});

/** An estimate with positions of so many lines each. */
const withLines = (...positions: number[]): EstimateDocument => ({
  language: "en",
  head: {
    number: "1",
    manager: "A",
    email: "",
    valid: { key: "documents.estimate_valid", values: { days: "30" } },
    agency: { name: "", facts: [] },
    client: { name: "K", facts: [] },
    facts: [{ key: "documents.project", value: "P" }],
  },
  isMixed: false,
  sums: [],
  commentary: "",
  preparedBy: "A",
  signatures: [
    { key: "documents.agency_company", name: "" },
    { key: "documents.client", name: "K" },
  ],
  sections: [
    {
      section: "agency",
      total: "9.00 €",
      stages: [
        {
          id: 1,
          name: "Stage",
          total: "9.00 €",
          positions: positions.map((count, index) => ({
            id: index,
            name: `Position ${index}`,
            total: "1.00 €",
            lines: Array.from({ length: count }, (_, line) => ({
              id: index * 1000 + line,
              name: `Line ${index}/${line} ${"and on ".repeat(line % 5 === 0 ? 12 : 1)}`,
              quantity: "1",
              price: "1.00 €",
              vat: "",
              total: "1.00 €",
            })),
          })),
        },
      ],
    },
  ],
});

async function pagesOf(document: EstimateDocument): Promise<string[][]> {
  const pdf = await renderEstimate(document, look, "en");
  return pagesIn(new Uint8Array(await pdf.arrayBuffer())).map((page) => page.split("\n"));
}

test("names show their Greek and Romanian letters, and figures that stand lowered or raised", async () => {
  const names = "Ștefan Țurcanu, Ωμέγα, 10₆ un 10⁻⁶";
  const document = withLines(1);
  const pages = await pagesOf({
    ...document,
    head: { ...document.head, client: { name: names, facts: [] } },
  });
  expect(pages[0]?.join(" ")).toContain(names);
});

describe("the pages of an estimate", () => {
  test.each([
    [[40]],
    [[23, 1, 1, 30]],
    [[24, 30, 2]],
    [[25, 25, 25, 25]],
    [Array(40).fill(1)],
    [Array(25).fill(3)],
    [[61, 7]],
  ])("of positions with %j lines never end in a heading, nor begin with a sum", async (positions) => {
    const pages = await pagesOf(withLines(...positions));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      // The last line of a page is its foot.
      expect(page.at(-2)).not.toMatch(/^(Agency work|Stage|Position)/);
      expect(page.find((line) => /^(Line|Agency work, total)/.test(line))).not.toMatch(/total/);
    }
    const lines = pages.flat().filter((line) => line.startsWith("Line "));
    expect(lines).toHaveLength(positions.reduce((all, count) => all + count, 0));
  });

  test("never hold the sums alone, however many lines there are", async () => {
    const sums = ["net", "vat_amount", "total"].map((name) => ({
      key: `documents.${name}`,
      amount: "9.00 €",
      isTotal: name === "total",
    }));
    for (let lines = 18; lines <= 32; lines++) {
      const last = (await pagesOf({ ...withLines(lines), sums })).at(-1) ?? [];
      const total = last.findIndex((line) => line.startsWith("Total excl. VAT"));
      expect(
        last.slice(0, total).filter((line) => line.startsWith("Line ")),
        `${lines}: ${last}`,
      ).not.toEqual([]);
    }
  });

  test("are numbered, and further ones say what they are of", async () => {
    const pages = await pagesOf(withLines(120));
    pages.forEach((page, index) => {
      expect(page.at(-1)).toBe(`Ācme Page ${index + 1} of ${pages.length}`);
      expect(page[0] === "Estimate No. 1").toBe(index > 0);
    });
  });
});

describe("the figures of an estimate", () => {
  const prices = ["1.375\u00a0€", "12.50\u00a0€", "123.4567\u00a0€"];
  const quantities = ["5 pcs", "77.25 m", "100 sheets"];
  const document = withLines(prices.length);
  const lines = document.sections[0]?.stages[0]?.positions[0]?.lines ?? [];
  lines.forEach((line, index) => {
    Object.assign(line, { price: prices[index], quantity: quantities[index] });
  });
  const name = "A long description that needs the width which figures leave";
  Object.assign(lines[0] ?? {}, { name });
  const wordOf = (text: string) => text.split(/\s/)[0];
  let at = (_: string): number | undefined => undefined;
  beforeAll(async () => {
    const pdf = await renderEstimate(document, look, "en");
    const pieces = piecesIn(new Uint8Array(await pdf.arrayBuffer())).flat();
    at = (text) => pieces.find((piece) => wordOf(piece.text) === wordOf(text))?.x;
  });

  // All digits are of one width: a figure with one more of them before its mark begins by as much further left.
  test.each([[prices], [quantities]])("have their decimal marks below each other: %j", (column) => {
    const [one = 0, two = 0, three = 0] = column.map(at);
    expect(one - two).toBeGreaterThan(3);
    expect(two - three).toBeCloseTo(one - two, 1);
  });

  test("leave a long description the width that they do not need", async () => {
    const text = (await pagesOf(document)).flat().join("\n");
    expect(text).toContain(`${name} 5 pcs`);
  });
});

test("a letter is one also after a document in which it was only a part of others", async () => {
  const titled = (name: string): EstimateDocument => ({
    ...withLines(1),
    head: { ...withLines(1).head, client: { name, facts: [] } },
  });
  await pagesOf(titled("ČŪĢĪ"));
  expect((await pagesOf(titled("CUGI"))).flat().join("\n")).toMatch(/ CUGI$/m);
});

test("commentary is shown as it is meant: paragraphs, lists in lists, links, line breaks", async () => {
  const commentary =
    '<p>One<br>two <strong>three<br>thirty</strong> <em>four</em></p><ol><li><p>first</p><ul><li>inner</li></ul></li><li>second</li></ol><p><a href="https://example.lv">site</a></p>';
  const text = (await pagesOf({ ...withLines(1), commentary })).flat().join("\n");
  for (const shown of ["One\n", /two +three\nthirty +four/, "1. first", "• inner", "2. second", "site"])
    expect(text).toMatch(shown);
  expect(text).not.toContain("<");
});

test("after a document in which the layout engine trapped, the next one comes", async () => {
  const nested = `${"<ul><li>".repeat(150)}x${"</li></ul>".repeat(150)}`;
  // Straight to the renderer: no commentary is taken in like this (model/rich-text.ts).
  await expect(renderEstimate({ ...withLines(1), commentary: nested }, look, "en")).rejects.toThrow();
  expect((await pagesOf(withLines(1))).flat().join("\n")).toContain("Line 0/0");
});

// As they were taken in before: each took half a minute, in which nobody else was answered.
test.each(["\n", "\t", "\r", "a\n"])("commentary of nothing but %j is rendered", async (part) => {
  const commentary = `<p>x${part.repeat(49_000 / part.length)}y</p>`;
  expect((await pagesOf({ ...withLines(1), commentary })).length).toBeGreaterThan(0);
});

test.each([
  ["short paragraphs", "<p>a</p>".repeat(1500)],
  ["one long word", `<p>${"a".repeat(49_000)}</p>`],
  ["lists in lists", `${"<ul><li>".repeat(12)}x${"</li></ul>".repeat(12)}`],
])("commentary of as many %s as are taken in is rendered", async (_, html) => {
  const taken = takenIn(html);
  expect(taken).toEqual({ html });
  expect((await pagesOf({ ...withLines(1), commentary: html })).length).toBeGreaterThan(0);
});
