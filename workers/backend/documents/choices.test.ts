import { beforeAll, describe, expect, test } from "vitest";
import { estimateDocument } from "#model/estimate/document.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { offerDocument } from "#model/offer/document.ts";
import type { AcceptedDocument } from "#model/online/accepted-document.ts";
import { face, look } from "#tests/support/document-look.ts";
import { type Read, structureOf } from "#tests/support/pdf-structure.ts";
import { pagesIn, piecesIn } from "#tests/support/pdf-text.ts";
import { renderAccepted, renderEstimate, renderOffer } from "./render.tsx";
import { setType, typeRead } from "./type.ts";

beforeAll(async () => {
  setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") });
  await typeRead();
});

const long =
  "that is named at such length that one line has no room for all of its words, nor have two of them";
const aLine = (id: number, choice: object = {}) => ({
  id,
  name: `Line ${id}${id % 4 === 0 ? ` ${long}` : ""}`,
  quantity: "1",
  price: "10",
  ...choice,
});
/** Of each three lines one is in any case, one is an alternative and left out, and one is optional and counted. */
const choiceOf = (id: number): object => {
  if (id % 3 === 0) return {};
  if (id % 3 === 1) return { choice: "alternative", choice_group: 3, is_chosen: false };
  return { choice: "optional", is_chosen: true };
};
const withLines = (count: number, of = choiceOf) =>
  estimate.parse({
    id: 1,
    name: "Campaign",
    estimate_nr: "7",
    date: "2026-11-21",
    vat_rate: "21",
    project: { id: 1, name: "Autumn" },
    additional_agency_positions: [
      {
        id: 1,
        name: "Position",
        position_items: Array.from({ length: count }, (_, index) => aLine(index + 1, of(index + 1))),
      },
    ],
  });
const ofEstimate = async (count: number, of = choiceOf) =>
  bytesOf(await renderEstimate(estimateDocument(withLines(count, of), "en"), look, "en"));
const ofOffer = async (count: number) =>
  bytesOf(await renderOffer(offerDocument(withLines(count), "en"), look, "en"));
const bytesOf = async (pdf: Blob) => new Uint8Array(await pdf.arrayBuffer());

const all = (read: Read, type: string): Read[] => [
  ...(read.type === type ? [read] : []),
  ...read.parts.flatMap((part) => all(part, type)),
];
/** The words of a part with those in it. */
const wordsOf = ({ text, parts }: Read): string => [text, ...parts.map(wordsOf)].filter(Boolean).join(" | ");
const rowsOf = (read: Read) =>
  all(read, "TR").map(({ parts }) => parts.map((cell) => `${cell.type} ${wordsOf(cell)}`));

/** Expects of texts below each other that none stands in another, as lines do that a page has no room for. */
function expectApart(bytes: Uint8Array): void {
  for (const pieces of piecesIn(bytes)) {
    const places = pieces.filter(({ mark }) => mark !== null);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        if (Math.abs(one.x - other.x) < 1 && one.y !== other.y)
          expect(Math.abs(one.y - other.y)).toBeGreaterThan(8);
  }
}

describe("the choices of a document", () => {
  test("are read in the cells of an estimate that they are of", async () => {
    const read = structureOf(await ofEstimate(3));
    expect(rowsOf(read).filter(([cell]) => cell?.startsWith("TD Line"))).toEqual([
      ["TD Line 1 | Alternative C", "TD 1", "TD 10.00 €", "TD 10.00 € | not included"],
      ["TD Line 2 | Optional", "TD 1", "TD 10.00 €", "TD 10.00 €"],
      ["TD Line 3", "TD 1", "TD 10.00 €", "TD 10.00 €"],
    ]);
    const after = read.parts.slice(read.parts.findLastIndex(({ type }) => type === "Table") + 1);
    expect(after[0]).toMatchObject({ type: "P", text: "The total includes what is chosen at present" });
  });

  test("are read in those of an offer", async () => {
    const read = structureOf(await ofOffer(2));
    expect(rowsOf(read).filter(([cell]) => cell?.startsWith("TD Line"))).toEqual([
      [
        "TD Line 1 | Alternative C",
        ...["TD 1", "TD 10.00 €", "TD 10.00 €", "TD 2.10 €", "TD 12.10 € | not included"],
      ],
      ["TD Line 2 | Optional", ...["TD 1", "TD 10.00 €", "TD 10.00 €", "TD 2.10 €", "TD 12.10 €"]],
    ]);
    expect(pagesIn(await ofOffer(2)).at(-1)).toContain("The total includes what is chosen at present");
  });

  test("are not spoken of where there are none", async () => {
    const text = pagesIn(await ofEstimate(3, () => ({}))).join("\n");
    expect(text).not.toMatch(/Alternative|Optional|included|includes/);
  });
});

/** Names and notes at the left of a page, from its top. */
function firstColumn(pieces: ReturnType<typeof piecesIn>[number]): string[] {
  const left = Math.min(...pieces.map(({ x }) => x));
  return pieces
    .filter(({ x }) => Math.abs(x - left) < 1)
    .sort((one, other) => one.y - other.y)
    .flatMap(({ text }) => /^(Line \d+|Alternative C|Optional)/.exec(text)?.[0] ?? []);
}

describe("notes below lines", () => {
  test("are on the page of the line that they are of, and above the next one", async () => {
    // Wherever a page ends: between lines of one text or of two, with a note or without one.
    for (const shift of [0, 1, 2, 3]) {
      const pages = piecesIn(await ofEstimate(90, (id) => choiceOf(id + shift)));
      expect(pages.length).toBeGreaterThan(2);
      const shown = pages.flatMap((pieces) =>
        firstColumn(pieces)
          .join("\n")
          .split(/\n(?=Line )/),
      );
      const expected = Array.from({ length: 90 }, (_, index) => {
        const note = ["", "\nAlternative C", "\nOptional"][(index + 1 + shift) % 3];
        return `Line ${index + 1}${note}`;
      });
      expect(shown).toEqual(expected);
    }
  });

  test("take a line of their own: no two texts of a column stand in each other", async () => {
    expectApart(await ofEstimate(60));
  });

  test("leave the sums a line above them on their page, with what they include below them", async () => {
    for (let lines = 12; lines <= 26; lines++) {
      const last = pagesIn(await ofEstimate(lines)).at(-1) ?? "";
      expect(last, `${lines} lines`).toMatch(/Line \d+[\s\S]*Total to pay[^\n]*\nThe total includes/);
    }
  });
});

describe("the certificate of what was chosen", () => {
  const accepted = (lines: string[]): AcceptedDocument => ({
    kind: "estimate",
    shown: estimateDocument(withLines(1), "en"),
    certificate: {
      groups: [{ key: "documents.certificate.subject", rows: [{ key: "documents.choice.chosen", lines }] }],
      hashes: [],
      drawn: "",
      statement: "documents.certificate.signature",
      command: "npm run verify -- 7-proof.tar",
    },
  });
  const rendered = async (lines: string[]) =>
    bytesOf(await renderAccepted(accepted(lines), look, { language: "en", made: new Date(0) }));

  test("has each of them in one row, those of the same words too", async () => {
    const rows = rowsOf(structureOf(await rendered(["Mug, 500 pcs", "Print", "Print"])));
    expect(rows.at(-1)).toEqual(["TH Chosen", "TD Mug, 500 pcs | Print | Print"]);
  });

  test("goes on to further pages where they are many, and loses none", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Thing ${index + 1}, ${index + 1} pcs`);
    const bytes = await rendered(names);
    const pages = pagesIn(bytes);
    const shown = pages.flatMap((page) => page.match(/Thing \d+, \d+ pcs/g) ?? []);
    expect(shown).toEqual(names);
    expectApart(bytes);
    expect(pages.at(-1)).toContain("npm run verify -- 7-proof.tar");
  });
});
