import { findClient } from "#backend/db/clients.ts";
import type { Database } from "#backend/db/database.ts";
import { findProject } from "#backend/db/projects.ts";
import { raisePurchase, updatePurchase } from "#backend/db/purchases/invoices.ts";
import { assignPurchaseLines, countInEuro, replacePurchaseLines } from "#backend/db/purchases/lines.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { decimal } from "#model/money/decimal.ts";
import {
  type PurchaseInvoice,
  type PurchaseLine,
  type PurchasePatch,
  purchaseAssignment,
  purchaseInvoice,
  purchasePatch,
  type TypedLine,
} from "#model/purchase/purchase-invoice.ts";
import { typedCents } from "#model/purchase/typed-amount.ts";
import { ratedBy } from "./rated.ts";
import { checkIsOpen, checkNumber, readPurchase, told } from "./read.ts";
import { sumsAfter } from "./sums.ts";

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
    const actor = actorOf(c);
    const data = write(c, purchaseInvoice, ({ database, audit }) => {
      const before = readPurchase(database, id, actor);
      matches(c, before);
      checkIsOpen(before);
      check(database, before, patch);
      change(database, before, patch);
      const after = readPurchase(database, id, actor);
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
    const actor = actorOf(c);
    const data = write(c, purchaseInvoice, ({ database, audit }) => {
      const before = readPurchase(database, id, actor);
      matches(c, before);
      checkIsOpen(before);
      if (project_id !== null && !findProject(database, project_id))
        throw invalid("project_id", "errors.project_gone");
      if (line_ids?.some((line) => !before.lines.some((one) => one.id === line)))
        throw invalid("line_ids", "errors.choice");
      const isOther = before.lines.some(
        (line) => (line_ids?.includes(line.id) ?? true) && (line.project?.id ?? null) !== project_id,
      );
      assignPurchaseLines(database, id, { project_id, line_ids });
      if (isOther) raisePurchase(database, id);
      const after = readPurchase(database, id, actor);
      audit(id, { before: told(before), after: told(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

/**
 * What only the whole invoice can tell: the supplier is there, the number is new, what was read stays, dates are in order, lines
 * that are kept are its own.
 */
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
  const isSummed = [patch.vat, patch.payable].some((sum) => sum !== undefined && sum !== null);
  const isOther = isSummed || (patch.currency ?? before.currency) !== before.currency;
  const isTypedOver = isOther || newLines(before.lines, patch.lines) !== undefined;
  if (before.is_read && isTypedOver) throw new Problem(409, "errors.purchase_read");
  const ids = (patch.lines ?? []).flatMap(({ id }) => id ?? []);
  const areOwn = ids.every((id) => before.lines.some((line) => line.id === id));
  if (!areOwn || new Set(ids).size < ids.length) throw invalid("lines", "errors.choice");
}

/** The lines that were sent, where they are not those that the invoice has. */
function newLines(
  lines: readonly PurchaseLine[],
  sent: PurchasePatch["lines"],
): readonly TypedLine[] | undefined {
  const isThere = (typed: TypedLine, line: PurchaseLine | undefined) =>
    line !== undefined &&
    typed.id === line.id &&
    typed.name === line.name &&
    typedCents(typed.net) === line.net_cents &&
    decimal(typed.vat_rate) === decimal(line.vat_rate);
  const areThere = sent?.length === lines.length && sent.every((line, place) => isThere(line, lines[place]));
  return areThere ? undefined : sent;
}

function change(database: Database, before: PurchaseInvoice, patch: PurchasePatch): void {
  const { id } = before;
  const { supplier_id, number, issued_on, due_on, currency = before.currency } = patch;
  const lines = newLines(before.lines, patch.lines);
  const rated = ratedBy(before, patch);
  const save = lines ? raisePurchase : updatePurchase;
  save(database, id, {
    currency,
    ...(number !== undefined && { number }),
    ...(issued_on !== undefined && { issued_on }),
    ...(due_on !== undefined && { due_on }),
    ...(supplier_id !== undefined && { client_id: supplier_id }),
    ...(!before.is_read && sumsAfter(before, lines, patch)),
    ...rated,
  });
  const counted = { id, currency, rate: rated.rate };
  if (lines) replacePurchaseLines(database, counted, linesAfter(before, lines));
  else countInEuro(database, counted);
}

/** Lines as they were typed. Those that were there stay costs of their projects; a new one is of the project that all were of. */
function linesAfter({ lines: before }: PurchaseInvoice, lines: readonly TypedLine[]) {
  const known = new Map(before.map(({ id, project }) => [id, project?.id ?? null]));
  const projects = new Set(known.values());
  const [common = null] = projects.size === 1 ? projects : [];
  return lines.map(({ id, name, net, vat_rate }) => ({
    id,
    name,
    quantity: "",
    net_cents: typedCents(net),
    // What is taxed at nothing may be so for many reasons, which nobody types.
    vat_category: decimal(vat_rate) === 0 ? "" : "S",
    vat_rate,
    project_id: id === undefined ? common : (known.get(id) ?? null),
  }));
}
