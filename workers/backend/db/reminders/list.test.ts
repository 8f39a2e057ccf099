import { expect, test } from "vitest";
import { invoiceStatus } from "#model/invoice/status.ts";
import { insertEstimate } from "../estimates/estimates.ts";
import { insertInvoice } from "../invoices/invoices.ts";
import { memoryOffice } from "../memory-office.ts";
import { insertProject } from "../projects.ts";
import { listReminded } from "./list.ts";
import { savePlan } from "./plan.ts";

const texts = { subject_lv: "", text_lv: "", subject_en: "", text_en: "" };
/** Tuesday 10 November 2026, after the morning. */
const now = Date.parse("2026-11-10T12:00:00Z");

/** A plan of four steps and documents that were due on some days, all sent on 30 September 2026. */
function office(is_on: boolean, due: readonly string[]) {
  const { database, project } = memoryOffice();
  const { client_id, project_manager: issued_by } = project("Kastes");
  const project_id = insertProject(database, project("Kastes"), "2026");
  const estimate_id = insertEstimate(database, {
    project_id,
    project_nr: "2026-0001",
    name: "Tāme",
    estimate_type_id: 1,
    vat: { category: "S", rate: 210_000 },
    date: "2026-09-01",
  });
  for (const [place, due_date] of due.entries())
    insertInvoice(database, {
      invoice_nr: `R-${place + 1}`,
      invoice_type_id: 1,
      estimate_id,
      project_id,
      client_id,
      state: invoiceStatus.sent,
      date: "2026-09-30",
      due_date,
      billing: "lines",
      position_item_ids: [],
      net_cents: 10_000,
      vat_cents: 2_100,
      total_cents: 12_100,
      issued_at: "2026-09-30T08:00:00.000Z",
      sent_at: "2026-09-30T08:05:00.000Z",
      issued_by,
    });
  savePlan(
    database,
    { is_on, least_cents: 0, steps: [-3, 3, 10, 40].map((days) => ({ days, ...texts })) },
    { today: "2026-09-01", origin: "http://birojs.test", title: "Birojs" },
  );
  const list = (state?: "coming") => {
    const { data } = listReminded(database, { page: 1, per_page: 20, state, now });
    return data.map(({ invoice_nr, next }) => [invoice_nr, next && `${next.days}: ${next.date}`]);
  };
  return { list };
}

// Ten days after 30 October is 9 November, the day before. Forty after the 10th is Thursday 19 November; three before the 21st
// is the 18th, a holiday.
const due = ["2026-06-01", "2026-09-30", "2026-10-10", "2026-10-30", "2026-11-21"];

test("by a plan that is on, what was not sent when its day came is sent on the next morning", () => {
  const { list } = office(true, due);
  expect(list()).toEqual([
    ["R-1", null],
    ["R-2", "40: 2026-11-11"],
    ["R-3", "10: 2026-11-11"],
    ["R-4", "10: 2026-11-11"],
    ["R-5", "-3: 2026-11-19"],
  ]);
  expect(list("coming").map(([number]) => number)).toEqual(["R-2", "R-3", "R-4", "R-5"]);
});

test("by a plan that is off, nothing whose day has passed already", () => {
  const { list } = office(false, due);
  expect(list()).toEqual([
    ["R-1", null],
    ["R-2", null],
    ["R-3", "40: 2026-11-19"],
    ["R-4", "40: 2026-12-09"],
    ["R-5", "-3: 2026-11-19"],
  ]);
  expect(list("coming").map(([number]) => number)).toEqual(["R-3", "R-4", "R-5"]);
});
