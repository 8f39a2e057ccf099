import type { Invoice } from "./invoice.ts";

/** What an e-invoice needs and a document may lack, in the order in which it is told. */
export const eInvoiceNeeds = [
  "seller_country",
  "buyer_country",
  "unit_codes",
  "vat_reasons",
  "reference",
] as const;
export type EInvoiceNeed = (typeof eInvoiceNeeds)[number];

/**
 * What a document lacks for an e-invoice. What was not frozen when it was issued stays missing: nothing is guessed. Of buyer
 * reference and order number one suffices. Source: domain H25, §4.
 */
export function eInvoiceLacks({ content, buyer_reference, order_number }: Invoice): EInvoiceNeed[] {
  const { seller, buyer, lines, groups, vat_reasons } = content;
  const isExplained = ({ category }: { category: string }) =>
    category === "S" || vat_reasons.some((reason) => reason.category === category && reason.text !== "");
  const isMissing: Record<EInvoiceNeed, boolean> = {
    seller_country: seller.country === "",
    buyer_country: buyer.country === "",
    unit_codes: lines.some(({ unit_code }) => unit_code === ""),
    vat_reasons: !groups.every(isExplained),
    reference: buyer_reference === "" && order_number === "",
  };
  return eInvoiceNeeds.filter((need) => isMissing[need]);
}

/** What the law asks for of a buyer: an address, and a VAT number where the buyer pays the VAT (domain §3, §4). */
export function buyerLacks({ groups, buyer }: Invoice["content"]): ("address" | "vat_nr")[] {
  const isOwed = groups.some(({ category }) => category === "AE" || category === "K");
  return [
    ...(buyer.address === "" ? (["address"] as const) : []),
    ...(isOwed && buyer.vat_nr === "" ? (["vat_nr"] as const) : []),
  ];
}
