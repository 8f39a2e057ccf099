import { describe, expect, test } from "vitest";
import { begunOrder, tickedLines } from "./begun-order.ts";

const line = (of: string, quantity: string, price: string, is_ordered = true) => ({
  of,
  quantity,
  price,
  ...(is_ordered && { is_ordered }),
});
const faults = (...lines: object[]) =>
  begunOrder.safeParse({ lines }).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ??
  [];

describe("an order that is begun from choices", () => {
  test("has the lines that are ticked, as decimals and by what they are for", () => {
    const { lines } = begunOrder.parse({
      lines: [line("item 7", "1 250,5", "0,125"), line("item 8", "", "", false), line("cost 3", "1", "12")],
    });
    expect(tickedLines(lines)).toEqual([
      { position_item_id: 7, quantity: "1250.50", price: "0.125" },
      { additional_cost_id: 3, quantity: "1.00", price: "12.00" },
    ]);
  });

  test("says at its fields what is wrong with a line, of those that are ticked alone", () => {
    expect(faults(line("item 7", "divi", ""), line("item 8", "x", "y", false))).toEqual([
      "lines.0.quantity errors.number",
      "lines.0.price errors.price",
    ]);
    expect(faults(line("item 7", "0", "1"))).toEqual(["lines.0.quantity errors.quantity_positive"]);
    expect(faults(line("what", "1", "1"))).toEqual(["lines.0.quantity errors.choice"]);
  });
});
