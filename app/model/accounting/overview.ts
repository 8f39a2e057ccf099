import { sum } from "../money/money.ts";
import { type AccountingEntry, type Side, sides } from "./entry.ts";

/** What a side of a period comes to, in cents. */
export interface SideSums {
  side: Side;
  documents: number;
  net_cents: number;
  vat_cents: number;
  total_cents: number;
}

/** What entries come to by their side, and the partners without a registration number. */
export function overviewOf(entries: readonly AccountingEntry[]) {
  const unnumbered = entries.filter(({ reg_nr }) => reg_nr === "").map(({ partner }) => partner);
  return { sums: sides.map((side) => sumsOf(entries, side)), unnumbered: [...new Set(unnumbered)] };
}

function sumsOf(entries: readonly AccountingEntry[], side: Side): SideSums {
  const own = entries.filter((entry) => entry.side === side);
  return {
    side,
    documents: new Set(own.map(({ document_id }) => document_id)).size,
    net_cents: sum(own.map(({ net_cents }) => net_cents)),
    vat_cents: sum(own.map(({ vat_cents }) => vat_cents)),
    total_cents: sum(own.map(({ total_cents }) => total_cents)),
  };
}
