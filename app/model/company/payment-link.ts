import { optionalText } from "../answer/fields.ts";

/** What a payment provider is told of a payment, in the address that takes it. */
export interface AskedPayment {
  /** Cents. */
  open_cents: number;
  reference: string;
  number: string;
}

/** What can be filled into the address of a payment provider, and what it is filled with. */
const fillings: Record<string, (asked: AskedPayment) => string> = {
  amount: ({ open_cents }) => `${Math.floor(open_cents / 100)}.${String(open_cents % 100).padStart(2, "0")}`,
  amount_cents: ({ open_cents }) => String(open_cents),
  currency: () => "EUR",
  number: ({ number }) => number,
  reference: ({ reference }) => reference,
};

/** A host by its plain name, and what follows it: nothing that is filled in can make it another one. */
const address =
  /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z\d-]*[a-z](?::\d{1,5})?(?:[/?#][^\s"'<>\\^`|]*)?$/i;
/** "{{amount}}", as in all texts of the settings; "{amount}" was how it was written first, and stays as good. */
const gap = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g;

/** What can be filled in, each as it is written. */
export const paymentGaps: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(fillings).map((name) => [name, `{{${name}}}`]),
);

/** Whether a text is the address of a payment provider, with known gaps alone. */
const isPaymentLink = (text: string): boolean =>
  address.test(text) &&
  URL.canParse(text.replace(gap, "1")) &&
  [...text.matchAll(gap)].every(([, twice, once = ""]) => Object.hasOwn(fillings, twice ?? once)) &&
  !/[{}]/.test(text.replace(gap, ""));

/** The address of a payment provider, such as "https://pay.example/agency?sum={{amount}}&for={{reference}}". */
export const paymentLink = optionalText(500).refine(
  (text) => text === "" || isPaymentLink(text),
  "errors.payment_link",
);

/** Where a payment provider takes a payment; "" where there is no provider, or nothing to be paid. */
export function paymentAddress(link: string, asked: AskedPayment): string {
  if (asked.open_cents <= 0 || !isPaymentLink(link)) return "";
  return link.replace(gap, (_, twice?: string, once = "") =>
    encodeURIComponent(fillings[twice ?? once]?.(asked) ?? ""),
  );
}
