import type { InvoiceContent } from "./content.ts";

/** What a transfer that somebody starts by scanning says. */
interface Transfer {
  /** Whom to pay. */
  name: string;
  account: InvoiceContent["seller"]["accounts"][number];
  /** Cents. */
  amount: number;
  /** What it is for: a reference of ISO 11649; null where there is none. */
  reference: string | null;
  /** What it is for in words, where there is no reference: the number of the document. */
  text: string;
}

/** Cents that the standard takes: from 0.01 to 999999999.99 €. */
const largest = 99_999_999_999;
const longest = { name: 70, text: 140 };
/** Bytes that the largest code has room for: version 13 with error level M. */
const capacity = 331;

/**
 * What the QR code of a payment holds: one element a line, those that are not used keeping theirs. Null where the standard
 * has no code for it. Source: EPC069-12 (domain §4), version 002, in UTF-8; beside a reference there is no text (domain §7).
 */
export function paymentQr({ name, account, amount, reference, text }: Transfer): string | null {
  if (amount < 1 || amount > largest) return null;
  const euro = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  const purpose = "";
  const code = [
    ...["BCD", "002", "1", "SCT"],
    ...[account.bic, cut(name, longest.name), account.iban, euro],
    ...[purpose, reference ?? "", reference ? "" : cut(text, longest.text)],
  ].join("\n");
  return new TextEncoder().encode(code).byteLength > capacity ? null : code;
}

/** On one line, and no longer than the standard takes. */
const cut = (text: string, length: number): string =>
  [...text.replace(/\s+/gu, " ").trim()].slice(0, length).join("").trim();
