import { and, eq, gte, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { invoiceStatus } from "#model/invoice/status.ts";
import { decimalScale } from "#model/money/decimal.ts";
import type { ReportFilters } from "#model/report/filters.ts";
import { calendarEntries } from "../calendar-entries.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { positionItems } from "../estimates/items.ts";
import { positions } from "../estimates/positions.ts";
import { invoicedItems } from "../invoices/invoiced-items.ts";
import { invoices } from "../invoices/invoices.ts";
import { projects } from "../projects.ts";
import { units } from "../units.ts";
import { users } from "../users.ts";

/** The unit of hours (UN/ECE Rec 20, domain §4). */
export const hourCode = "HUR";

/** Ten-thousandths of hours. */
interface Hours {
  estimated_hours: number;
  planned_hours: number;
  invoiced_hours: number;
}

/** The hours of somebody or something, and of what work. */
export interface WorkHours extends Hours {
  group_id: number;
  stock_item_id: number | null;
}

/** Whose hours: which projects, and dates where they limit what is counted and not only which projects are. */
interface Asked {
  projects: SQL | undefined;
  period: Pick<ReportFilters, "from" | "to"> | null;
  stock_item_id: number | null;
}

/** Hours by client or by project (`group`), each kind in one statement, put together by group and stock item. */
export function sumHours(database: Database, group: SQLiteColumn, asked: Asked): WorkHours[] {
  const found = new Map<string, WorkHours>();
  const add = (
    kind: keyof Hours,
    rows: { group_id: unknown; stock_item_id: number | null; hours: number }[],
  ) => {
    for (const { group_id, stock_item_id, hours } of rows) {
      const key = `${group_id} ${stock_item_id}`;
      const none = { estimated_hours: 0, planned_hours: 0, invoiced_hours: 0 };
      const known = found.get(key) ?? { group_id: Number(group_id), stock_item_id, ...none };
      known[kind] = hours;
      found.set(key, known);
    }
  };
  add("estimated_hours", estimated(database, group, asked));
  add("planned_hours", planned(database, group, asked));
  add("invoiced_hours", invoiced(database, group, asked));
  return [...found.values()];
}

const within = (date: SQLiteColumn, { period }: Asked) =>
  period === null ? undefined : and(gte(date, period.from), lte(date, period.to));

/** Lines that are counted in hours and name a stock item. */
const isWork = (database: Database, { stock_item_id }: Asked) =>
  and(
    inArray(
      positionItems.measure_unit_id,
      database.select({ id: units.id }).from(units).where(eq(units.code, hourCode)),
    ),
    stock_item_id === null
      ? isNotNull(positionItems.stock_item_id)
      : eq(positionItems.stock_item_id, stock_item_id),
  );

// Tables stand in the order that they are read in, which CROSS JOIN makes SQLite keep: from projects on by indexes that hold
// all that is summed. Left to itself it begins with every line that is counted in hours.

const estimated = (database: Database, group: SQLiteColumn, asked: Asked) =>
  database
    .select({
      group_id: group,
      stock_item_id: positionItems.stock_item_id,
      hours: sql<number>`sum(${positionItems.quantity})`,
    })
    .from(projects)
    .crossJoin(estimates)
    .crossJoin(positions)
    .crossJoin(positionItems)
    .where(
      and(
        eq(estimates.project_id, projects.id),
        eq(positions.estimate_id, estimates.id),
        eq(positionItems.position_id, positions.id),
        eq(positionItems.is_chosen, true),
        ...[isWork(database, asked), within(estimates.date, asked), asked.projects],
      ),
    )
    .groupBy(group, positionItems.stock_item_id)
    .all();

const planned = (database: Database, group: SQLiteColumn, asked: Asked) =>
  database
    .select({
      group_id: group,
      stock_item_id: users.stock_item_id,
      hours: sql<number>`sum(${calendarEntries.duration}) * ${decimalScale}`,
    })
    .from(projects)
    .crossJoin(calendarEntries)
    .crossJoin(users)
    .where(
      and(
        eq(calendarEntries.project_id, projects.id),
        eq(users.id, calendarEntries.user_id),
        ...[within(calendarEntries.date, asked), asked.projects],
        asked.stock_item_id === null ? undefined : eq(users.stock_item_id, asked.stock_item_id),
      ),
    )
    .groupBy(group, users.stock_item_id)
    .all();

/** What documents have of lines that were not voided; drafts have invoiced nothing yet. */
const invoiced = (database: Database, group: SQLiteColumn, asked: Asked) =>
  database
    .select({
      group_id: group,
      stock_item_id: positionItems.stock_item_id,
      hours: sql<number>`sum(coalesce(${invoicedItems.quantity}, ${positionItems.quantity}))`,
    })
    .from(projects)
    .crossJoin(invoices)
    .crossJoin(invoicedItems)
    .crossJoin(positionItems)
    .where(
      and(
        eq(invoices.project_id, projects.id),
        eq(invoicedItems.invoice_id, invoices.id),
        eq(positionItems.id, invoicedItems.position_item_id),
        inArray(invoices.state, [invoiceStatus.issued, invoiceStatus.sent]),
        ...[isWork(database, asked), within(invoices.date, asked), asked.projects],
      ),
    )
    .groupBy(group, positionItems.stock_item_id)
    .all();
