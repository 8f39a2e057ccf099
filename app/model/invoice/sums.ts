import { showDate } from "../date/dates.ts";
import { type DocumentSum, vatBase } from "../document/parts.ts";
import { type DocumentText, vatText } from "../document/vat-text.ts";
import { showMoney, showPercent } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";
import type { Invoice } from "./invoice.ts";
import { invoiceType } from "./type.ts";

/**
 * The block with the sums of a document: what was discounted and every advance that is deducted, where there is any, the
 * taxable amount and VAT of each group, and what is to be paid. Source: domain §4; the amounts are those of the frozen copy.
 */
export function invoiceSums({ content, invoice_type_id }: Invoice, language: Language): DocumentSum[] {
  const { full_cents, discount_cents, advances, net_cents, total_cents } = content;
  const row = (text: DocumentText, cents: number): DocumentSum => ({
    ...text,
    amount: showMoney(cents, language),
    isTotal: false,
  });
  const rate = showPercent(content.discount, language);
  const deducted = [
    ...(discount_cents === 0 ? [] : [row({ key: "documents.discount", values: { rate } }, -discount_cents)]),
    ...advances.map(({ invoice_nr, date, net_cents }) =>
      row(
        {
          key: invoice_nr === "" ? "documents.advance_unnumbered" : "documents.advance",
          values: { number: invoice_nr, date: showDate(date ?? "") },
        },
        -net_cents,
      ),
    ),
  ];
  const total = invoice_type_id === invoiceType.credit_note ? "documents.credit_total" : "documents.total";
  return [
    ...(deducted.length > 0 ? [row({ key: "documents.sum" }, full_cents), ...deducted] : []),
    row({ key: "documents.net" }, net_cents),
    ...content.groups.map((group) => ({
      ...row(vatText(group.category, group.rate, language), group.amount_cents),
      base: vatBase(group, content.groups, language),
    })),
    { ...row({ key: total }, total_cents), isTotal: true },
  ];
}
