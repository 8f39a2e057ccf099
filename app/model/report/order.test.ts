import { describe, expect, test } from "vitest";
import { customerHours } from "./customer-hours.ts";
import { invoicesTotal } from "./invoices-total.ts";
import { firstRows, groupsOf, type Sorting, sortingIn } from "./order.ts";
import type { Report, ReportRow } from "./report.ts";
import { salesJournal } from "./sales-journal.ts";
import { vatOverview } from "./vat-overview.ts";

const names = ["zāle", "Ābols", "Čiekurs", "Cēsis", "ābols", "Ādaži"];
const clients: ReportRow[] = names.map((customer, index) => ({
  customer,
  customer_id: index + 1,
  documents: 1,
  net_cents: (index % 3) * 100,
}));
const sort = {
  customer: { key: "customer", direction: "asc" },
  net: { key: "net_cents", direction: "desc" },
} as const;
/** Without words of codes, which these reports have none of. */
const inOrder = (...[report, rows, sorting]: [Report, readonly ReportRow[], Sorting | null]) =>
  groupsOf(report, rows, sorting, () => null);
const namesIn = (groups: ReturnType<typeof groupsOf>) =>
  groups.flatMap(({ rows }) => rows.map(({ customer }) => customer));

describe("a sorted report", () => {
  test("has texts in Latvian order, as the collator has them", () => {
    const collator = new Intl.Collator("lv", { sensitivity: "base", ignorePunctuation: true });
    expect(namesIn(inOrder(invoicesTotal, clients, sort.customer))).toEqual(names.toSorted(collator.compare));
  });

  test("has figures by size, both ways, equal ones as they came", () => {
    const down = namesIn(inOrder(invoicesTotal, clients, sort.net));
    expect(down).toEqual(["Čiekurs", "Ādaži", "Ābols", "ābols", "zāle", "Cēsis"]);
    const up = namesIn(inOrder(invoicesTotal, clients, { key: "net_cents", direction: "asc" }));
    expect(up).toEqual(["zāle", "Cēsis", "Ābols", "ābols", "Čiekurs", "Ādaži"]);
  });

  test("has what is not there last, whichever way", () => {
    const rows = [{ net_cents: null }, { net_cents: 1 }, { net_cents: 2 }];
    for (const direction of ["asc", "desc"] as const) {
      const [{ rows: found } = { rows: [] }] = inOrder(invoicesTotal, rows, { key: "net_cents", direction });
      expect(found.at(-1)).toEqual({ net_cents: null });
    }
  });

  test("without a sorting stays as it came", () => {
    expect(namesIn(inOrder(invoicesTotal, clients, null))).toEqual(names);
  });
});

describe("codes", () => {
  const words = new Map([
    ["S", "Ar PVN"],
    ["AE", "Reversā"],
    ["invoice", "Rēķins"],
    ["waybill", "Pavadzīme"],
    ["credit_note", "Kredītrēķins"],
  ]);
  const wordOf = (_key: string, code: string | number | null) =>
    code === null ? "Nav norādīta" : (words.get(String(code)) ?? code);
  const sort = (key: string, direction: "asc" | "desc") => ({ key, direction });

  test("are sorted by their words, nothing at all by its own, and those without a word by themselves", () => {
    const rows = ["AE", null, "S", "Zz"].map((vat_category): ReportRow => ({ vat_category }));
    const found = (direction: "asc" | "desc") =>
      groupsOf(vatOverview, rows, sort("vat_category", direction), wordOf).flatMap((group) =>
        group.rows.map(({ vat_category }) => vat_category),
      );
    expect(found("asc")).toEqual(["S", null, "AE", "Zz"]);
    expect(found("desc")).toEqual(["Zz", "AE", null, "S"]);
  });

  test("of a whole group sort the groups, beginning with A", () => {
    const rows = ["invoice", "waybill", "credit_note"].map(
      (document_kind, invoice_id): ReportRow => ({ invoice_id, document_kind }),
    );
    const sorting = sortingIn(salesJournal, new URLSearchParams("sort=document_kind"));
    const kinds = groupsOf(salesJournal, rows, sorting, wordOf).map((group) => group.rows[0]?.document_kind);
    expect(kinds).toEqual(["credit_note", "waybill", "invoice"]);
  });
});

describe("rows that stay together", () => {
  const hours = (
    customer: string,
    customer_id: number,
    stock_item: string,
    planned_hours: number,
  ): ReportRow => ({
    customer,
    customer_id,
    stock_item,
    planned_hours,
    estimated_hours: 0,
    invoiced_hours: 0,
  });
  const rows = [hours("A", 1, "d", 5), hours("A", 1, "e", 7), hours("B", 2, "d", 10), hours("C", 3, "d", 1)];
  const told = (key: string, direction: "asc" | "desc") =>
    inOrder(customerHours, rows, { key, direction }).map(({ rows: own, sums }) => [
      ...[sums.planned_hours, own.map((row) => `${row.customer}${row.stock_item}`).join(" ")],
    ]);

  test("are sorted by what they add up to, and inside by each", () => {
    expect(told("planned_hours", "desc")).toEqual([
      [12, "Ae Ad"],
      [10, "Bd"],
      [1, "Cd"],
    ]);
  });

  test("keep their order inside where their name sorts them, and among each other where a work does", () => {
    expect(told("customer", "desc").map(([, own]) => own)).toEqual(["Cd", "Bd", "Ad Ae"]);
    expect(told("stock_item", "desc").map(([, own]) => own)).toEqual(["Ae Ad", "Bd", "Cd"]);
  });

  test("are cut where a page is full; their sums stay those of all", () => {
    const cut = firstRows(inOrder(customerHours, rows, null), 1);
    expect(cut).toHaveLength(1);
    expect(cut[0]?.rows).toHaveLength(1);
    expect(cut[0]?.sums.planned_hours).toBe(12);
  });
});

describe("the sorting of an address", () => {
  test.each([
    ["sort=net_cents", { key: "net_cents", direction: "desc" }],
    ["sort=net_cents&dir=asc", { key: "net_cents", direction: "asc" }],
    ["sort=customer", { key: "customer", direction: "asc" }],
    ["sort=customer&dir=sideways", { key: "customer", direction: "asc" }],
    ["sort=customer_id", null],
    ["", null],
  ])("%s", (query, sorting) => {
    expect(sortingIn(invoicesTotal, new URLSearchParams(query))).toEqual(sorting);
  });
});
