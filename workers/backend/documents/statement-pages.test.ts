import { writeFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#model/date/week.ts";
import { statementDocument } from "#model/statement/document.ts";
import { type LedgerDocument, statementOf } from "#model/statement/ledger.ts";
import { face, look } from "#tests/support/document-look.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { renderStatement } from "./render.tsx";
import { setType, typeRead } from "./type.ts";

beforeAll(async () => {
  setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") });
  await typeRead();
});

const nobody = {
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Rīga, Brīvības iela 1",
  country: "LV",
  einvoice_scheme: "",
  einvoice_id: "",
};
const accounts = [{ bank: "Banka", bic: "BANKLV22", iban: "LV80BANK0000435195001" }];

/** So many invoices of 121,00 €, one every four days, each of them due after ten; every second one is paid in part. */
async function pagesOf(count: number, withInterest = false): Promise<string[]> {
  const documents = Array.from({ length: count }, (_, index): LedgerDocument => {
    const date = addDays("2026-01-05", index * 4);
    const [number, due_date] = [`RE-2026-${String(index + 1).padStart(4, "0")}`, addDays(date, 10)];
    return {
      id: index + 1,
      estimate_id: 1,
      number,
      kind: "invoice",
      date,
      due_date,
      total_cents: 12_100,
      credits_id: null,
    };
  });
  const payments = documents
    .filter(({ id }) => id % 2 === 0)
    .map(({ id, due_date }) => ({
      ...{
        id,
        invoice_id: id,
        date: due_date ?? "",
        amount_cents: 10_000,
        note: id === 2 ? "Bankas uzdevums 77" : "",
        other_id: null,
      },
    }));
  const figures = statementOf({ documents, payments }, { from: "2026-01-01", to: "2026-11-28" });
  const shown = statementDocument(
    {
      ...figures,
      open: figures.open.map((document) => ({ ...document, interest_cents: withInterest ? 123 : 0 })),
      interest: withInterest ? { kind: "year", rate: "10.00", cents: 123 * figures.open.length } : null,
      id: 1,
      seen: "",
      seller: {
        ...nobody,
        name: "SIA Aģentūra",
        email: "birojs@agentura.lv",
        phone: "",
        accounts,
        footer: "",
        footer_en: "",
      },
      buyer: { ...nobody, name: "SIA Klients", is_public_body: false, contact: "", iban: "", bank: "" },
    },
    "en",
  );
  const pdf = new Uint8Array(await (await renderStatement(shown, look, "en")).arrayBuffer());
  if (process.env.KEPT) writeFileSync(`${process.env.KEPT}/statement-${count}.pdf`, pdf);
  return pagesIn(pdf);
}

test("a statement has its movements with a running balance, what is open, its ages and what is to be paid", async () => {
  const pages = await pagesOf(4);
  expect(pages).toHaveLength(1);
  const [page = ""] = pages;
  for (const text of [
    "Statement of account",
    "01.01.2026–28.11.2026",
    "Opening balance",
    "Invoice RE-2026-0001",
    "Payment for RE-2026-0002",
    "Bankas uzdevums 77",
    "Closing balance",
    "Open documents on 28.11.2026",
    "More than 90 days overdue",
    "LV80 BANK 0000 4351 9500 1",
  ])
    expect(page).toContain(text);
  // Four of 121.00, of which 100.00 came for two: 284.00.
  expect(page).toMatch(/Closing balance\s*484\.00\s€\s*200\.00\s€\s*284\.00\s€/);
  expect(page).toMatch(/Total to pay\s*284\.00\s€/);
});

test("a long one repeats the heads of its tables, and ends no page without rows above its sums", async () => {
  for (const count of [20, 27, 34, 80]) {
    const pages = await pagesOf(count);
    expect(pages.length, `${count} documents`).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      if (!/(Invoice|Payment for) RE-/.test(page)) return;
      expect(page, `page ${index + 1} of ${count} documents`).toMatch(/Debit|Days overdue/);
    });
    const closing = pages.find((page) => page.includes("Closing balance")) ?? "";
    expect(closing, `${count} documents`).toMatch(/(Invoice|Payment for) RE-/);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  }
});

test("without anything open it says so, and asks for nothing", async () => {
  const [page = ""] = await pagesOf(0);
  expect(page).toContain("No documents are open on 28.11.2026.");
  expect(page).not.toContain("LV80 BANK");
});

test("interest for delay is a column and two lines beside the balance, with its rule, and not in it", async () => {
  const page = (await pagesOf(4, true)).join("\n");
  expect(page).toMatch(/Total to pay\s*284\.00\s€/);
  // The words take two lines beside the sum.
  expect(page).toMatch(/Late payment interest until\s*4\.92\s€\s*28\.11\.2026/);
  expect(page).toMatch(/With interest\s*288\.92\s€/);
  expect(page).toContain("10% a year");
  expect((await pagesOf(4))[0]).not.toMatch(/[Ii]nterest/);
});
