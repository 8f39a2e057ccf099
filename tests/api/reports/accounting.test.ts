import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { AccountingEntry } from "#model/accounting/entry.ts";
import { moduleKeys } from "#model/branding/config.ts";
import { sum } from "#model/money/money.ts";
import { elementsAt, textAt, type XmlElement } from "#model/xml/element.ts";
import { readXml } from "#model/xml/read.ts";
import type { Caller } from "#tests/support/installation.ts";
import { unzipped } from "#tests/support/unzipped.ts";
import { municipalOffice, ordered } from "../e-invoices/arrange.ts";
import { issued } from "../invoices/arrange.ts";
import { decided, eInvoice, german, taken, twoLines } from "../purchases/arrange.ts";

let admin: Caller;
let at: Awaited<ReturnType<typeof municipalOffice>>["at"];
beforeAll(async () => {
  ({ admin, at } = await municipalOffice());
  const codes = [{ vat_category: "S", vat_rate: "21", sales: "P21", purchases: "" }];
  const body = { accounting: { income: "6111", expenses: "7160", codes } };
  expect((await admin("PATCH", "/companies/1/details", { body })).status).toBe(200);
});

const always = "from=2000-01-01&to=2099-12-31";
const entries = async (query = always): Promise<AccountingEntry[]> =>
  (await admin("GET", `/accounting/entries?${query}`)).json().data;
const entriesOf = async (id: number, side = "sales") =>
  (await entries()).filter((entry) => entry.document_id === id && entry.side === side);
const figures = (own: readonly AccountingEntry[]) =>
  own.map(({ account, vat_code, net_cents, vat_cents }) => [account, vat_code, net_cents, vat_cents]);

/** The rows of a table with semicolons, each cell without its quotation marks. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";").map((cell) => cell.replace(/^"(.*)"$/, "$1")));

/** Documents of a file for Jumis, each by what it says. */
const jumisOf = (xml: string): XmlElement[] => {
  const read = readXml(new TextEncoder().encode(xml));
  if (!read.isRead) throw new Error(read.refusal.reason);
  return elementsAt(read.element, "{}tjRequest/{}FinancialDoc");
};

/** What a block of such a file says under a name. */
const said = (block: XmlElement, name: string): string | undefined => textAt(block, `{}${name}`);

describe("an advance and the document that deducts it", () => {
  test("go to the account of advances, and the rest to that of income", async () => {
    // 133.33 at 21 % and 50.00 at 5 %: half of each in advance.
    const advance = await issued(at, Object.assign({}, ordered, { percentage: 50 }));
    const rest = await issued(at, ordered);
    expect(figures(await entriesOf(advance.id))).toEqual([
      ["5210", "P21", 6_667, 1_400],
      ["5210", "S5", 2_500, 125],
    ]);
    expect(figures(await entriesOf(rest.id))).toEqual([
      ["6111", "P21", 13_333, 2_800],
      ["5210", "P21", -6_667, -1_400],
      ["6111", "S5", 5_000, 250],
      ["5210", "S5", -2_500, -125],
    ]);
  });

  test("come to what the documents say, to the cent", async () => {
    for (const id of new Set((await entries()).map(({ document_id }) => document_id))) {
      const { content } = (await admin("GET", `/invoices/${id}`)).json().data;
      const own = await entriesOf(id);
      expect(sum(own.map(({ total_cents }) => total_cents))).toBe(content.total_cents);
      expect(sum(own.map(({ vat_cents }) => vat_cents))).toBe(content.vat_cents);
    }
  });

  test("are taken back from the same accounts", async () => {
    // The last one: what it deducts is kept until it is taken back.
    const id = (await entries()).at(-1)?.document_id ?? 0;
    const before = figures(await entriesOf(id));
    const known = (await entries()).map(({ document_id }) => document_id);
    await admin("DELETE", `/invoices/${id}`);
    const back = (await entries()).filter(({ document_id }) => !known.includes(document_id));
    expect(back.every(({ document_kind }) => document_kind === "credit_note")).toBe(true);
    expect(figures(back)).toEqual(
      before.map(([account, code, net, vat]) => [account, code, 0 - Number(net), 0 - Number(vat)]),
    );
    expect(figures(await entriesOf(id))).toEqual(before);
  });
});

test("a supplier's invoice goes to expenses once it is approved", async () => {
  const purchase = await taken(admin, eInvoice({ number: "KONTS-1", parts: twoLines }));
  expect(await entriesOf(purchase.id, "purchases")).toEqual([]);
  await decided(admin, purchase, { state: "approved" });
  const own = await entriesOf(purchase.id, "purchases");
  expect(figures(own)).toEqual([
    ["7160", "S21", 3_333, 700],
    ["7160", "S12", 6_668, 800],
  ]);
  expect(own[0]).toMatchObject({
    number: "KONTS-1",
    due_date: "2026-12-12",
    partner_account: "5310",
    vat_account: "5721",
    document_kind: "invoice",
  });
});

test("without dates it is the month that has ended", async () => {
  const all = await entries();
  expect(all.length).toBeGreaterThan(0);
  const month = String(
    all
      .map(({ date }) => date)
      .toSorted()
      .at(-1),
  ).slice(0, 7);
  expect((await entries("")).filter(({ date }) => date.startsWith(month))).toEqual([]);
  const wrong = await admin("GET", "/accounting/entries?from=2026-05-02&to=2026-05-01");
  expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ["to"]]);
});

test("the journal is a table of all of it", async () => {
  const answer = await admin("GET", `/accounting/journal?${always}`);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [head = [], ...rows] = cellsOf(answer.text);
  const all = await entries();
  expect(rows).toHaveLength(all.length);
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? "");
  const cents = (amounts: string[]) =>
    sum(amounts.map((amount) => Math.round(Number(amount.replace(",", ".")) * 100)));
  expect(cents(column("Summa bez PVN, EUR"))).toBe(sum(all.map(({ net_cents }) => net_cents)));
  expect(cents(column("PVN, EUR"))).toBe(sum(all.map(({ vat_cents }) => vat_cents)));
  expect(column("Numurs")).toEqual(all.map(({ number }) => number));
  expect(column("Konts")).toEqual(all.map(({ account }) => account));
});

describe("the file for Jumis", () => {
  test("has a document for each, whose postings come to its amount", async () => {
    const documents = jumisOf((await admin("GET", `/accounting/jumis?${always}`)).text);
    const all = await entries();
    const sides = Map.groupBy(all, ({ side, document_id }) => `${side} ${document_id}`);
    expect(documents.map((one) => said(one, "DocNo"))).toEqual(
      [...sides.values()].map(([first]) => first?.number),
    );
    for (const [place, own] of [...sides.values()].entries()) {
      const document = documents[place];
      if (!document) throw new Error("missing");
      const lines = document.children.filter(({ name }) => name === "{}FinancialDocLine");
      const amounts = lines.map((line) => Math.round(Number(said(line, "LineAmount")) * 100));
      const total = sum(own.map(({ total_cents }) => total_cents));
      expect(sum(amounts)).toBe(total);
      expect(Math.round(Number(said(document, "DocAmount")) * 100)).toBe(total);
      const isSale = own[0]?.side === "sales";
      expect(said(document, "DocGroupAbbreviation")).toBe(isSale ? "D" : "K");
      const partners = lines.map((line) =>
        said(line, isSale ? "LineDebetAccountCode" : "LineCreditAccountCode"),
      );
      expect(new Set(partners)).toEqual(new Set([isSale ? "2310" : "5310"]));
    }
  });

  test("is not there while a document has what Jumis has no room for, which is named", async () => {
    const number = `GARŠ-${"1".repeat(50)}`;
    const purchase = await taken(admin, eInvoice({ number, seller: german }));
    await decided(admin, purchase, { state: "approved" });
    const answer = await admin("GET", `/accounting/jumis?${always}`);
    expect([answer.status, answer.json().message.includes(number)]).toEqual([409, true]);
    await decided(admin, purchase, { state: "open" });
    expect((await admin("GET", `/accounting/jumis?${always}`)).status).toBe(200);
  });
});

test("the archive has every document as it was, and says what is in it", async () => {
  const { bytes } = await admin("GET", `/accounting/archive?${always}`);
  const files = unzipped(bytes);
  const all = await entries();
  const count = (side: string) =>
    new Set(all.filter((entry) => entry.side === side).map((entry) => entry.document_id)).size;
  const within = (folder: string) => [...files.keys()].filter((name) => name.startsWith(`${folder}/`));
  expect(within("Rēķini")).toHaveLength(count("sales"));
  expect(within("Piegādātāju rēķini")).toHaveLength(count("purchases"));
  expect(within("E-rēķini").length).toBeGreaterThan(0);
  const [pdf = ""] = within("Rēķini");
  expect(files.get(pdf)?.subarray(0, 5).toString()).toBe("%PDF-");
  const listed = cellsOf(files.get("Saturs.csv")?.toString() ?? "").slice(1);
  for (const [name = "", sha256] of listed) expect([name, hashOf(files.get(name))]).toEqual([name, sha256]);
  expect(listed.map(([name]) => name).toSorted()).toEqual(
    [...files.keys()].filter((name) => name !== "Saturs.csv").toSorted(),
  );
  const again = await admin("GET", `/accounting/archive?${always}`);
  expect(Buffer.compare(Buffer.from(again.bytes), Buffer.from(bytes))).toBe(0);
});

const hashOf = (bytes: Buffer | undefined): string =>
  createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");

test("accounts are refused at their fields", async () => {
  const wrong = await admin("PATCH", "/companies/1/details", {
    body: {
      accounting: {
        income: "",
        codes: [
          { vat_category: "S", vat_rate: "21", sales: "A" },
          { vat_category: "S", vat_rate: "21,00", sales: "B" },
        ],
      },
    },
  });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.json().errors).toSorted()).toEqual([
    "accounting.codes.1.vat_rate",
    "accounting.income",
  ]);
});

test("an installation without the module has none of it", async () => {
  const without = moduleKeys.filter((key) => key !== "books");
  expect((await admin("PATCH", "/modules/", { body: { modules: without } })).status).toBe(200);
  for (const path of ["entries", "journal", "jumis", "archive"])
    expect((await admin("GET", `/accounting/${path}`)).status).toBe(403);
});
