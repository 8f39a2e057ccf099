import { type EntryRecord, updateEntry } from "#backend/db/bank/entries.ts";
import type { Database } from "#backend/db/database.ts";
import { isPayable, openOf, owedOf } from "#backend/db/invoices/credit.ts";
import { findInvoiceRow, type InvoiceRow } from "#backend/db/invoices/invoices.ts";
import { inProject } from "#backend/db/projects.ts";
import { updatePurchase } from "#backend/db/purchases/invoices.ts";
import type { Actor } from "#backend/operations/actor.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { type DocumentRef, refOf } from "#model/bank-entry/part-kinds.ts";
import { sum } from "#model/money/money.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { checkBooksChangeable } from "../closed-books.ts";
import { checkDate, checkOwed, pay, refund } from "../invoices/payment-rules.ts";
import { readPurchase, told as toldPurchase } from "../purchases/read.ts";
import { hasPurchases, readEntry, told } from "./read.ts";

/** A share of an entry, above zero. */
export interface Part extends DocumentRef {
  amount_cents: number;
}

interface Booking {
  database: Database;
  entry: EntryRecord;
  parts: readonly Part[];
  actor: Actor;
}

/** Throws a Problem (409) for an entry that is booked or set aside already. */
export function checkIsOpen({ state }: Pick<EntryRecord, "state">): void {
  if (state !== "open")
    throw new Problem(409, state === "booked" ? "errors.bank_booked" : "errors.bank_aside");
}

/**
 * Looks whether an entry can be booked into documents, and answers with what books it: whole, or not at all. Throws a Problem
 * (409, 422) where it cannot.
 */
export function booking({ database, entry, parts, actor }: Booking): (unit: Unit) => void {
  checkIsOpen(entry);
  if (entry.currency !== "EUR") throw new Problem(422, "errors.bank_currency");
  // Its date is the bank's, and no field that somebody could set right.
  checkBooksChangeable(database, entry.booked_on);
  const seen = new Set<string>();
  for (const [index, part] of parts.entries()) {
    if (seen.has(refOf(part))) throw invalid(`parts.${index}.document_id`, "errors.bank_twice");
    seen.add(refOf(part));
  }
  return entry.amount_cents > 0
    ? incoming({ database, entry, parts, actor })
    : outgoing({ database, entry, parts, actor });
}

/** Changes an entry, and notes it. */
export function decide(
  { database, audit }: Unit,
  id: number,
  change: Parameters<typeof updateEntry>[2],
): void {
  const before = told(readEntry(database, id));
  updateEntry(database, id, change);
  audit(id, { before, after: told(readEntry(database, id)) }, "bank_entry");
}

const decidedBy = ({ id }: Actor) => ({ decided_at: new Date().toISOString(), decided_by: id });

function booked(unit: Unit, { entry, actor }: Pick<Booking, "entry" | "actor">, work: () => void): void {
  const before = told(readEntry(unit.database, entry.id));
  work();
  updateEntry(unit.database, entry.id, { state: "booked", ...decidedBy(actor) });
  unit.audit(entry.id, { before, after: told(readEntry(unit.database, entry.id)) }, "bank_entry");
}

/** Sets an entry aside, with why, or with the entry that it stands against. */
export const setAside = (
  unit: Unit,
  id: number,
  { actor, ...change }: { actor: Actor; note: string; counterpart_id?: number },
): void => decide(unit, id, { state: "aside", ...decidedBy(actor), ...change });

function incoming({ database, entry, parts, actor }: Booking): (unit: Unit) => void {
  const rows = parts.map((part, index) => payable(database, entry, part, index));
  const last = parts.length - 1;
  const over = entry.amount_cents - sum(parts.map(({ amount_cents }) => amount_cents));
  if (over < 0) throw invalid(`parts.${last}.amount`, "errors.bank_sum");
  const isLeft = rows.some(({ row, amount_cents }) => openOf(row) > amount_cents);
  if (over > 0 && isLeft) throw invalid(`parts.${last}.amount`, "errors.bank_rest");
  return (unit) =>
    booked(unit, { entry, actor }, () => {
      for (const [index, { row, amount_cents }] of rows.entries()) {
        const amount = amount_cents + (index === last ? over : 0);
        // Who paid and what for stays with the entry: a client's statement of account tells the note.
        const paid = { date: entry.booked_on, amount_cents: amount, note: "", bank_entry_id: entry.id };
        const id = pay(unit.database, row, { ...paid, actorId: actor.id });
        const after = { invoice_id: row.id, invoice_nr: row.invoice_nr, ...paid };
        unit.audit(id, { after, partOf: inProject(row.project_id) }, "payment");
      }
    });
}

function payable(
  database: Database,
  { booked_on }: EntryRecord,
  { kind, document_id, amount_cents }: Part,
  index: number,
): { row: InvoiceRow; amount_cents: number } {
  const row = kind === "invoice" ? findInvoiceRow(database, document_id) : undefined;
  if (!row || !isPayable(row)) throw invalid(`parts.${index}.document_id`, "errors.bank_document");
  const open = openOf(row);
  // What is paid a second time is the client's (domain H22), as where it is typed at the document.
  if (open > 0 && amount_cents > open) throw invalid(`parts.${index}.amount`, "errors.open_over");
  checkDate(`parts.${index}.document_id`, booked_on, row.date);
  return { row, amount_cents };
}

/** Suppliers' invoices are paid whole, by who may say so; what is owed back to clients is given back in parts or whole. */
function outgoing(booking: Booking): (unit: Unit) => void {
  const { database, entry, parts, actor } = booking;
  const works = parts.map((part, index) => {
    if (part.kind === "refund") return returning(booking, part, index);
    const purchase = spendable(database, entry, part, { index, actor });
    return (unit: Unit) => spend(unit, entry, purchase, actor);
  });
  const last = parts.length - 1;
  if (sum(parts.map(({ amount_cents }) => amount_cents)) !== -entry.amount_cents)
    throw invalid(`parts.${last}.amount`, "errors.bank_out_sum");
  return (unit) =>
    booked(unit, { entry, actor }, () => {
      for (const work of works) work(unit);
    });
}

function spend(unit: Unit, entry: EntryRecord, before: PurchaseInvoice, actor: Actor): void {
  const paid = { state: "paid" as const, paid_on: entry.booked_on, bank_entry_id: entry.id };
  updatePurchase(unit.database, before.id, paid);
  const after = readPurchase(unit.database, before.id, actor);
  unit.audit(before.id, { before: toldPurchase(before), after: toldPurchase(after) }, "purchase_invoice");
}

/** What gives a sum back to the client of an invoice (domain H22): no more than is owed, and not before it came. */
function returning(
  { database, entry, actor }: Booking,
  { document_id, amount_cents }: Part,
  index: number,
): (unit: Unit) => void {
  const row = findInvoiceRow(database, document_id);
  if (!row || owedOf(row) === 0) throw invalid(`parts.${index}.document_id`, "errors.bank_refund");
  const fields = { dateField: `parts.${index}.document_id`, amountField: `parts.${index}.amount` };
  const returned = { date: entry.booked_on, amount_cents, note: "", bank_entry_id: entry.id };
  const sum = { ...returned, ...fields, actorId: actor.id };
  checkOwed(database, row, sum);
  return (unit) => {
    const id = refund(unit.database, row, sum);
    const after = {
      ...returned,
      invoice_id: row.id,
      invoice_nr: row.invoice_nr,
      amount_cents: -amount_cents,
    };
    unit.audit(id, { after, partOf: inProject(row.project_id) }, "payment");
  };
}

function spendable(
  database: Database,
  { booked_on }: EntryRecord,
  { kind, document_id, amount_cents }: Part,
  { index, actor }: { index: number; actor: Actor },
): PurchaseInvoice {
  const unknown = invalid(`parts.${index}.document_id`, "errors.bank_purchase");
  if (kind !== "purchase" || !hasPurchases(actor)) throw unknown;
  const purchase = readIfThere(database, document_id, actor);
  if (purchase?.state !== "approved" || purchase.currency !== "EUR") throw unknown;
  if (purchase.payable_cents !== amount_cents) throw invalid(`parts.${index}.amount`, "errors.bank_whole");
  if (!purchase.can_decide) throw new Problem(403, "errors.purchase_decider");
  checkDate(`parts.${index}.document_id`, booked_on, purchase.issued_on ?? booked_on);
  return purchase;
}

function readIfThere(database: Database, id: number, actor: Actor): PurchaseInvoice | null {
  try {
    return readPurchase(database, id, actor);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
