import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { openOf, owedOf as owedBack } from "#backend/db/invoices/credit.ts";
import { findInvoiceRow } from "#backend/db/invoices/invoices.ts";
import { paymentAddress } from "#model/company/payment-link.ts";
import { today } from "#model/date/dates.ts";
import { creditorReference } from "#model/invoice/creditor-reference.ts";
import { paymentQr } from "#model/invoice/payment-qr.ts";
import { invoiceStatus, statusOn } from "#model/invoice/status.ts";
import type { FrozenInvoice } from "#model/online/frozen-invoice.ts";
import type { Owed } from "#model/online/owed.ts";

/**
 * What is owed of what was issued, as it is now; null of what asks for no money. Whom to pay and where is what it says itself, the
 * payment provider is the one that the agency has today.
 */
export function owedOf(database: Database, { invoice }: FrozenInvoice): Owed | null {
  const row = findInvoiceRow(database, invoice.id);
  if (!row?.is_payable) return null;
  const { invoice_nr: number, content } = invoice;
  const { name, accounts } = content.seller;
  const open_cents = openOf(row);
  const structured = creditorReference(number);
  const reference = structured ?? number;
  return {
    total_cents: row.total_cents,
    paid_cents: row.paid_cents,
    credited_cents: row.credited_cents,
    open_cents,
    credit_cents: owedBack(row),
    due_date: row.due_date,
    is_overdue: statusOn(today(), row) === invoiceStatus.overdue,
    receiver: name,
    reference,
    accounts: accounts.map(({ bank, bic, iban }) => ({
      bank,
      bic,
      iban,
      qr: paymentQr({
        name,
        account: { bank, bic, iban },
        amount: open_cents,
        reference: structured,
        text: number,
      }),
    })),
    payment_link: paymentAddress(readCompany(database).payment_link, { open_cents, reference, number }),
  };
}
