import { beforeAll, describe, expect, test } from "vitest";
import type { CellObject } from "xlsx";
import lv from "#locales/lv/reports.json" with { type: "json" };
import { customerHours } from "#model/report/customer-hours.ts";
import { customerYear } from "#model/report/customer-year.ts";
import { customersYear } from "#model/report/customers-year.ts";
import { invoicedStockItems } from "#model/report/invoiced-items.ts";
import { invoicesTotal } from "#model/report/invoices-total.ts";
import { margin } from "#model/report/margin.ts";
import { productionCosts } from "#model/report/production-costs.ts";
import { projectHours } from "#model/report/project-hours.ts";
import { projectsTotal } from "#model/report/projects-total.ts";
import { purchaseJournal } from "#model/report/purchase-journal.ts";
import type { ColumnKind, Report } from "#model/report/report.ts";
import { salesJournal } from "#model/report/sales-journal.ts";
import { vatOverview } from "#model/report/vat-overview.ts";
import {
  type Answer,
  type Caller,
  callerAt,
  newInstallation,
  signIns,
  type TestInstallation,
} from "#tests/support/installation.ts";
import { dateIn, opened } from "#tests/support/sheet.ts";
import { somePurchases } from "./some-purchases.ts";

let installation: TestInstallation;
let admin: Caller;

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "portal" });
  admin = await callerAt(installation, signIns.admin);
  await somePurchases(admin);
});

/** Codes by the words that stand for them. */
const codes = new Map(
  Object.values(lv.words).flatMap((words) => Object.entries(words).map(([code, word]) => [word, code])),
);

/** What a cell says, in the terms of the API. */
const said: Record<ColumnKind, (cell: CellObject | null) => unknown> = {
  text: (cell) => cell?.v ?? "",
  word: (cell) => {
    const code = codes.get(String(cell?.v));
    return code === "none" ? null : code;
  },
  count: (cell) => Number(cell?.v),
  hours: (cell) => Math.round(Number(cell?.v) * 10_000),
  quantity: (cell) => Math.round(Number(cell?.v) * 10_000),
  money: (cell) => Math.round(Number(cell?.v) * 100),
  percent: (cell) => (cell === null ? null : Math.round(Number(cell.v) * 1_000_000)),
  date: (cell) => dateIn(cell)?.slice(0, 10) ?? null,
  month: (cell) => dateIn(cell)?.slice(0, 7) ?? null,
};
const formats: Record<Exclude<ColumnKind, "text" | "word">, string> = {
  count: "#,##0",
  hours: "#,##0.00",
  quantity: "#,##0.00",
  money: "#,##0.00",
  percent: "0.00%",
  date: "dd.mm.yyyy",
  month: "mm.yyyy",
};

/** The address of the spreadsheet, what is asked for, and how the report itself is asked for the same. */
const exported: [path: string, report: Report, query: string, read?: (query: string) => Promise<Answer>][] = [
  ["invoices_total", invoicesTotal, "from=2026-02-01&to=2026-09-30"],
  ["all_customer_stock_item_hours", customerHours, "year=2026"],
  ["projects_total", projectsTotal, "year=2026"],
  ["customers_yearly_invoices", customersYear, "year=2026"],
  ["production_costs", productionCosts, "from=2026-02-01"],
  ["margin", margin, "year=2026"],
  ["sales_journal", salesJournal, "from=2026-01-01&to=2026-09-30"],
  ["purchase_journal", purchaseJournal, "year=2026"],
  ["vat_overview", vatOverview, "year=2026"],
  ["invoiced_stock_items", invoicedStockItems, "year=2026&stock_item_id="],
  [
    ...(["single_customer_yearly_invoices", customerYear, "year=2026&customer_id=1"] as const),
    () => admin("POST", "/reports/single_customer_yearly_invoices/1", { body: { year: 2026 } }),
  ],
  [
    ...(["projects-stock-hours", projectHours, "year=2026&project_manager=0"] as const),
    (query) => admin("GET", `/reports/projects-stock-hours?${query}`),
  ],
];
const titles: Record<string, string> = lv.titles;
const columnTitles: Record<string, string> = lv.columns;

describe("the spreadsheet of a report", () => {
  test.each(exported)("of %s says what the report says, typed", async (path, report, query, read) => {
    const answer = await admin("GET", `/reports/${path}/export?${query}`);
    expect(answer.status, answer.text).toBe(200);
    const { name, rows } = opened(answer.bytes);
    const body = Object.fromEntries(new URLSearchParams(query));
    const { data, totals } = (await (read?.(query) ?? admin("POST", `/reports/${path}`, { body }))).json();
    expect(data.length).toBeGreaterThan(0);
    expect(name).toBe(titles[report.name]);
    expect(rows[0]?.map((cell) => cell?.v)).toEqual(
      report.columns.map(({ key, kind }) => `${columnTitles[key]}${kind === "money" ? ", EUR" : ""}`),
    );
    const told = rows
      .slice(1, -1)
      .map((row) => report.columns.map(({ kind }, column) => said[kind](row[column] ?? null)));
    const wanted = data.map((row: object) => {
      const values = new Map(Object.entries(row));
      return report.columns.map(({ key, kind }) => values.get(key) ?? (kind === "text" ? "" : null));
    });
    expect(told).toEqual(wanted);
    for (const row of rows.slice(1, -1))
      for (const [column, { kind }] of report.columns.entries()) {
        const cell = row[column];
        if (cell)
          expect(cell).toMatchObject(
            kind === "text" || kind === "word" ? { t: "s" } : { t: "n", z: formats[kind] },
          );
      }
    const last = rows.at(-1) ?? [];
    expect(last[0]?.v).toBe("Kopā");
    for (const [column, { key, kind }] of report.columns.entries())
      if (typeof totals[key] === "number") expect(said[kind](last[column] ?? null)).toBe(totals[key]);
  });

  test("says in itself of which projects and which dates it is", async () => {
    const { users } = (await admin("GET", "/projects/create")).json().data;
    const manager = users.find(({ id }: { id: number }) => id === 1);
    const path = "/reports/projects_total/export?year=2026&project_manager=1";
    const { about } = opened((await admin("GET", path)).bytes);
    expect(about.slice(0, 4)).toEqual([
      ["Saturs", "Projektu kopsummas"],
      ["Periods", "01.01.2026–31.12.2026"],
      ["Projekta vadītājs", manager.name],
      [
        "Kā skaitīts",
        "Projekti, kas notiek periodā; summas ir par visu projektu, arī no dokumentiem ārpus perioda.",
      ],
    ]);
  });

  test("is sorted as the screen that it is asked for from", async () => {
    const path = "/reports/invoices_total/export?from=2026-02-01&to=2026-09-30&sort=net_cents&dir=desc";
    const { rows } = opened((await admin("GET", path)).bytes);
    const column = invoicesTotal.columns.findIndex(({ key }) => key === "net_cents");
    const amounts = rows.slice(1, -1).map((row) => Number(row[column]?.v));
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  test("is sorted by the words that stand for codes, also by the installation's own", async () => {
    const kinds = async () => {
      const { rows } = opened(
        (await admin("GET", "/reports/sales_journal/export?year=2026&sort=document_kind")).bytes,
      );
      return [...new Set(rows.slice(1, -1).map((row) => String(row[2]?.v)))];
    };
    expect(await kinds()).toEqual(["Avansa rēķins", "Kredītrēķins", "Pavadzīme", "Rēķins"]);
    const { languages } = (await admin("GET", "/system-config")).json().data;
    const { id } = languages.find(({ code }: { code: string }) => code === "lv");
    const worded = (translations: Record<string, string>) =>
      admin("PATCH", `/languages/${id}`, { body: { translations } });
    await worded({ "reports.words.document_kind.invoice": "Faktūra" });
    expect(await kinds()).toEqual(["Avansa rēķins", "Faktūra", "Kredītrēķins", "Pavadzīme"]);
    await worded({});
  });

  test("of invoiced stock items is also what the specification's own address answers", async () => {
    const [one, other] = [
      await admin("GET", "/reports/invoiced_stock_items?year=2026"),
      await admin("GET", "/reports/invoiced_stock_items/export?year=2026"),
    ];
    expect(opened(one.bytes)).toEqual(opened(other.bytes));
  });

  test("of a client's year is not there without a client", async () => {
    expect((await admin("GET", "/reports/single_customer_yearly_invoices/export")).status).toBe(404);
  });

  test("is named after the company, the report, its period, and the client that it is of", async () => {
    const nameAt = async (path: string) => {
      const disposition = String((await admin("GET", path)).headers["content-disposition"]);
      return decodeURIComponent(disposition.split("UTF-8''")[1] ?? "");
    };
    expect(await nameAt("/reports/invoices_total/export?from=2026-02-01&to=2026-09-30")).toBe(
      "Testa birojs Rēķinu kopsummas 01.02.2026–30.09.2026.xlsx",
    );
    const client = (await admin("GET", "/customers/1")).json().data;
    expect(await nameAt("/reports/single_customer_yearly_invoices/export?year=2026&customer_id=1")).toBe(
      `Testa birojs Klienta rēķini pa mēnešiem ${client.name} 2026.xlsx`,
    );
  });

  test("is refused in words for filters that are none, and to whom the report is not for", async () => {
    const refused = await admin("GET", "/reports/invoices_total/export?from=2026-09-30&to=2026-02-01");
    expect(refused.status).toBe(422);
    expect(refused.json().errors).toEqual({ to: ["Beigu datums nevar būt pirms sākuma"] });
    const user = await callerAt(installation, signIns.user);
    expect((await user("GET", "/reports/invoices_total/export")).status).toBe(403);
  });
});
