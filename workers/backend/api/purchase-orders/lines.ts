import type { Database } from "#backend/db/database.ts";
import { findOrderedCost, findOrderedItem } from "#backend/db/purchase-orders/choices.ts";
import { listOrderLines, type NewOrderLine, replaceOrderLines } from "#backend/db/purchase-orders/lines.ts";
import { raiseOrder } from "#backend/db/purchase-orders/orders.ts";
import { findUnit } from "#backend/db/units.ts";
import { invalid } from "#backend/operations/errors.ts";
import { decimal } from "#model/money/decimal.ts";
import { isLine, largestLine, sum, times } from "#model/money/money.ts";
import type { OrderLine, SentOrderLine } from "#model/purchase-order/purchase-order.ts";

/** Puts lines as they were sent in the place of those of an order, and counts what it comes to. The same ones stay as they are. */
export function storeLines(database: Database, orderId: number, sent: readonly SentOrderLine[]): void {
  const before = listOrderLines(database, orderId);
  const known = new Set(before.map(({ id }) => id));
  const ids = sent.flatMap(({ id }) => id ?? []);
  if (!ids.every((id) => known.has(id)) || new Set(ids).size < ids.length)
    throw invalid("lines", "errors.choice");
  const lines = sent.map((line, place) => lineOf(database, line, `lines.${place}`));
  const net_cents = sum(lines.map((line) => line.net_cents));
  if (net_cents > largestLine) throw invalid("lines", "errors.amount");
  if (lines.length === before.length && lines.every((line, place) => isSame(line, before[place]))) return;
  replaceOrderLines(database, orderId, lines);
  raiseOrder(database, orderId, { net_cents });
}

const isSame = (line: NewOrderLine, before: OrderLine | undefined): boolean =>
  before !== undefined &&
  (line.id ?? before.id) === before.id &&
  line.position_item_id === before.position_item_id &&
  line.additional_cost_id === before.additional_cost_id &&
  line.name === before.name &&
  line.measure_unit_id === before.measure_unit?.id &&
  line.quantity === decimal(before.quantity) &&
  line.price === decimal(before.price);

/** A line as it is stored. What it is ordered for gives its name and unit, where those are left out. */
function lineOf(database: Database, sent: SentOrderLine, field: string): NewOrderLine {
  const { id, position_item_id = null, additional_cost_id = null } = sent;
  const source = sourceOf(database, { position_item_id, additional_cost_id }, field);
  const name = sent.name || source?.name;
  const measure_unit_id = sent.measure_unit_id ?? source?.measure_unit_id;
  if (!name) throw invalid(`${field}.name`, "errors.required");
  if (measure_unit_id === undefined || !findUnit(database, measure_unit_id))
    throw invalid(`${field}.measure_unit_id`, "errors.choice");
  const [quantity, price] = [decimal(sent.quantity), decimal(sent.price)];
  if (!isLine(price, quantity)) throw invalid(`${field}.quantity`, "errors.amount");
  const counted = { quantity, price, net_cents: times(price, quantity) };
  const line = { position_item_id, additional_cost_id, name, measure_unit_id, ...counted };
  return id === undefined ? line : { id, ...line };
}

type Of = Pick<NewOrderLine, "position_item_id" | "additional_cost_id">;

/** What a line is ordered for; null of one that is for nothing in an estimate. */
function sourceOf(database: Database, { position_item_id, additional_cost_id }: Of, field: string) {
  if (position_item_id) {
    const item = findOrderedItem(database, position_item_id);
    if (!item) throw invalid(`${field}.position_item_id`, "errors.choice");
    return item;
  }
  if (!additional_cost_id) return null;
  const cost = findOrderedCost(database, additional_cost_id);
  if (!cost) throw invalid(`${field}.additional_cost_id`, "errors.choice");
  return cost;
}
