import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { EstimateDocument } from "#model/estimate/document.ts";
import type { InvoiceDocument } from "#model/invoice/document.ts";
import { takenIn } from "#model/text/rich-text.ts";
import { face, look } from "#tests/support/document-look.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { renderEstimate, renderInvoice } from "./render.tsx";
import { setType } from "./type.ts";

beforeAll(() => setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") }));

/** What is not seen, or not by itself: format characters, marks, selectors, joiners, fillers and spaces. */
const kinds = /(?!\p{Cn})[\p{Cf}\p{Mn}\p{Me}\p{DI}\p{Z}\p{Emoji_Modifier}\u2800]/u;
const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => kinds.test(character));

const party = { key: "documents.seller", name: "S", facts: [], accounts: [] };

const invoice: InvoiceDocument = {
  language: "en",
  kind: "invoice",
  number: "R-1",
  mark: null,
  seller: party,
  buyer: party,
  facts: [],
  subject: [],
  carriage: [],
  description: "",
  isPriced: false,
  lines: [{ id: 1, number: "1.", name: "Goods", quantity: "1", price: "", vat: "", total: "" }],
  sums: [],
  payment: null,
  comment: "",
  preparedBy: "A",
  signatures: [],
  footer: "",
};

const estimate: EstimateDocument = {
  language: "en",
  head: {
    number: "1",
    manager: "A",
    email: "",
    valid: { key: "documents.estimate_valid", values: { days: "30" } },
    agency: { name: "", facts: [] },
    client: { name: "K", facts: [] },
    facts: [],
  },
  isMixed: false,
  sums: [],
  commentary: "",
  preparedBy: "A",
  signatures: [],
  sections: [],
};

const wordsOn = async (pdf: Blob): Promise<string> =>
  pagesIn(new Uint8Array(await pdf.arrayBuffer())).join("\n");

const made = new Date("2026-11-24T10:00:00Z");
const invoiceOf = async (change: Partial<InvoiceDocument>, words = look): Promise<string> =>
  wordsOn(await renderInvoice({ ...invoice, ...change }, words, { language: "en", made }));

async function estimateOf(typed: string): Promise<string> {
  const taken = takenIn(typed);
  if (!("html" in taken)) throw new Error(taken.refused);
  return wordsOn(await renderEstimate({ ...estimate, commentary: taken.html }, look, "en"));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Each text as a line by itself wherever commentary has lines. */
const inCommentary = (texts: readonly string[]): string =>
  texts
    .map(escaped)
    .map((text, at) => {
      const places = [
        `<p>${text}</p>`,
        `<p>a<br>${text}<br>b</p>`,
        `<ul><li>${text}</li></ul>`,
        `<p><strong>${text}</strong></p>`,
        `<p><a href="https://example.lv">${text}</a><br>${text}</p>`,
        `<p><em>a${text}</em>${text}<u>${text}</u></p>`,
      ];
      return places[at % places.length];
    })
    .join("");

describe("a line of nothing that is seen", () => {
  test("of any one character is rendered in plain texts", async () => {
    const text = `a\n${characters.join("\n")}\nb\nEND`;
    expect(characters.length).toBeGreaterThan(2000);
    expect(await invoiceOf({ description: text })).toContain("END");
  });

  test("of any one character is rendered in commentary", async () => {
    for (let from = 0; from < characters.length; from += 400) {
      const html = inCommentary(characters.slice(from, from + 400));
      expect(await estimateOf(`${html}<p>END</p>`)).toContain("END");
    }
  });

  // Those that renderers know something of, beside what is seen.
  const known = fc.constantFrom(
    "\u00ad",
    "\u200b",
    "\u2060",
    "\ufe0f",
    "\u2066",
    "\u0301",
    "\u0338",
    "\u2028",
  );
  const short = fc.string({
    unit: fc.oneof(
      { weight: 3, arbitrary: known },
      fc.constantFrom(...characters),
      fc.constantFrom("a", " "),
    ),
    minLength: 1,
    maxLength: 5,
  });

  test("or hardly anything is rendered wherever it stands", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(short, { minLength: 60, maxLength: 60 }), async (texts) => {
        expect(await estimateOf(`${inCommentary(texts)}<p>END</p>`)).toContain("END");
        const [name = "", company = ""] = texts;
        const told = { name, key: "documents.seller", facts: [], accounts: [] };
        const facts = [{ key: "documents.project", value: name }];
        const change = { number: name, seller: told, buyer: told, facts, footer: `${texts.join("\n")}\nEND` };
        expect(await invoiceOf(change, { ...look, company })).toContain("END");
      }),
      { numRuns: 5 },
    );
  });

  test("is rendered as an installation's own words", async () => {
    for (const own of ["\u00ad", "\u00ad\u00ad", "\u200b\u00ad", "\u2060", "\u0301", "\n", "👍"]) {
      const words = { ...look, t: () => own };
      expect(await invoiceOf({ footer: "END" }, words)).toContain("END");
      const pdf = await renderEstimate({ ...estimate, commentary: "<p>END</p>" }, words, "en");
      expect(await wordsOn(pdf)).toContain("END");
    }
  });
});

test("a stroke through nothing leaves the words behind it", async () => {
  expect(await estimateOf("<p>\u0338Words</p>")).toContain("Words");
});
