import type { Database } from "#backend/db/database.ts";
import { takeNumber } from "#backend/db/invoices/numbers.ts";
import { choicesOf, listOrderChoices } from "#backend/db/purchase-orders/choices.ts";
import { type NewOrderLine, replaceOrderLines } from "#backend/db/purchase-orders/lines.ts";
import { insertOrder, type NewOrder } from "#backend/db/purchase-orders/orders.ts";
import { listUnits } from "#backend/db/units.ts";
import { documentNumber, periodOf } from "#model/company/number-series.ts";
import { decimal } from "#model/money/decimal.ts";
import { sum, times } from "#model/money/money.ts";
import { orderSeries } from "#model/purchase-order/order-series.ts";
import type { OrderState } from "#model/purchase-order/purchase-order.ts";
import { defaultUnitId } from "#model/stock/unit-name.ts";
import { type Ids, idOf } from "./ids.ts";
import { instantOf } from "./invoices/book.ts";
import type { PurchaseLineRow } from "./purchases/lines.ts";
import type { PurchaseRow } from "./purchases/purchases.ts";
import { type Random, randomFrom } from "./random.ts";
import type { DemonstrationRows } from "./rows.ts";
import { shifted, workdayUntil } from "./timeline.ts";

interface Known {
  people: Ids;
  clients: Ids;
  projects: Ids;
  today: string;
}

/** Invoices that were ordered before, and days from an order to its invoice. */
const [most, before] = [6, 9];

/** Plants orders: those that the latest invoices came of, one that is on its way, and one that is still written. */
export function plantOrders(database: Database, rows: DemonstrationRows, known: Known): void {
  const random = randomFrom("orders");
  const ordered = rows.purchases
    .filter(({ lines, isCredit }) => !isCredit && lines.every(({ project }) => project !== null))
    .slice(-most);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return;
  for (const row of ordered) plantOrder(database, row, { state: "received", ago: before }, { known, random });
  const again = Object.assign({}, first, { issued_on: known.today });
  plantOrder(database, again, { state: "sent", ago: 2 }, { known, random });
  plantDraft(database, last, known, random);
}

interface Stands {
  state: OrderState;
  /** Days before the invoice. */
  ago: number;
}

function plantOrder(
  database: Database,
  row: PurchaseRow,
  { state, ago }: Stands,
  { known, random }: { known: Known; random: Random },
): void {
  const ordered_on = workdayUntil(shifted(row.issued_on, -ago));
  const period = periodOf(orderSeries, ordered_on);
  const number = documentNumber(orderSeries, period, takeNumber(database, "purchase_order", period));
  const lines = linesOf(database, row.lines);
  store(database, lines, {
    number,
    state,
    ordered_on,
    wanted_on: shifted(ordered_on, 7),
    ...sidesOf(row, known),
    created_at: instantOf(ordered_on, random),
    created_by: authorOf(row, known),
  });
}

/** A draft from what the production of the same project needs. */
function plantDraft(database: Database, row: PurchaseRow, known: Known, random: Random): void {
  const sides = sidesOf(row, known);
  const choices = listOrderChoices(database, choicesOf.project(sides.project_id ?? 0));
  const priced = choices.filter(({ price }) => price !== null).slice(0, 3);
  const lines = priced.map((choice) =>
    counted({
      position_item_id: choice.position_item_id,
      additional_cost_id: choice.additional_cost_id,
      name: choice.name,
      measure_unit_id: choice.measure_unit?.id ?? defaultUnitId,
      quantity: decimal(choice.quantity),
      price: decimal(choice.price ?? "0"),
    }),
  );
  store(database, lines.length > 0 ? lines : linesOf(database, row.lines), {
    wanted_on: shifted(known.today, 10),
    note: "Lūdzam paziņot, kad pasūtījums būs gatavs izsniegšanai.",
    ...sides,
    created_at: instantOf(known.today, random),
    created_by: authorOf(row, known),
  });
}

function store(database: Database, lines: readonly NewOrderLine[], row: Omit<NewOrder, "search">): void {
  const id = insertOrder(database, { ...row, net_cents: sum(lines.map(({ net_cents }) => net_cents)) });
  replaceOrderLines(database, id, lines);
}

const sidesOf = ({ supplier, lines }: PurchaseRow, { clients, projects }: Known) => ({
  client_id: idOf(clients, supplier),
  project_id: lines[0]?.project ? idOf(projects, lines[0].project) : null,
});

/** Who decides on the invoice has ordered. */
const authorOf = ({ decided }: PurchaseRow, { people }: Known): number =>
  decided ? idOf(people, decided.by) : ([...people.values()][0] ?? 1);

function linesOf(database: Database, lines: readonly PurchaseLineRow[]): NewOrderLine[] {
  const units = new Map(listUnits(database).map(({ code, id }) => [code, id]));
  return lines.map(({ name, unit, quantity, price }) =>
    counted({
      name,
      measure_unit_id: units.get(unit) ?? defaultUnitId,
      quantity: quantity * 10_000,
      price: price * 100,
    }),
  );
}

const counted = (line: Omit<NewOrderLine, "net_cents">): NewOrderLine =>
  Object.assign({ net_cents: times(line.price, line.quantity) }, line);
