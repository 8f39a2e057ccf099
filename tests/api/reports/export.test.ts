import { beforeAll, describe, expect, test } from "vitest";
import type { CellObject } from "xlsx";
import lv from "../../../app/locales/lv/reports.json" with { type: "json" };
import { invoicesTotal } from "../../../app/model/reports/invoices-total";
import type { ColumnKind, Report } from "../../../app/model/reports/report";
import {
  type Caller,
  callerAt,
  newInstallation,
  signIns,
  type TestInstallation,
} from "../../support/installation";
import { dateIn, opened } from "../../support/sheet";

let installation: TestInstallation;
let admin: Caller;

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "portal" });
  admin = await callerAt(installation, signIns.admin);
});

/** What a cell says, in the terms of the API. */
const said: Record<ColumnKind, (cell: CellObject | null) => unknown> = {
  text: (cell) => cell?.v ?? "",
  count: (cell) => Number(cell?.v),
  hours: (cell) => Math.round(Number(cell?.v) * 10_000),
  quantity: (cell) => Math.round(Number(cell?.v) * 10_000),
  money: (cell) => Math.round(Number(cell?.v) * 100),
  percent: (cell) => (cell === null ? null : Math.round(Number(cell.v) * 1_000_000)),
  date: (cell) => dateIn(cell)?.slice(0, 10) ?? null,
  month: (cell) => dateIn(cell)?.slice(0, 7) ?? null,
};
const formats: Record<ColumnKind, string | undefined> = {
  ...{ text: undefined, count: "#,##0", hours: "#,##0.00", quantity: "#,##0.00", money: "#,##0.00" },
  ...{ percent: "0.00%", date: "dd.mm.yyyy", month: "mm.yyyy" },
};

const exported: [path: string, report: Report, query: () => Promise<string>][] = [
  ["invoices_total", invoicesTotal, async () => "from=2026-02-01&to=2026-09-30"],
];
const titles: Record<string, string> = lv.titles;
const columnTitles: Record<string, string> = lv.columns;

describe("the spreadsheet of a report", () => {
  test.each(exported)("of %s says what the report says, typed", async (path, report, ask) => {
    const query = await ask();
    const answer = await admin("GET", `/reports/${path}/export?${query}`);
    expect(answer.status, answer.text).toBe(200);
    const { name, rows } = opened(answer.bytes);
    const asked = Object.fromEntries(new URLSearchParams(query));
    const { data, totals } = (await admin("POST", `/reports/${path}`, { body: asked })).json();
    expect(data.length).toBeGreaterThan(0);
    expect(name).toBe(titles[report.name]);
    expect(rows[0]?.map((cell) => cell?.v)).toEqual(report.columns.map(({ key }) => columnTitles[key]));
    const told = rows
      .slice(1, -1)
      .map((row) => report.columns.map(({ kind }, column) => said[kind](row[column] ?? null)));
    expect(told).toEqual(
      data.map((row: object) => report.columns.map(({ key }) => new Map(Object.entries(row)).get(key) ?? "")),
    );
    for (const row of rows.slice(1))
      for (const [column, { kind }] of report.columns.entries())
        if (row[column] && (column > 0 || kind !== "text"))
          expect(row[column]?.z ?? undefined).toBe(formats[kind]);
    const last = rows.at(-1) ?? [];
    for (const [column, { key, kind }] of report.columns.entries())
      if (totals[key] !== undefined && totals[key] !== null)
        expect(said[kind](last[column] ?? null)).toBe(totals[key]);
    expect(last[0]?.v).toBe("Kopā");
  });

  test("is named after the company, the report and its period", async () => {
    const answer = await admin("GET", "/reports/invoices_total/export?from=2026-02-01&to=2026-09-30");
    const disposition = String(answer.headers["content-disposition"]);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toBe(
      "Testa birojs Rēķinu kopsummas 01.02.2026–30.09.2026.xlsx",
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
