import { findEntry, updateEntry } from "#backend/db/bank/entries.ts";
import { paymentsOfEntry } from "#backend/db/invoices/payments.ts";
import { inProject } from "#backend/db/projects.ts";
import { updatePurchase } from "#backend/db/purchases/invoices.ts";
import { purchasesOfEntry } from "#backend/db/purchases/paid-by-entry.ts";
import type { Actor } from "#backend/operations/actor.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { checkBooksChangeable } from "../closed-books.ts";
import { readInvoiceRow } from "../invoices/open-invoice.ts";
import { withdraw } from "../invoices/payment-rules.ts";
import { readPurchase, told as toldPurchase } from "../purchases/read.ts";
import { readEntry, told } from "./read.ts";

/**
 * Opens an entry again, and takes back all that it was booked into; of two that stand against each other it opens both. Throws a
 * Problem (409) where one payment cannot be taken back, such as one that was returned since, and for an entry that is open.
 */
export function reopen(unit: Unit, id: number, actor: Actor): void {
  const { state, counterpart_id } = found(findEntry(unit.database, id));
  if (state === "open") throw new Problem(409, "errors.bank_open");
  openAgain(unit, id, actor);
  if (counterpart_id !== null) openAgain(unit, counterpart_id, actor);
}

function openAgain(unit: Unit, id: number, actor: Actor): void {
  const { database, audit } = unit;
  const before = told(readEntry(database, id));
  if (before.state === "booked") checkBooksChangeable(database, before.booked_on);
  takeBackPayments(unit, id);
  takeBackPurchases(unit, id, actor);
  updateEntry(database, id, {
    state: "open",
    note: "",
    counterpart_id: null,
    decided_at: null,
    decided_by: null,
  });
  audit(id, { before, after: told(readEntry(database, id)) }, "bank_entry");
}

function takeBackPayments({ database, audit }: Unit, entryId: number): void {
  for (const { id, invoice_id, amount_cents } of paymentsOfEntry(database, entryId)) {
    const row = readInvoiceRow(database, invoice_id);
    if (row.voided_at !== null && amount_cents > 0)
      throw new Problem(409, "errors.bank_voided", { values: { number: row.invoice_nr ?? "" } });
    for (const payment of withdraw(database, row, id))
      audit(
        payment.id,
        {
          before: Object.assign({}, payment, { invoice_nr: row.invoice_nr }),
          partOf: inProject(row.project_id),
        },
        "payment",
      );
  }
}

function takeBackPurchases({ database, audit }: Unit, entryId: number, actor: Actor): void {
  for (const { id } of purchasesOfEntry(database, entryId)) {
    const before = readPurchase(database, id, actor);
    if (!before.can_decide) throw new Problem(403, "errors.purchase_decider");
    updatePurchase(database, id, { state: "approved", paid_on: null, bank_entry_id: null });
    audit(
      id,
      { before: toldPurchase(before), after: toldPurchase(readPurchase(database, id, actor)) },
      "purchase_invoice",
    );
  }
}
