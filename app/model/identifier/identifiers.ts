import { ValidationErrorsIBAN, validateIBAN } from "ibantools";
import { hasCountryForm } from "./vat-number.ts";

type Problem = "format" | "checksum";

/**
 * The form in which an identifier is stored and compared: upper case, without white space (NBSP and the thin spaces of
 * typeset text included), hyphens and dashes of any kind, and the invisible characters that copying from a PDF brings
 * along. Source: domain.md §2.
 */
export function normaliseIdentifier(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, "").toUpperCase();
}

/**
 * What is wrong with a VAT number, or null. A Latvian one is LV and 11 digits; "checksum" is only said of a legal
 * person's. A foreign one is checked by the form that its country gives them: only VIES knows more. An empty text is a
 * "format" problem. Source: domain.md §2.
 */
export function vatNumberProblem(value: string): Problem | null {
  const vatNumber = normaliseIdentifier(value);
  if (!vatNumber.startsWith("LV")) return hasCountryForm(vatNumber) ? null : "format";
  return latvianNumberProblem(vatNumber.slice(2));
}

/**
 * What to point out about a company's registration number, or null: a reason to ask, never to refuse. "differs" means
 * that the number is not the Latvian VAT number without its LV. A company whose VAT number is foreign is in a foreign
 * register, of whose numbers nothing is known here. Source: domain.md §2.
 */
export function registrationNumberWarning(regNr: string, vatNr = ""): Problem | "differs" | null {
  const vatNumber = normaliseIdentifier(vatNr);
  if (/^(?!LV)[A-Z]{2}/.test(vatNumber)) return null;
  const number = normaliseIdentifier(regNr);
  const problem = latvianNumberProblem(number);
  if (problem !== null || vatNumber === "") return problem;
  return vatNumber === `LV${number}` ? null : "differs";
}

/**
 * What is wrong with an IBAN, or null: "format" for an unknown country, a wrong length or wrong characters, "checksum"
 * for a failed mod 97 or a failed check digit inside the national part. Source: domain.md §2, ISO 13616.
 */
export function ibanProblem(iban: string): Problem | null {
  const { valid, errorCodes } = validateIBAN(normaliseIdentifier(iban));
  if (valid) return null;
  return errorCodes.every((code) => checksumCodes.has(code)) ? "checksum" : "format";
}

/** What is wrong with a BIC, or null. A BIC has no checksum. Source: domain.md §2. */
export function bicProblem(bic: string): "format" | null {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(normaliseIdentifier(bic)) ? null : "format";
}

/**
 * Whether the account can be one of that bank. A Latvian IBAN names its bank by the first four characters of the BIC;
 * no such rule is kept for other countries, so their accounts are taken to match. Source: domain.md §2.
 */
export function ibanMatchesBic(iban: string, bic: string): boolean {
  const account = normaliseIdentifier(iban);
  return !account.startsWith("LV") || account.slice(4, 8) === normaliseIdentifier(bic).slice(0, 4);
}

/** An IBAN as people read it, in groups of four. Source: domain.md §2, "store canonical, show grouped". */
export function groupIban(iban: string): string {
  return (normaliseIdentifier(iban).match(/.{1,4}/gu) ?? []).join(" ");
}

const checksumCodes = new Set([
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
]);

const legalPersonWeights = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1];

function latvianNumberProblem(number: string): Problem | null {
  if (!/^\d{11}$/.test(number)) return "format";
  // Up to 3 it is a personal code; those that start 32–39 carry no birth date, so only the digits are counted.
  if (Number(number.charAt(0)) <= 3) return null;
  const sum = legalPersonWeights.reduce(
    (total, weight, index) => total + weight * Number(number.charAt(index)),
    0,
  );
  return sum % 11 === 3 ? null : "checksum";
}
