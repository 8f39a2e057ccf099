import { beforeAll, expect, test } from "vitest";
import type { EstimateDocument } from "#model/estimate/document.ts";
import { face, look } from "#tests/support/document-look.ts";
import { type Read, structureOf } from "#tests/support/pdf-structure.ts";
import { piecesIn } from "#tests/support/pdf-text.ts";
import { png } from "#tests/support/pictures.ts";
import { renderEstimate } from "./render.tsx";
import { setType } from "./type.ts";

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Line ${index}`,
    quantity: "1",
    price: "1.00 €",
    vat: "",
    total: "2.00 €",
  }));

const estimate = (count: number, commentary = ""): EstimateDocument => ({
  language: "en",
  head: {
    number: "7",
    manager: "A",
    email: "",
    valid: { key: "documents.estimate_valid", values: { days: "30" } },
    agency: { name: "", facts: [] },
    client: { name: "K", facts: [] },
    facts: [{ key: "documents.project", value: "Ēka" }],
  },
  isMixed: false,
  commentary,
  preparedBy: "A",
  signatures: [],
  sums: [{ key: "documents.net", amount: "9.00 €", isTotal: false }],
  sections: [
    {
      section: "agency",
      total: "9.00 €",
      stages: [
        {
          id: 1,
          name: "Stage",
          total: "9.00 €",
          positions: [{ id: 1, name: "Position", total: "9.00 €", lines: lines(count) }],
        },
      ],
    },
  ],
});

async function rendered(document: EstimateDocument, shown = look): Promise<Uint8Array> {
  const pdf = await renderEstimate(document, shown, "en");
  return new Uint8Array(await pdf.arrayBuffer());
}

const all = (read: Read, type: string): Read[] => [
  ...(read.type === type ? [read] : []),
  ...read.parts.flatMap((part) => all(part, type)),
];
const rowsOf = (table: Read) =>
  table.parts.map(({ parts }) => parts.map(({ type, text }) => `${type} ${text}`));

beforeAll(() => setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") }));

test("a document says that it is tagged, its title and its language", async () => {
  const file = Buffer.from(await rendered(estimate(1))).toString("latin1");
  expect(file).toMatch(/\/Marked true/);
  expect(file).toMatch(/\/Lang \(en\)/);
  expect(file).toMatch(/\/DisplayDocTitle true/);
  const [, title] = /\/Title (\d+) 0 R/.exec(file) ?? [];
  expect(file).toContain(`\n${title} 0 obj\n(Estimate No. 7)\n`);
});

test("a table over several pages is read as one, with its head once", async () => {
  const read = structureOf(await rendered(estimate(120)));
  const [table, sums, ...others] = all(read, "Table");
  expect(others).toEqual([]);
  const [head, section, stage, position, first, ...rest] = rowsOf(table ?? read);
  expect(head).toEqual(["TH Description", "TH Quantity", "TH Unit price", "TH Amount"]);
  expect([section, stage, position]).toEqual(
    [
      ["TH Agency work", "TD"],
      ["TH Stage", "TD 9.00 €"],
      ["TH Position", "TD 9.00 €"],
    ].map((row) => row.map((cell) => (cell === "TD" ? "TD " : cell))),
  );
  expect(first).toEqual(["TD Line 0", "TD 1", "TD 1.00 €", "TD 2.00 €"]);
  expect(rest).toHaveLength(120);
  expect(rowsOf(sums ?? read)).toEqual([["TH Total excl. VAT", "TD 9.00 €"]]);
});

test("headings, paragraphs and lists are what they are, a paragraph of two pages too", async () => {
  const long = "and so on ".repeat(900).trim();
  const html = `<p>${long}</p><ul><li>one<ol><li>two</li></ol></li></ul>`;
  const read = structureOf(await rendered(estimate(1, html)));
  expect(all(read, "H1").map(({ text }) => text)).toEqual(["Estimate"]);
  expect(all(read, "H2").map(({ text }) => text)).toEqual(["Comments"]);
  expect(all(read, "P").find(({ text }) => text.startsWith("and"))?.text).toBe(long);
  const [list] = all(read, "L");
  expect(all(list ?? read, "Lbl").map(({ text }) => text)).toEqual(["•", "1."]);
});

test("a logo has the words of what it shows, and what repeats on pages is no part of what is read", async () => {
  const bytes = await rendered(estimate(60), { ...look, logo: Buffer.from(png) });
  expect(all(structureOf(bytes), "Figure").map(({ alt }) => alt)).toEqual(["Ācme"]);
  const silent = piecesIn(bytes).flatMap((page) => page.filter(({ mark }) => mark === null));
  expect(silent.map(({ text }) => text).join(" ")).toMatch(/Page 1 of 3 .*Page 2 of 3 .*Page 3 of 3/);
});
