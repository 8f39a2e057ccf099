import { and, eq, gt, gte, isNotNull, sql } from "drizzle-orm";
import { type CashStep, cashSteps, habitOf, placeIn } from "#model/dashboard/cash-flow.ts";
import { addDays, daysBetween, laterOf } from "#model/date/week.ts";
import { inEuro } from "#model/purchase/rate.ts";
import type { Database } from "../database.ts";
import { isOpen, isPaid, openCents } from "../invoices/conditions.ts";
import { invoices } from "../invoices/invoices.ts";
import { payments } from "../invoices/payments.ts";
import { purchaseInvoices } from "../purchases/invoices.ts";

/** Days back from today whose documents tell what a client is used to. */
const remembered = 365;

/**
 * What is to come in and to go out in the weeks ahead, in cents with VAT (docs/decisions/096): open documents by their due date, and
 * by what their clients are used to; suppliers' approved invoices by their due date, in euro. `withPurchases` is whether suppliers' invoices are kept here.
 */
export function readCashFlow(database: Database, today: string, withPurchases: boolean): CashStep[] {
  const steps = cashSteps(today);
  const late = habits(database, today);
  for (const { client_id, due_date, cents } of listOpen(database)) {
    const due = due_date ?? today;
    placeIn(steps, due).due_cents += cents;
    placeIn(steps, laterOf(addDays(due, late.get(client_id) ?? 0), today)).expected_cents += cents;
  }
  for (const { due_on, cents } of withPurchases ? listPayable(database) : [])
    placeIn(steps, due_on ?? today).out_cents += cents;
  return steps;
}

const listOpen = (database: Database) =>
  database
    .select({ client_id: invoices.client_id, due_date: invoices.due_date, cents: openCents })
    .from(invoices)
    .where(isOpen)
    .all();

/** How many days after the due date each client has usually paid. */
function habits(database: Database, today: string): Map<number, number> {
  const paid = database
    .select({
      client_id: invoices.client_id,
      due_date: sql<string>`${invoices.due_date}`,
      paid_on: sql<string>`max(${payments.date})`,
    })
    .from(invoices)
    .innerJoin(payments, and(eq(payments.invoice_id, invoices.id), gt(payments.amount_cents, 0)))
    .where(and(isNotNull(invoices.due_date), gte(invoices.due_date, addDays(today, -remembered)), isPaid))
    .groupBy(invoices.id)
    .all();
  const byClient = Map.groupBy(paid, ({ client_id }) => client_id);
  return new Map(
    [...byClient].map(([id, own]) => [
      id,
      habitOf(own.map(({ due_date, paid_on }) => daysBetween(due_date, paid_on))),
    ]),
  );
}

const listPayable = (database: Database) =>
  database
    .select({
      due_on: purchaseInvoices.due_on,
      payable_cents: purchaseInvoices.payable_cents,
      currency: purchaseInvoices.currency,
      rate: purchaseInvoices.rate,
    })
    .from(purchaseInvoices)
    .where(eq(purchaseInvoices.state, "approved"))
    .all()
    .map(({ due_on, payable_cents, currency, rate }) => ({
      due_on,
      cents: currency === "EUR" || rate === null ? payable_cents : inEuro(payable_cents, rate),
    }));
