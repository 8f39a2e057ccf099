import type { RecurringInvoice, RecurringRun } from "#model/recurring/recurring-invoice.ts";
import { type Caller, nightAt, type TestInstallation } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import type { Desk } from "../estimates/arrange.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";

/** An office with a seller and an estimate of 183.33 without VAT, 213.83 with it. */
export async function office(details: object = {}) {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin, details);
  return { installation, admin, at: await invoiceDesk(admin) };
}

/** A plan that repeats the desk's estimate each month from the middle of January 2032, as drafts unless it says otherwise. */
export const planned = (at: Desk, body: object = {}): Promise<RecurringInvoice> =>
  made(at.caller, "/recurring_invoices", {
    name: "Uzturēšana",
    estimate_id: at.estimate.id,
    every: "month",
    day_of_month: 15,
    starts_on: "2032-01-01",
    does: "draft",
    ...body,
  });

/** Lets an installation do what it does by itself until the morning of a local date, which lies ahead. */
export const morningOf = (installation: TestInstallation, date: string): Promise<void> =>
  nightAt(installation, (Date.parse(`${date}T05:00:00Z`) - Date.now()) / 3_600_000);

export const runsOf = async (caller: Caller, { id }: { id: number }): Promise<RecurringRun[]> =>
  (await caller("GET", `/recurring_invoices/${id}/runs`)).json().data;

/** What became of each date, the newest first. */
export const outcomesOf = async (caller: Caller, plan: { id: number }): Promise<string[]> =>
  (await runsOf(caller, plan)).map(({ due_on, outcome }) => `${due_on} ${outcome}`);

export const planOf = async (caller: Caller, { id }: { id: number }): Promise<RecurringInvoice> =>
  (await caller("GET", `/recurring_invoices/${id}`)).json().data;
