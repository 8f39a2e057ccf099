import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { EstimateDocument } from "#model/estimate/document.ts";
import type { OfferDocument } from "#model/offer/document.ts";
import { sanitised, takenIn } from "#model/text/rich-text.ts";
import { face, look } from "#tests/support/document-look.ts";
import { pagesIn, piecesIn } from "#tests/support/pdf-text.ts";
import { greyPng, jpeg, progressiveJpeg, transparentPng } from "#tests/support/pictures.ts";
import { beginShowing } from "../front/documents/pictures.ts";
import { renderEstimate, renderOffer } from "./render.tsx";
import { setType } from "./type.ts";

const head = {
  number: "1",
  manager: "A",
  email: "",
  valid: { key: "documents.estimate_valid", values: { days: "30" } },
  agency: { name: "", facts: [] },
  client: { name: "K", facts: [] },
  facts: [],
};

const line = (id: number) => ({
  id,
  name: `Line ${id}`,
  quantity: "1",
  price: "1.00 €",
  vat: "",
  total: "1.00 €",
});

const estimate = (lines: number, commentary = ""): EstimateDocument => ({
  language: "en",
  head,
  isMixed: false,
  sums: [],
  commentary,
  preparedBy: "A",
  signatures: [{ key: "documents.client", name: "K" }],
  sections: [
    {
      section: "agency",
      total: "",
      stages: [
        {
          id: 1,
          name: "Stage",
          total: "",
          positions: [
            { id: 1, name: "P", total: "", lines: Array.from({ length: lines }, (_, id) => line(id)) },
          ],
        },
      ],
    },
  ],
});

async function shown(document: EstimateDocument): Promise<string> {
  const pdf = await renderEstimate(document, look, "en");
  return onPaper(new Uint8Array(await pdf.arrayBuffer()));
}

/** What is on the pages; not what was drawn below the edge of one, which nobody sees. */
const onPaper = (pdf: Uint8Array): string =>
  piecesIn(pdf)
    .flat()
    .filter(({ y }) => y < 0)
    .map(({ text }) => text)
    .join("\n");

beforeAll(() => setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") }));

// Words that are told apart by their number, so that a lost one is seen.
const word = fc.constantFrom("a", "ā", "word", "x".repeat(40), "y".repeat(400), "€ 1,5", "&amp;", "漢");
const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(" "));
const { block } = fc.letrec<{ block: string; list: string; inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    text,
    fc
      .tuple(fc.constantFrom("strong", "em", "u", "b", "span"), tie("inline"))
      .map(([tag, content]) => `<${tag}>${content}</${tag}>`),
    tie("inline").map((content) => `<a href="https://example.lv">${content}</a><br>`),
  ),
  list: fc
    .tuple(fc.constantFrom("ul", "ol"), fc.array(tie("block"), { maxLength: 4 }))
    .map(([tag, entries]) => `<${tag}>${entries.map((entry) => `<li>${entry}</li>`).join("")}</${tag}>`),
  block: fc.oneof(
    { maxDepth: 8 },
    tie("inline").map((content) => `<p>${content}</p>`),
    tie("inline"),
    tie("list"),
  ),
}));
const html = fc
  .tuple(fc.array(block, { maxLength: 12 }), fc.constantFrom(1, 1, 5, 12), text)
  .map(([blocks, times, last]) => `${blocks.join("").repeat(times)}<p>${last} END</p>`);

describe("commentary that is taken in", () => {
  test("is rendered to its end, and shown as it was stored", async () => {
    await fc.assert(
      fc.asyncProperty(html, async (typed) => {
        const taken = takenIn(typed);
        fc.pre("html" in taken);
        const stored = "html" in taken ? taken.html : "";
        expect(sanitised(stored)).toBe(stored);
        expect(await shown(estimate(1, stored))).toMatch(/END/);
      }),
      { numRuns: 12 },
    );
  });

  test.each([
    ["an entry of several pages", `<ul><li>${"word ".repeat(8000)}END</li></ul>`],
    ["an entry of many entries", `<ul><li>a<ul>${"<li>b</li>".repeat(700)}</ul></li><li>END</li></ul>`],
    ["nested entries", `${"<ul><li>a".repeat(11)}${"<p>b</p>".repeat(300)}END${"</li></ul>".repeat(11)}`],
    ["line breaks", `<p>${"a<br>".repeat(1400)}END</p>`],
  ])("is rendered to its end as %s", async (_, typed) => {
    expect(takenIn(typed)).toHaveProperty("html");
    expect(await shown(estimate(1, typed))).toMatch(/END/);
  });
});

test.each([
  ["paragraphs", `${"<p>a</p>".repeat(72)}<p>END</p>`],
  ["lines", `<p>${"a<br>".repeat(110)}END</p>`],
  ["lines of a page", `<p>${"a<br>".repeat(50)}END</p>`],
])("few letters in many %s are shown to their end behind whatever stands above", async (_, typed) => {
  for (const lines of [2, 20, 30]) expect(await shown(estimate(lines, typed))).toMatch(/END/);
});

describe("a document beyond its budget", () => {
  test.each([
    ["lines", estimate(1900)],
    ["letters", { ...estimate(1), commentary: `<p>${"word ".repeat(70_000)}</p>` }],
    ["pages of one flow", { ...estimate(1750), commentary: "<p>a</p>".repeat(900) }],
  ])("of %s is refused in words, and the next one comes", async (_, document) => {
    await expect(renderEstimate(document, look, "en")).rejects.toMatchObject({
      status: 422,
      message: "errors.document_size",
    });
    expect(await shown(estimate(3))).toContain("Line 2");
  });
});

const nothingDrawn = { find: async () => undefined, keep: async () => {} };

describe("pictures of an offer", () => {
  const odd = {
    dot: greyPng(1, 1),
    wide: greyPng(12_000, 1),
    high: greyPng(1, 12_000),
    transparent: transparentPng(3, 2),
    jpeg,
    progressiveJpeg,
  };
  test.each(Object.keys(odd))("are shown or left out, and never stop it: %s", async (name) => {
    const picture = Buffer.from(odd[name as keyof typeof odd]);
    const shown = await beginShowing(nothingDrawn)(name, picture);
    const pictures = new Map(shown ? [["/api/files/a", shown]] : []);
    const item = {
      ...line(1),
      discount: "",
      vatAmount: "",
      totalWithVat: "",
      details: [],
      images: ["/api/files/a"],
    };
    const offer: OfferDocument = {
      language: "en",
      head,
      vat: { key: "documents.columns.vat" },
      isDiscounted: false,
      pages: [[item]],
      sums: [],
      commentary: "",
    };
    const pdf = await renderOffer(offer, { ...look, pictures }, "en");
    expect(pagesIn(new Uint8Array(await pdf.arrayBuffer())).join("\n")).toContain("Line 1");
  });
});
