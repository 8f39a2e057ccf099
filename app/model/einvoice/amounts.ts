import { inLanguage } from "../document/parts.ts";
import type { InvoiceContent } from "../invoice/content.ts";
import { sum } from "../money/money.ts";
import { showPercent } from "../money/show-money.ts";
import type { TaxedGroup } from "./groups.ts";
import { linesTotal } from "./lines.ts";
import { taxCategory } from "./tax-category.ts";
import { aggregate, amount, basic, type Part } from "./ubl.ts";
import type { Wording } from "./wording.ts";

/** The code of a discount (UNTDID 5189). */
const discountCode = "95";

/** The discount of the document: one allowance for each VAT group that has a part of it (domain §4). */
export const allowancesOf = (
  { discount }: InvoiceContent,
  groups: readonly TaxedGroup[],
  { language, say }: Wording,
): Part[] =>
  groups
    .filter(({ discount_cents }) => discount_cents !== 0)
    .map((group) =>
      aggregate("cac:AllowanceCharge", [
        basic("cbc:ChargeIndicator", "false"),
        basic("cbc:AllowanceChargeReasonCode", discountCode),
        basic(
          "cbc:AllowanceChargeReason",
          say("documents.discount", { rate: showPercent(discount, language) }),
        ),
        amount("cbc:Amount", group.discount_cents),
        taxCategory("cac:TaxCategory", group),
      ]),
    );

/** VAT by category and rate, as it was frozen. */
export const taxTotalOf = (content: InvoiceContent, groups: readonly TaxedGroup[], wording: Wording): Part =>
  aggregate("cac:TaxTotal", [
    amount("cbc:TaxAmount", content.vat_cents),
    groups.map((group) =>
      aggregate("cac:TaxSubtotal", [
        amount("cbc:TaxableAmount", group.taxable_cents),
        amount("cbc:TaxAmount", group.amount_cents),
        taxCategory("cac:TaxCategory", group, reasonOf(content, group, wording)),
      ]),
    ),
  ]);

/** Why there is no VAT. What is taxed and what is zero rated have no reason (BR-S-10, BR-Z-10). */
function reasonOf({ vat_reasons }: InvoiceContent, { category }: TaxedGroup, { language }: Wording): Part[] {
  if (category === "S" || category === "Z") return [];
  const reason = vat_reasons.find((one) => one.category === category);
  if (!reason) return [];
  return [
    basic("cbc:TaxExemptionReasonCode", reason.code),
    basic("cbc:TaxExemptionReason", inLanguage(language, reason.text, reason.text_en)),
  ];
}

/** The sums of a document. What was paid of it since is not said: it stays as it was issued. */
export function totalsOf({ net_cents, total_cents }: InvoiceContent, groups: readonly TaxedGroup[]): Part {
  const discount = sum(groups.map(({ discount_cents }) => discount_cents));
  return aggregate("cac:LegalMonetaryTotal", [
    amount("cbc:LineExtensionAmount", linesTotal(groups)),
    amount("cbc:TaxExclusiveAmount", net_cents),
    amount("cbc:TaxInclusiveAmount", total_cents),
    discount === 0 ? null : amount("cbc:AllowanceTotalAmount", discount),
    amount("cbc:PayableAmount", total_cents),
  ]);
}
