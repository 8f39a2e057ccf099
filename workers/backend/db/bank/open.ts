import { and, eq, type SQL, sql } from "drizzle-orm";
import type { OpenDocument, OpenPurchase, OwedDocument, Payer } from "#model/bank-statement/proposal.ts";
import { creditorReference } from "#model/invoice/creditor-reference.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { isOpen, isPaid, openCents } from "../invoices/conditions.ts";
import { owed } from "../invoices/credit.ts";
import { invoices, toPay } from "../invoices/invoices.ts";
import { payments } from "../invoices/payments.ts";
import { purchaseInvoices } from "../purchases/invoices.ts";
import { bankEntries } from "./entries.ts";

/** What a screen shows of a document beside what is matched. */
interface Shown {
  estimate_id: number | null;
  client: { id: number; name: string } | null;
  /** A local date. */
  due_date: string | null;
}

/** Issued invoices that are not paid in full. */
export const openDocuments = (database: Database): (OpenDocument & Shown)[] => documentsOf(database, isOpen);

/** Issued invoices that are paid, by a part of their number or by their ids: one that is paid again is the client's credit. */
export const paidDocuments = (
  database: Database,
  { number, ids }: { number: string; ids: readonly number[] },
): (OpenDocument & Shown)[] => {
  const isNamed = number === "" ? sql`false` : sql`instr(lower(${invoices.invoice_nr}), ${number}) > 0`;
  const isMeant = sql`${invoices.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  return documentsOf(database, sql`${isPaid} and (${isNamed} or ${isMeant})`, mostPaid);
};

const mostPaid = 50;

/** Issued invoices of a local date or later that are paid: an entry that names one says so, and is not taken for another. */
export const paidSince = (database: Database, date: string): (OpenDocument & Shown)[] =>
  documentsOf(database, sql`${isPaid} and ${invoices.date} >= ${date}`);

/** Issued invoices of which money is owed back to the client (domain H22), found by their index. */
export const owedDocuments = (database: Database): (OwedDocument & Shown)[] =>
  documentsOf(database, sql`${invoices.id} in (select id from invoices where ${sql.raw(toPay)} < 0)`).map(
    ({ open_cents, ...row }) => row,
  );

const documentsOf = (
  database: Database,
  condition: SQL,
  most = -1,
): (OpenDocument & OwedDocument & Shown)[] =>
  database
    .select({
      id: invoices.id,
      number: sql<string>`coalesce(${invoices.invoice_nr}, '')`,
      open_cents: sql<number>`max(${openCents}, 0)`,
      owed_cents: owed,
      date: invoices.date,
      due_date: invoices.due_date,
      estimate_id: invoices.estimate_id,
      client: { id: clients.id, name: clients.name },
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .where(condition)
    .limit(most)
    .all()
    .map((row) => Object.assign(row, { client_id: row.client.id, reference: creditorReference(row.number) }));

/** Suppliers' invoices in euro that are approved and not paid. */
export const openPurchases = (database: Database): (OpenPurchase & Shown)[] =>
  database
    .select({
      id: purchaseInvoices.id,
      number: purchaseInvoices.number,
      payable_cents: purchaseInvoices.payable_cents,
      supplier_id: purchaseInvoices.client_id,
      due_date: purchaseInvoices.due_on,
      client: { id: clients.id, name: clients.name },
    })
    .from(purchaseInvoices)
    .leftJoin(clients, eq(clients.id, purchaseInvoices.client_id))
    .where(
      and(
        eq(purchaseInvoices.state, "approved"),
        eq(purchaseInvoices.currency, "EUR"),
        sql`${purchaseInvoices.payable_cents} > 0`,
      ),
    )
    .all()
    .map((row) => Object.assign(row, { estimate_id: null }));

/** Clients as statements know them: with the accounts from which they have paid, as people booked it. */
export function knownPayers(database: Database): Payer[] {
  const learned = new Map<number, string[]>();
  const learn = (client_id: number | null, iban: string) => {
    if (client_id !== null && iban !== "") learned.set(client_id, [...(learned.get(client_id) ?? []), iban]);
  };
  for (const { client_id, iban } of paidBy(database)) learn(client_id, iban);
  for (const { client_id, iban } of paidTo(database)) learn(client_id, iban);
  return database
    .select({
      id: clients.id,
      iban: clients.iban,
      reg_nr: clients.reg_nr,
      vat_nr: clients.vat_nr,
      name: clients.name,
    })
    .from(clients)
    .all()
    .map(({ id, iban, reg_nr, vat_nr, name }) => ({
      client_id: id,
      ibans: [...(iban ? [iban] : []), ...(learned.get(id) ?? [])],
      registration_nr: reg_nr || vat_nr,
      name,
    }));
}

const paidBy = (database: Database) =>
  database
    .selectDistinct({ client_id: invoices.client_id, iban: bankEntries.party_iban })
    .from(bankEntries)
    .innerJoin(payments, eq(payments.bank_entry_id, bankEntries.id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(eq(bankEntries.state, "booked"))
    .all();

const paidTo = (database: Database) =>
  database
    .selectDistinct({ client_id: purchaseInvoices.client_id, iban: bankEntries.party_iban })
    .from(bankEntries)
    .innerJoin(purchaseInvoices, eq(purchaseInvoices.bank_entry_id, bankEntries.id))
    .where(eq(bankEntries.state, "booked"))
    .all();
