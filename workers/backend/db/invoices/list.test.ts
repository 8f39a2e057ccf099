import { afterEach, expect, test, vi } from "vitest";
import { plant } from "#local/demonstration/plant.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { memoryDatabase } from "../memory-database.ts";
import { listInvoices } from "./list.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what is overdue is counted anew on another day, though nothing was changed", () => {
  const database = memoryDatabase();
  plant(database, "beta", "2026-11-20", "hash");
  const overdueOn = (date: string) => {
    vi.setSystemTime(`${date}T12:00:00Z`);
    const query = { status: invoiceStatus.overdue, page: 1, per_page: 100 };
    const { data, total, sums } = listInvoices(database, query);
    expect(total).toBe(data.length);
    expect(sums.open_cents).toBe(data.reduce((sum, { open_cents }) => sum + (open_cents ?? 0), 0));
    return total;
  };
  vi.useFakeTimers();
  const before = overdueOn("2026-11-20");
  expect(overdueOn("2028-01-01")).toBeGreaterThan(before);
  expect(overdueOn("2026-11-20")).toBe(before);
});
