import { describe, expect, test } from "vitest";
import { chartOf } from "./chart.ts";
import { customerHours } from "./customer-hours.ts";
import { customerYear } from "./customer-year.ts";
import { customersYear, monthKeys } from "./customers-year.ts";
import { invoicesTotal } from "./invoices-total.ts";
import { type Report, type ReportRow, totalsOf } from "./report.ts";

const drawn = (report: Report, data: ReportRow[], before?: Record<string, number>) =>
  chartOf(report, { data, totals: totalsOf(report, data) }, before);

describe("the picture of a report", () => {
  test("has the largest, and says how many more there are", () => {
    const data = Array.from({ length: 13 }, (_, index) => ({
      customer_id: index,
      customer: `K${index}`,
      net_cents: index * 100,
    }));
    const chart = drawn(invoicesTotal, data);
    expect(chart?.labels.slice(0, 2)).toEqual(["K12", "K11"]);
    expect(chart?.labels).toHaveLength(10);
    // The one with nothing is not drawn and not missed.
    expect(chart?.rest).toBe(2);
  });

  test("adds up the rows of one client", () => {
    const hours = (customer_id: number, planned_hours: number) => ({
      customer_id,
      customer: `K${customer_id}`,
      planned_hours,
      estimated_hours: 1,
      invoiced_hours: 0,
    });
    const chart = drawn(customerHours, [hours(1, 3), hours(2, 6), hours(1, 4)]);
    expect(chart).toMatchObject({ shape: "bars", unit: "hours", labels: ["K1", "K2"] });
    expect(chart?.series[1]).toEqual({ key: "planned_hours", values: [7, 6] });
  });

  test("has the months of all clients beside those of the year before", () => {
    const chart = drawn(customersYear, [{ january_cents: 5 }, { january_cents: 6, may_cents: 1 }], {
      may_cents: 9,
    });
    expect(chart?.labels).toEqual(monthKeys);
    expect(chart?.series.map(({ values }) => [values[0], values[4]])).toEqual([
      [11, 1],
      [0, 9],
    ]);
  });

  test("has the months of a client as steps", () => {
    const data = [{ month: "2026-01", net_cents: 7, previous_net_cents: 8 }];
    expect(drawn(customerYear, data)).toMatchObject({
      shape: "columns",
      labels: ["2026-01"],
      unit: "money",
      series: [{ values: [7] }, { values: [8] }],
    });
  });

  test("is not drawn of nothing", () => {
    expect(drawn(invoicesTotal, [])).toBeNull();
    expect(drawn(customersYear, [])).toBeNull();
  });
});
