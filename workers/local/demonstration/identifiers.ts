import { composeIBAN } from "ibantools";
import type { Random } from "./random.ts";

/** Who stands in which register: companies begin with 4 or 5, public bodies with 9. */
export type Register = "company" | "association" | "public";

/**
 * Series that the register has not reached, so that no real company is shown by its number. Each leaves room for four
 * digits and the check digit.
 */
const series: Record<Register, readonly string[]> = {
  company: ["402039", "402039", "421039", "502039"],
  association: ["400089", "500089"],
  public: ["900999"],
};

const weights = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6];

/** A registration number of 11 digits with a right checksum (domain.md §2). */
export function registrationNumber(random: Random, register: Register): string {
  const digits = random.pick(series[register]) + digitsOf(random, 4);
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  const check = (((3 - sum) % 11) + 11) % 11;
  // No digit makes up for a remainder of 10, so such numbers are not given out.
  return check === 10 ? registrationNumber(random, register) : `${digits}${check}`;
}

/** A Latvian account at the bank with that BIC (domain.md §2). */
export function latvianIban(random: Random, bic: string): string {
  const iban = composeIBAN({ countryCode: "LV", bban: `${bic.slice(0, 4)}0000${digitsOf(random, 9)}` });
  if (iban === null) throw new RangeError(`No IBAN can be made for ${bic}`);
  return iban;
}

/** A Latvian mobile number. */
export const mobileNumber = (random: Random): string => `+371 2${digitsOf(random, 7)}`;

const digitsOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");
