import { findClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { buyerIn, sellerIn } from "#backend/db/invoices/content.ts";
import { inProject } from "#backend/db/projects.ts";
import { listOrderLines } from "#backend/db/purchase-orders/lines.ts";
import { findOrderWithNames, showOrderEntry } from "#backend/db/purchase-orders/orders.ts";
import { found } from "#backend/operations/errors.ts";
import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { defaultLanguage } from "#model/text/language.ts";

/** An order with all that it says. Throws a Problem (404) where there is none. */
export function readOrder(database: Database, id: number): PurchaseOrder {
  const row = found(findOrderWithNames(database, id));
  const { order, author, supplier } = row;
  const lines = listOrderLines(database, id);
  const client = supplier && findClient(database, supplier.id);
  return Object.assign(showOrderEntry(row), {
    note: order.note,
    lines,
    lacks: [
      ...(supplier === null ? ["supplier_id" as const] : []),
      ...(lines.length === 0 ? ["lines" as const] : []),
    ],
    agency: sellerIn(readCompany(database)),
    recipient: client ? buyerIn(client) : null,
    language: client?.document_language || defaultLanguage,
    created_at: order.created_at,
    created_by: author,
    version: order.version,
  });
}

/** What the history says of an order. */
export const toldOrder = (order: PurchaseOrder) => ({
  name: order.number || order.supplier?.name || "",
  number: order.number,
  supplier: order.supplier?.name ?? "",
  project: order.project?.name ?? "",
  state: order.state,
  is_received: order.state === "received",
  is_cancelled: order.state === "cancelled",
  ordered_on: order.ordered_on,
  wanted_on: order.wanted_on,
  note: order.note,
  net_cents: order.net_cents,
  lines: order.lines.map(({ name, quantity, price, net_cents }) => ({ name, quantity, price, net_cents })),
});

/** Whose history tells of an order: its project's, where it is for one. */
export const partOfOrder = ({ id, project }: PurchaseOrder) =>
  project ? inProject(project.id) : { entity: "purchase_order", id };
