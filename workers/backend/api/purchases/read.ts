import type { Database } from "#backend/db/database.ts";
import {
  findPurchaseWithNames,
  findSameNumber,
  type PurchaseRow,
  showPurchase,
} from "#backend/db/purchases/invoices.ts";
import { lineManagers, listPurchaseLines } from "#backend/db/purchases/lines.ts";
import type { Actor } from "#backend/operations/actor.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";

/** An invoice as somebody sees it. Throws a Problem (404) where there is none. */
export const readPurchase = (database: Database, id: number, actor: Actor): PurchaseInvoice =>
  Object.assign(showPurchase(found(findPurchaseWithNames(database, id)), listPurchaseLines(database, id)), {
    can_decide: mayDecide(database, id, actor),
  });

/** An administrator decides on every invoice, others on one whose lines are all of projects that they manage. */
function mayDecide(database: Database, purchaseId: number, { id, role }: Actor): boolean {
  if (role === "admin") return true;
  const managers = lineManagers(database, purchaseId);
  return managers.length > 0 && managers.every((manager) => manager === id);
}

/** Throws a Problem (409) for an invoice that is approved, rejected or paid: what was decided on stays. */
export function checkIsOpen({ state }: Pick<PurchaseInvoice, "state">): void {
  if (state !== "open") throw new Problem(409, "errors.purchase_closed");
}

/** Throws a Problem (422) at the field for a number that another invoice of the supplier has; it says where that is. */
export function checkNumber(
  database: Database,
  field: "file" | "number",
  numbered: { id?: number; client_id: number; number: string },
): void {
  const twin = numbered.number === "" ? undefined : findSameNumber(database, numbered);
  if (twin) throw invalid(field, "errors.purchase_number", twinIn(twin));
}

/** What is said of the invoice that is there. */
export const twinIn = ({ id, number }: Pick<PurchaseRow, "id" | "number">) => ({
  number: number || `#${id}`,
  path: `/purchases/${id}`,
});

/** What the history says of an invoice. */
export const told = (purchase: PurchaseInvoice) => ({
  number: purchase.number,
  supplier: purchase.supplier?.name ?? "",
  issued_on: purchase.issued_on,
  due_on: purchase.due_on,
  currency: purchase.currency,
  rate: purchase.rate,
  net_cents: purchase.net_cents,
  total_cents: purchase.total_cents,
  file_name: purchase.file_name,
  sha256: purchase.sha256,
  state: purchase.state,
  reason: purchase.reason,
  paid_on: purchase.paid_on,
  lines: purchase.lines.map(({ name, net_cents, project }) => ({
    name,
    net_cents,
    project: project?.name ?? "",
  })),
});
