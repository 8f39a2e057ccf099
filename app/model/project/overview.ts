import { z } from "zod";
import { listOf, sentOrNull } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { some } from "../answer/some.ts";
import { estimateFile } from "../estimate/file.ts";
import { listedEstimate } from "../estimate/listed-estimate.ts";
import { invoiceEntry } from "../invoice/invoice.ts";
import { orderEntry } from "../purchase-order/purchase-order.ts";

const cents = z.number().int().default(0);
const hours = z.number().default(0);

/** A file of one of a project's estimates. */
export const projectFile = estimateFile.extend({ estimate: z.object({ id, name: z.string() }) });
export type ProjectFile = z.infer<typeof projectFile>;
export const projectFiles = listOf(projectFile);

/** How things stand with a project, as its page shows it. Cents are without VAT unless it is said. */
export const projectOverview = z.object({
  figures: z.object({
    /** What its approved estimates come to. */
    agreed_cents: cents,
    /** Income as the reports count it. */
    invoiced_cents: cents,
    /** What of the approved estimates is not invoiced yet. */
    remaining_cents: cents,
    /** What is still to be paid of its documents, with VAT, and how much of it is past its due date today. */
    open_cents: cents,
    overdue_cents: cents,
    /** Ten-thousandths of hours: the lines of approved estimates that are counted in hours. */
    estimated_hours: hours,
    /** Ten-thousandths of hours in the calendar, past and coming; null without the calendar. */
    planned_hours: sentOrNull(z.number()),
    /** What the approved estimates cost the agency; null where costs are not kept. */
    costs_cents: sentOrNull(z.number().int()),
    /** The same of estimates that are not approved. */
    waiting_costs_cents: sentOrNull(z.number().int()),
    /** What suppliers' approved invoices cost it; null where costs are not kept. */
    purchases_cents: sentOrNull(z.number().int()),
    /** What its hours in the calendar cost by the internal rates, and what is left of what was agreed; null without margins. */
    work_cents: sentOrNull(z.number().int()),
    profit_cents: sentOrNull(z.number().int()),
  }),
  /** The newest first. */
  estimates: some(listedEstimate),
  /** The newest first. */
  invoices: some(invoiceEntry),
  /** Orders to suppliers, the newest first; null where costs are not kept. */
  orders: sentOrNull(some(orderEntry)),
  /** The newest first. */
  files: some(projectFile),
});
export type ProjectOverview = z.infer<typeof projectOverview>;
