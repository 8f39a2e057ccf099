import { z } from "zod";
import { text } from "../answer/fields.ts";
import { mostOrderLines, orderForm, type SentOrderLine, sentOrderLine } from "./purchase-order.ts";

/** Something that can be ordered, as it is ticked, with how much of it and at which price. */
const begunLine = z
  .object({
    /** What it is ordered for: "item 7" or "cost 7". */
    of: text(30),
    // An unticked box is absent.
    is_ordered: z.boolean({ error: "errors.choice" }).default(false),
    quantity: text(30).default(""),
    price: text(30).default(""),
  })
  .superRefine((line, context) => {
    if (!line.is_ordered) return;
    const checked = sentOrderLine.safeParse(sentOf(line));
    for (const { path, message } of checked.error?.issues ?? [])
      context.addIssue({ code: "custom", path: path[0] === "price" ? ["price"] : ["quantity"], message });
  });
type BegunLine = { of: string; quantity: string; price: string };

/** A line of a form as it is sent. */
function sentOf({ of, quantity, price }: BegunLine) {
  const [kind, id] = of.split(" ");
  return { [kind === "cost" ? "additional_cost_id" : "position_item_id"]: Number(id), quantity, price };
}

/** The form that an order begins with: its head, and what of a project's or an estimate's production is ordered. */
export const begunOrder = orderForm.extend({
  lines: z.array(begunLine).max(mostOrderLines, "errors.too_many").default([]),
});

/** The lines that are ticked, as they are sent. */
export const tickedLines = (lines: z.output<typeof begunOrder>["lines"]): SentOrderLine[] =>
  lines.filter(({ is_ordered }) => is_ordered).map((line) => sentOrderLine.parse(sentOf(line)));
