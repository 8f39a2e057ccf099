import { showDate } from "../date/dates.ts";
import { creditorReference } from "../invoice/creditor-reference.ts";
import type { Invoice } from "../invoice/invoice.ts";
import { aggregate, basic, type Part } from "./ubl.ts";
import type { Wording } from "./wording.ts";

/** Ways to pay (UNTDID 4461): a transfer, and one within the single area for payments in euro. */
const transfer = { any: "30", sepa: "58" };

/** Countries of the single area whose accounts have an IBAN of their own. */
const sepa = new Set(
  (
    "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI " +
    "SK SM VA"
  ).split(" "),
);

/** Where an invoice is paid, and what is named: the reference that its PDF asks for, or its number (EN 16931 BG-16). */
export function paymentOf({ invoice_nr, content: { seller } }: Invoice): Part[] {
  const { accounts } = seller;
  const code = accounts.every(({ iban }) => sepa.has(iban.slice(0, 2))) ? transfer.sepa : transfer.any;
  return accounts.map(({ iban, bic }) =>
    aggregate("cac:PaymentMeans", [
      basic("cbc:PaymentMeansCode", code),
      basic("cbc:PaymentID", creditorReference(invoice_nr) ?? invoice_nr),
      aggregate("cac:PayeeFinancialAccount", [
        basic("cbc:ID", iban),
        basic("cbc:Name", seller.name),
        aggregate("cac:FinancialInstitutionBranch", [basic("cbc:ID", bic)]),
      ]),
    ]),
  );
}

/** Until when an invoice is to be paid, in words. */
export const termsOf = ({ due_date }: Invoice, { say }: Wording): Part =>
  due_date === null
    ? null
    : aggregate("cac:PaymentTerms", [
        basic("cbc:Note", `${say("documents.due_date")}: ${showDate(due_date)}`),
      ]);
