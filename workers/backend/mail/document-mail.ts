import { showDate } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import type { MailDraft } from "#model/mail/document-mail.ts";
import { showMoney } from "#model/money/show-money.ts";
import { defaultLanguage, type Language } from "#model/text/language.ts";
import { listAddressees } from "../db/client-contacts.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import type { UserRow } from "../db/users.ts";
import { wordsOf } from "../words/own-words.ts";
import { oneLine } from "./mail.ts";

/** Who writes, and in the name of which agency. */
interface Writer {
  user: UserRow;
  title: string;
}

/** What a mail with a document would begin with, in the language that is asked for, or in that of the client's documents. */
export function draftInvoiceMail(
  database: Database,
  invoice: Invoice,
  { user, title }: Writer,
  asked: Language | undefined,
): MailDraft {
  const lang = asked ?? (invoice.customer.document_language || defaultLanguage);
  const t = wordsOf(database, lang);
  const values = {
    number: invoice.invoice_nr,
    // Of a credit note it is below zero, and is said as what it gives back.
    total: showMoney(Math.abs(invoice.total_cents), lang),
    open: showMoney(invoice.open_cents, lang),
    due_date: showDate(invoice.due_date ?? ""),
    project: invoice.project.name,
    seller: invoice.content.seller.name || title,
    name: user.name,
  };
  const kind = kindOf(invoice);
  return {
    lang,
    subject: oneLine(t(`mail.${kind}.subject`, values)),
    text: t(`mail.${kind}.text`, values),
    people: peopleOf(database, invoice.customer.id),
  };
}

/** The text that fits: nobody is asked once more for what is paid. */
function kindOf({ invoice_type_id, open_cents, paid_cents, due_date }: Invoice) {
  const type = invoiceTypeName(invoice_type_id);
  if (type !== "invoice") return type;
  if (open_cents <= 0 || !due_date) return "paid_invoice";
  return paid_cents > 0 ? "partly_paid_invoice" : type;
}

/**
 * Everybody whom a client has an address of, each once. Chosen are those who get its invoices; where nobody does, the
 * client's own address.
 */
function peopleOf(database: Database, clientId: number): MailDraft["people"] {
  const client = findClient(database, clientId);
  const contacts = listAddressees(database, clientId);
  const isOwnChosen = !contacts.some(({ gets_invoices }) => gets_invoices);
  const own = client?.email ? [{ name: client.name, email: client.email, is_chosen: isOwnChosen }] : [];
  const people = contacts.map(({ name, email, gets_invoices }) => ({
    name,
    email,
    is_chosen: gets_invoices,
  }));
  const byAddress = new Map<string, MailDraft["people"][number]>();
  for (const person of [...own, ...people]) {
    const known = byAddress.get(person.email);
    if (known) known.is_chosen ||= person.is_chosen;
    else byAddress.set(person.email, person);
  }
  return [...byAddress.values()];
}
