import { findClient } from "#backend/db/clients.ts";
import type { Database } from "#backend/db/database.ts";
import { findProject } from "#backend/db/projects.ts";
import { updatePurchase } from "#backend/db/purchases/invoices.ts";
import { assignPurchaseLines, countInEuro, replacePurchaseLines } from "#backend/db/purchases/lines.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import {
  type PurchaseInvoice,
  type PurchasePatch,
  purchaseAssignment,
  purchaseInvoice,
  purchasePatch,
  type TypedLine,
} from "#model/purchase/purchase-invoice.ts";
import { readRate } from "#model/purchase/rate.ts";
import { sumsOf, typedCents } from "#model/purchase/typed-sums.ts";
import { checkIsOpen, checkNumber, readPurchase, told } from "./read.ts";

/** What is typed of suppliers' invoices beside their files, and which projects they are costs of. */
export const changedPurchases = noun();

changedPurchases.openapi(
  operation("purchase_invoices.update", {
    access: { roles: "office", modules: "costs", audit: "purchase_invoice" },
    summary: "Fill in a supplier's invoice that is still to be checked",
    refuses: [409, 412],
    method: "patch",
    path: "/purchase_invoices/{id}",
    request: { ...idParam, ...body(purchasePatch) },
    responses: answers(one(purchaseInvoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, purchaseInvoice, ({ database, audit }) => {
      const before = readPurchase(database, id);
      matches(c, before);
      checkIsOpen(before);
      check(database, before, patch);
      change(database, before, patch);
      const after = readPurchase(database, id);
      audit(id, { before: told(before), after: told(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

changedPurchases.openapi(
  operation("purchase_invoices.assign", {
    access: { roles: "office", modules: "costs", audit: "purchase_invoice" },
    summary: "Say which project lines of a supplier's invoice are costs of",
    refuses: [409, 412],
    method: "patch",
    path: "/purchase_invoices/{id}/project",
    request: { ...idParam, ...body(purchaseAssignment) },
    responses: answers(one(purchaseInvoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { project_id, line_ids } = c.req.valid("json");
    const data = write(c, purchaseInvoice, ({ database, audit }) => {
      const before = readPurchase(database, id);
      matches(c, before);
      checkIsOpen(before);
      if (project_id !== null && !findProject(database, project_id))
        throw invalid("project_id", "errors.project_gone");
      if (line_ids?.some((line) => !before.lines.some((one) => one.id === line)))
        throw invalid("line_ids", "errors.choice");
      assignPurchaseLines(database, id, { project_id, line_ids });
      updatePurchase(database, id, {});
      const after = readPurchase(database, id);
      audit(id, { before: told(before), after: told(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

/** What only the whole invoice can tell: the supplier is there, the number is new, what was read stays, dates are in order. */
function check(database: Database, before: PurchaseInvoice, patch: PurchasePatch): void {
  const client_id = patch.supplier_id ?? before.supplier?.id ?? null;
  if (client_id !== null && client_id !== before.supplier?.id) {
    const client = findClient(database, client_id);
    if (!client || client.is_archived) throw invalid("supplier_id", "errors.client_gone");
  }
  if (client_id !== null)
    checkNumber(database, "number", { id: before.id, client_id, number: patch.number ?? before.number });
  const { issued_on = before.issued_on, due_on = before.due_on } = patch;
  if (issued_on && due_on && due_on < issued_on) throw invalid("due_on", "errors.purchase_due");
  const isTypedOver = patch.lines !== undefined || (patch.currency ?? before.currency) !== before.currency;
  if (before.is_read && isTypedOver) throw new Problem(409, "errors.purchase_read");
}

function change(database: Database, before: PurchaseInvoice, patch: PurchasePatch): void {
  const { id } = before;
  const { supplier_id, lines, rate: typed, ...rest } = patch;
  const currency = patch.currency ?? before.currency;
  const said = typed === undefined ? before.rate : typed;
  // One euro is one euro: whatever was said of another currency is gone with it.
  const rate = currency === "EUR" || said === null ? null : readRate(said);
  const rate_on =
    rate === null ? null : (patch.rate_on ?? before.rate_on ?? patch.issued_on ?? before.issued_on);
  updatePurchase(database, id, {
    ...rest,
    ...(supplier_id !== undefined && { client_id: supplier_id }),
    ...(lines && sumsOf(lines)),
    rate,
    rate_on,
  });
  if (lines) replaceLines(database, before, { lines, currency, rate });
  else countInEuro(database, { id, currency, rate });
}

interface Replacing {
  lines: readonly TypedLine[];
  currency: string;
  rate: number | null;
}

/** Lines as they were typed; they stay costs of the projects that those in their places were of. */
function replaceLines(
  database: Database,
  { id, lines: before }: PurchaseInvoice,
  { lines, currency, rate }: Replacing,
): void {
  const kept = before.map(({ project }) => project?.id ?? null);
  const common = kept.every((project) => project === kept[0]) ? (kept[0] ?? null) : null;
  replacePurchaseLines(
    database,
    { id, currency, rate },
    lines.map((line, index) => ({
      name: line.name,
      quantity: "",
      net_cents: typedCents(line.net),
      vat_category: "S",
      vat_rate: line.vat_rate,
      project_id: kept[index] ?? common,
    })),
  );
}
