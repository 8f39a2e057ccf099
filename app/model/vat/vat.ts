import { decimal } from "../money/decimal.ts";

/**
 * VAT categories (EN 16931): S taxed, AE reverse charge, K intra-community supply, G export, E exempt, O outside the scope
 * (domain §3). Only S has a rate above zero.
 */
export const vatCategories = ["S", "AE", "K", "G", "E", "O"] as const;

/** VAT of a line: its category, and its rate in ten-thousandths of a percent: 21 % is 210 000. */
export interface Vat {
  category: string;
  rate: number;
}

/** The rates of Latvia with the dates that they hold from (domain §3): standard, reduced, books and press. */
export const usualRates = [
  { rate: decimal("21"), from: "2012-07-01" },
  { rate: decimal("12"), from: "2011-01-01" },
  { rate: decimal("5"), from: "2018-01-01" },
] as const;

/** What an installation taxes with unless it says otherwise. */
export const standardVat: Vat = { category: "S", rate: usualRates[0].rate };

/** Whether a rate (a decimal in percent) fits a category: only what is taxed has one. */
export const isVat = ({ category, rate }: Vat): boolean => category === "S" || rate === 0;

/** VAT as one choice of a form: "S:21.00"; "" for none of its own. */
export const vatChoice = (category: string | null, rate: string | null): string =>
  category === null ? "" : `${category}:${rate ?? "0.00"}`;
