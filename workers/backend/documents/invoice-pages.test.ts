import { beforeAll, expect, test } from "vitest";
import type { InvoiceDocument } from "#model/invoice/document.ts";
import { face, look } from "#tests/support/document-look.ts";
import { pagesIn, piecesIn } from "#tests/support/pdf-text.ts";
import { renderInvoice } from "./render.tsx";
import { setType, typeRead } from "./type.ts";

beforeAll(async () => {
  setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") });
  await typeRead();
});

const waybill = (count: number, comment: string): InvoiceDocument => ({
  language: "en",
  kind: "waybill",
  number: "PZ-2026-0001",
  mark: null,
  seller: { key: "documents.sender", name: "S", facts: [], accounts: [] },
  buyer: { key: "documents.receiver", name: "R", facts: [], accounts: [] },
  facts: [],
  subject: [],
  carriage: [],
  description: "",
  isPriced: false,
  lines: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `${index + 1}.`,
    name: `Goods ${index + 1}`,
    quantity: "1",
    price: "",
    vat: "",
    total: "",
  })),
  sums: [],
  payment: null,
  comment,
  preparedBy: "",
  signatures: [
    { key: "documents.issued_by", name: "A" },
    { key: "documents.received_by", name: "" },
  ],
  footer: "",
});

test.each(["", "Handle with care, this side up."])(
  "a waybill's signatures have a line above them on their page, with notes %j",
  async (comment) => {
    for (let lines = 20; lines <= 42; lines++) {
      const made = new Date("2026-11-24T10:00:00Z");
      const pdf = await renderInvoice(waybill(lines, comment), look, { language: "en", made });
      const pages = pagesIn(new Uint8Array(await pdf.arrayBuffer()));
      const signed = pages.find((page) => page.includes("Issued by")) ?? "";
      expect(signed, `${lines} lines`).toContain("Goods ");
    }
  },
);

test("no head of a table stands below a long description without a line of the table", async () => {
  for (let lines = 20; lines <= 60; lines++) {
    const document = { ...waybill(30, ""), description: "a\n".repeat(lines) };
    const made = new Date("2026-11-24T10:00:00Z");
    const pdf = await renderInvoice(document, look, { language: "en", made });
    const pages = pagesIn(new Uint8Array(await pdf.arrayBuffer()));
    const headed = pages.filter((page) => page.includes("Quantity"));
    expect(headed.length).toBeGreaterThan(0);
    for (const page of headed) expect(page, `${lines} lines`).toContain("Goods ");
  }
});

test("closing words of very many lines go on, on pages of their own", async () => {
  const document = { ...waybill(2, ""), footer: `${"a\n".repeat(240)}END` };
  const made = new Date("2026-11-24T10:00:00Z");
  const pdf = await renderInvoice(document, look, { language: "en", made });
  const end = piecesIn(new Uint8Array(await pdf.arrayBuffer()))
    .flat()
    .find(({ text }) => text === "END");
  expect(end?.y, "below the edge of a page nobody sees it").toBeLessThan(0);
});
