import type { Accounting } from "../company/accounting.ts";
import { decimal } from "../money/decimal.ts";
import type { Side } from "./entry.ts";

interface Vat {
  category: string | null;
  /** Ten-thousandths of a percent. */
  rate: number | null;
}

/** What the accounting program calls VAT of a side: as the settings say, or by its category ("AE") and what is taxed by its rate ("S21"). */
export function vatCodeOf(codes: Accounting["codes"], { category, rate }: Vat, side: Side): string {
  if (category === null) return "";
  const own = codes.find(
    ({ vat_category, vat_rate }) => vat_category === category && decimal(vat_rate) === (rate ?? 0),
  );
  return own?.[side] || usualCode(category, rate ?? 0);
}

const usualCode = (category: string, rate: number): string =>
  rate === 0 ? category : `${category}${rate / 10_000}`;
