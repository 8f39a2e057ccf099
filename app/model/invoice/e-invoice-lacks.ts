import type { InvoiceContent } from "./content.ts";
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

/**
 * Categories under which only a registered payer of VAT sells: anyone who is none has E or O. Source: EN 16931 BR-S-02, BR-AE-02,
 * BR-IC-02, BR-G-02.
 */
const ofPayers = ["S", "AE", "K", "G"];

/** What the law asks for of a seller beside name, number and address: a VAT number, where VAT is charged or zero by it. */
export const sellerLacks = ({ groups, seller }: Pick<InvoiceContent, "groups" | "seller">): "vat_nr"[] =>
  seller.name !== "" && seller.vat_nr === "" && groups.some(({ category }) => ofPayers.includes(category))
    ? ["vat_nr"]
    : [];

/**
 * What the law asks for of a buyer: an address, and a VAT number where the buyer pays the VAT, which for a supply within the
 * EU is one of another member state than the seller's (domain §3, §4; EN 16931 BR-AE-02, BR-IC-02).
 */
export function buyerLacks({
  groups,
  seller,
  buyer,
}: Pick<InvoiceContent, "groups" | "seller" | "buyer">): ("address" | "vat_nr" | "vat_nr_abroad")[] {
  const isOwed = groups.some(({ category }) => category === "AE" || category === "K");
  const isSupply = groups.some(({ category }) => category === "K");
  const isAtHome = buyer.vat_nr.slice(0, 2) === seller.vat_nr.slice(0, 2);
  return [
    ...(buyer.address === "" ? (["address"] as const) : []),
    ...(isOwed && buyer.vat_nr === "" ? (["vat_nr"] as const) : []),
    ...(isSupply && buyer.vat_nr !== "" && isAtHome ? (["vat_nr_abroad"] as const) : []),
  ];
}
