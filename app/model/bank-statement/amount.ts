import { largestLine } from "../money/money.ts";
import { halt } from "./refusal.ts";

const decimal = /^(-?)\+?0*(\d{1,12})(?:\.(\d{0,2})0*)?$/;
/** With a comma there are two places, so that no comma between thousands is read as one. */
const withComma = /^(-?)\+?0*(\d{1,12}),(\d{2})$/;

/**
 * Whole cents of a written amount. Banks write up to five places, of which all behind the second have to be zeros. Halts where
 * it is none, or past {@link largestLine}.
 */
export function centsOf(text: string): number {
  const parts = decimal.exec(text.trim()) ?? withComma.exec(text.trim());
  if (!parts) return halt("amount");
  const [, minus, whole = "0", fraction = ""] = parts;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > largestLine) return halt("amount");
  // In JavaScript 0 × −1 is −0; adding 0 makes it 0.
  return cents * (minus === "-" ? -1 : 1) + 0;
}

/** The same of an amount whose direction stands beside it: below zero it would leave open which way it goes. */
export function centsAbove(text: string): number {
  const cents = centsOf(text);
  return cents < 0 ? halt("amount") : cents;
}
