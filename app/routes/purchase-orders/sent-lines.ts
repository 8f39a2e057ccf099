import type { OrderLine, SentOrderLine } from "#model/purchase-order/purchase-order.ts";

/** A line as it is sent again, when another is added, changed or taken out. */
export const sentLine = (line: OrderLine): SentOrderLine => ({
  id: line.id,
  position_item_id: line.position_item_id,
  additional_cost_id: line.additional_cost_id,
  name: line.name,
  quantity: line.quantity,
  measure_unit_id: line.measure_unit?.id,
  price: line.price,
});
