import { asc, eq } from "drizzle-orm";
import { ibanProblem } from "#model/identifier/identifiers.ts";
import { mostPayables, type Payable } from "#model/payable/payable.ts";
import { otherAccount } from "#model/purchase/own-findings.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { purchaseInvoices } from "./invoices.ts";

/** Suppliers' invoices that are approved and not paid yet, by their due dates. */
export const listPayables = (database: Database): Payable[] =>
  database
    .select({
      id: purchaseInvoices.id,
      number: purchaseInvoices.number,
      supplier: { id: clients.id, name: clients.name },
      iban: clients.iban,
      due_on: purchaseInvoices.due_on,
      currency: purchaseInvoices.currency,
      payable_cents: purchaseInvoices.payable_cents,
      findings: purchaseInvoices.findings,
    })
    .from(purchaseInvoices)
    .innerJoin(clients, eq(clients.id, purchaseInvoices.client_id))
    .where(eq(purchaseInvoices.state, "approved"))
    .orderBy(asc(purchaseInvoices.due_on), asc(purchaseInvoices.id))
    .limit(mostPayables)
    .all()
    .map(({ findings, ...row }) => {
      const is_account_other = findings.some(({ rule }) => rule === otherAccount.rule);
      return { ...row, lacks: lacksOf(row), is_account_other };
    });

function lacksOf({
  iban,
  currency,
  payable_cents,
}: Pick<Payable, "iban" | "currency" | "payable_cents">): Payable["lacks"] {
  if (currency !== "EUR") return "currency";
  if (payable_cents <= 0) return "amount";
  return iban === "" || ibanProblem(iban) !== null ? "iban" : null;
}
