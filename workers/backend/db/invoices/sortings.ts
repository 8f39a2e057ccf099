import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { InvoiceFilters } from "#model/invoice/filters.ts";
import { type InvoiceStatus, invoiceStatus } from "#model/invoice/status.ts";
import { clients } from "../clients.ts";
import { bothWays, bothWaysOver, type Sortings } from "../lists.ts";
import { projects } from "../projects.ts";
import { askedCents } from "./conditions.ts";
import { invoices, toPay } from "./invoices.ts";

export const newestFirst = [desc(invoices.date), desc(invoices.id)];

/** The order in which a document goes through its statuses. */
const inOrder: InvoiceStatus[] = ["draft", "issued", "sent", "partly_paid", "overdue", "paid", "voided"];
export const statusesInOrder = inOrder.map((name) => invoiceStatus[name]);
const placeOf = (name: InvoiceStatus) => sql.raw(String(inOrder.indexOf(name)));

/** Where the status of a document stands in that order: the rule of statusOn (app/model/invoice/status.ts). */
export const statusPlace = sql<number>`case
  when ${invoices.state} = ${sql.raw(String(invoiceStatus.draft))} then ${placeOf("draft")}
  when ${invoices.state} = ${sql.raw(String(invoiceStatus.voided))} then ${placeOf("voided")}
  when ${invoices.is_payable} and ${invoices.paid_cents} >= ${askedCents} then ${placeOf("paid")}
  when ${invoices.is_payable} and coalesce(${invoices.due_date} < ${sql.placeholder("today")}, 0) then ${placeOf("overdue")}
  when ${invoices.is_payable} and ${invoices.paid_cents} > 0 then ${placeOf("partly_paid")}
  when ${invoices.state} = ${sql.raw(String(invoiceStatus.sent))} then ${placeOf("sent")}
  else ${placeOf("issued")} end`;

/** Each ends with what the index of its column ends with, in one direction, so that no sort has to read them all. */
export const sortings: Sortings = {
  ...bothWays("invoiceNr", [invoices.invoice_nr, invoices.id]),
  ...bothWays("type", [invoices.invoice_type_id, invoices.date, invoices.id]),
  ...bothWaysOver("client", [clients.sort_name, clients.id], {
    tables: [clients],
    on: eq(invoices.client_id, clients.id),
    order: newestFirst,
  }),
  ...bothWaysOver("project", [projects.sort_name, projects.id], {
    tables: [projects],
    on: eq(invoices.project_id, projects.id),
    order: newestFirst,
  }),
  ...bothWays("date", [invoices.date, invoices.id]),
  ...bothWays("dueDate", [invoices.due_date, invoices.id]),
  ...bothWays("total", [invoices.total_cents, invoices.id]),
  ...bothWays("open", [sql.raw(toPay), invoices.id]),
};

/** The order of all documents at once: the newest first unless sorted. */
export function orderOf({ sorting }: InvoiceFilters): SQL[] {
  if (sorting === "status") return [statusPlace, ...newestFirst];
  if (sorting === "-status") return [desc(statusPlace), ...newestFirst];
  return sortings[sorting ?? ""]?.order ?? newestFirst;
}
