import { electronicAddress } from "../einvoice/address.ts";
import type { InvoiceContent } from "./content.ts";
import type { Invoice } from "./invoice.ts";
import { invoiceStatus } from "./status.ts";
import { isPriced } from "./waybill.ts";

/** What an e-invoice needs and a document may lack, in the order in which it is told. */
export const eInvoiceNeeds = [
  "seller_country",
  "seller_address",
  "buyer_country",
  "buyer_address",
  "unit_codes",
  "vat_reasons",
  "vat_alone",
  "reference",
] as const;
export type EInvoiceNeed = (typeof eInvoiceNeeds)[number];

type Told = Pick<Invoice, "content" | "buyer_reference" | "order_number">;

/**
 * What a document lacks for an e-invoice. What was not frozen when it was issued stays missing: nothing is guessed. Of buyer
 * reference and order number one suffices; what is outside the scope of VAT has no other VAT beside it (EN 16931 BR-O-11), and
 * what is counted in no unit needs no code of one. Source: domain H25, §4.
 */
export function eInvoiceLacks({ content, buyer_reference, order_number }: Told): EInvoiceNeed[] {
  const { seller, buyer, lines, groups, vat_reasons } = content;
  const isExplained = ({ category }: { category: string }) =>
    category === "S" || vat_reasons.some((reason) => reason.category === category && reason.text !== "");
  const isMissing: Record<EInvoiceNeed, boolean> = {
    seller_country: seller.country === "",
    seller_address: electronicAddress(seller) === null,
    buyer_country: buyer.country === "",
    buyer_address: electronicAddress(buyer) === null,
    unit_codes: lines.some(({ unit, unit_code }) => unit !== "" && unit_code === ""),
    vat_reasons: !groups.every(isExplained),
    vat_alone: groups.length > 1 && groups.some(({ category }) => category === "O"),
    reference: buyer_reference === "" && order_number === "",
  };
  return eInvoiceNeeds.filter((need) => isMissing[need]);
}

/** Whether there is an e-invoice of a document: once it is issued, if it lacks nothing. Null of one that asks for no money. */
export function eInvoiceState(
  invoice: Told & Pick<Invoice, "waybill" | "status_id" | "invoice_nr">,
): Invoice["einvoice"] {
  if (!isPriced(invoice.waybill)) return null;
  const lacks = eInvoiceLacks(invoice);
  const isIssued = invoice.status_id !== invoiceStatus.draft && invoice.invoice_nr !== "";
  return { is_available: isIssued && lacks.length === 0, lacks };
}

/** Whether a document may not be issued as it is: the invoice of a public body needs one of both references (domain §4). */
export const lacksReference = ({
  content,
  buyer_reference,
  order_number,
  waybill,
}: Told & Pick<Invoice, "waybill">): boolean =>
  content.buyer.is_public_body && isPriced(waybill) && buyer_reference === "" && order_number === "";

/** Whether the buyer gets e-invoices: a public body has to, and who said where they go wants them. */
export const wantsEInvoice = ({ content: { buyer } }: Pick<Invoice, "content">): boolean =>
  buyer.is_public_body || buyer.einvoice_id !== "";

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
