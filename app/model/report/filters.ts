import { z } from "zod";
import { id, typedDate } from "../answer/fields.ts";
import { year as calendarYear } from "../answer/sought-number.ts";
import { today } from "../date/dates.ts";

/** Nothing chosen, however a form or a link says it: all managers, clients, items, projects (specification §9). */
const isAll = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === 0 || value === "0";

const chosen = z.preprocess((value) => (isAll(value) ? null : value), id.nullable()).optional();
const date = z.preprocess((value) => (isAll(value) ? undefined : value), typedDate.optional()).optional();
const year = z.preprocess((value) => (isAll(value) ? undefined : value), calendarYear.optional()).optional();

const sent = {
  /** The first and the last local date. */
  from: date,
  to: date,
  year,
  /** Whose projects: a user. */
  project_manager: chosen,
  customer_id: chosen,
  stock_item_id: chosen,
  project_id: chosen,
};

/** What a report is asked for, understood: dates are local and both count, null means all. */
export interface ReportFilters {
  from: string;
  to: string;
  year: number;
  project_manager: number | null;
  customer_id: number | null;
  stock_item_id: number | null;
  project_id: number | null;
}
export type FilterName = keyof ReportFilters;

const given = z.object(sent);
type Given = z.output<typeof given>;

/** Without dates it is the year that is named, that of the one date that is, or this one (specification §9). */
function understood(given: Given, context: z.core.$RefinementCtx): ReportFilters {
  const named = given.year ?? Number((given.from ?? given.to ?? today()).slice(0, 4));
  const from = given.from ?? `${named}-01-01`;
  const to = given.to ?? `${Math.max(named, Number(from.slice(0, 4)))}-12-31`;
  if (to < from) context.addIssue({ code: "custom", path: ["to"], message: "errors.due_before_start" });
  return {
    from,
    to,
    year: named,
    project_manager: given.project_manager ?? null,
    customer_id: given.customer_id ?? null,
    stock_item_id: given.stock_item_id ?? null,
    project_id: given.project_id ?? null,
  };
}

/** The filters of specification §7, all optional. Refuses dates in the wrong order with "errors.due_before_start". */
export const reportFilters = given.transform(understood);

/** The same with how the screen is sorted that a spreadsheet is asked for from (order.ts). */
export const sheetFilters = given
  .extend({ sort: z.string().optional(), dir: z.string().optional() })
  .transform(understood);
