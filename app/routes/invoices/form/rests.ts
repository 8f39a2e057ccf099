import { useMemo } from "react";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import { progressIn, restOf } from "#model/invoice/line-parts.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";

/** What can still be asked for of a line, and how far it is. Quantities are decimals. */
export interface Rest {
  /** Null where lines are asked for whole. */
  quantity: string | null;
  /** Before the discount. */
  full_cents: number;
  invoiced: string;
  delivered: string;
}

const none = { invoiced: "0.00", delivered: "0.00" };

/** What is left of the lines of an estimate: to be invoiced, or of goods without prices to be delivered. */
export function useRests(choices: InvoiceChoices, isPayable: boolean): (item: PositionItem) => Rest {
  const { billed, line_progress, quantity_tolerance } = choices;
  return useMemo(() => {
    const progress = progressIn(billed);
    const told = new Map(line_progress.map((line) => [line.position_item_id, line]));
    return (item) => {
      const { invoiced, delivered } = told.get(item.id) ?? none;
      const left = restOf(progress(item));
      const undelivered = decimal(item.quantity) - decimal(delivered);
      const goods = undelivered > 0 ? sendDecimal(undelivered) : item.quantity;
      const canPart = quantity_tolerance !== null && decimal(item.quantity) > 0;
      const quantity = isPayable ? left.quantity : goods;
      return { quantity: canPart ? quantity : null, full_cents: left.total_cents, invoiced, delivered };
    };
  }, [billed, line_progress, quantity_tolerance, isPayable]);
}
