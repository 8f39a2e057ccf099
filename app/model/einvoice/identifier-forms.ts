import {
  isAustralianNumber,
  isBelgianNumber,
  isGs1,
  isModulo11,
  isSwedishNumber,
} from "./rules/check-digits.ts";

type Form = (id: string) => boolean;

/**
 * Forms of identifiers by their schemes, with check digits where a register has them: with another one a document is no
 * e-invoice. Source: PEPPOL-COMMON-R040 to R053.
 */
export const fatalForms: ReadonlyMap<string, { rule: string; isOf: Form }> = new Map([
  ["0088", { rule: "PEPPOL-COMMON-R040", isOf: isGs1 }],
  ["0192", { rule: "PEPPOL-COMMON-R041", isOf: (id) => /^\d{9}$/.test(id) && isModulo11(id) }],
  ["0184", { rule: "PEPPOL-COMMON-R042", isOf: (id) => /^(DK)?\d{8}$/.test(id) }],
  ["0096", { rule: "PEPPOL-COMMON-R052", isOf: (id) => /^\d{10}$/.test(id) }],
  ["0198", { rule: "PEPPOL-COMMON-R053", isOf: (id) => /^DK\d{8}$/.test(id) }],
  ["0208", { rule: "PEPPOL-COMMON-R043", isOf: isBelgianNumber }],
  ["0007", { rule: "PEPPOL-COMMON-R049", isOf: (id) => id.length === 10 && isSwedishNumber(id) }],
  ["0151", { rule: "PEPPOL-COMMON-R050", isOf: isAustralianNumber }],
] satisfies [string, { rule: string; isOf: Form }][]);

/** Those whose spaces around count as well. */
export const exactSchemes: readonly string[] = ["0184", "0096", "0198"];
