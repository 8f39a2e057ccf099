import type { Database } from "#backend/db/database.ts";
import { updatePurchase } from "#backend/db/purchases/invoices.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import {
  type PurchaseInvoice,
  type PurchaseState,
  purchaseDecision,
  purchaseInvoice,
} from "#model/purchase/purchase-invoice.ts";
import { reopen } from "../bank/reopen.ts";
import { checkBooksChangeable, checkBooksOpen } from "../closed-books.ts";
import { readPurchase, told } from "./read.ts";

/** Suppliers' invoices on their way: approved or rejected, paid, or back to be checked. */
export const decidedPurchases = noun();

/** Where an invoice may go on to from where it is; where it stays, its reason or its day of payment is set right. */
const ways: Record<PurchaseState, readonly PurchaseState[]> = {
  open: ["open", "approved", "rejected"],
  rejected: ["rejected", "open"],
  approved: ["approved", "open", "paid"],
  paid: ["paid", "approved"],
};

decidedPurchases.openapi(
  operation("purchase_invoices.decide", {
    access: { roles: "office", modules: "costs", audit: ["purchase_invoice", "bank_entry", "payment"] },
    summary: "Approve or reject a supplier's invoice, say that it is paid, or take that back",
    refuses: [409, 412],
    overruled: { reason: "errors.not_taken", paid_on: "errors.not_taken" },
    method: "patch",
    path: "/purchase_invoices/{id}/state",
    request: { ...idParam, ...body(purchaseDecision) },
    responses: answers(one(purchaseInvoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { state, reason: said, paid_on: day } = c.req.valid("json");
    const actor = actorOf(c);
    const data = write(c, purchaseInvoice, (unit) => {
      const { database, audit } = unit;
      const before = readPurchase(database, id, actor);
      matches(c, before);
      if (!ways[before.state].includes(state)) throw new Problem(409, "errors.purchase_way");
      if (!before.can_decide) throw new Problem(403, "errors.purchase_decider");
      // The day of payment is the bank's.
      if (before.bank_entry_id !== null && state === "paid") throw new Problem(409, "errors.purchase_way");
      if (before.bank_entry_id !== null) {
        reopen(unit, before.bank_entry_id, actor);
        return readPurchase(database, id, actor);
      }
      if (state === "approved") checkWhole(before);
      const reason = state === "rejected" ? said || before.reason : "";
      if (state === "rejected" && !reason) throw invalid("reason", "errors.required");
      const paid_on = state === "paid" ? (day ?? before.paid_on) : null;
      if (state === "paid") checkPaid(paid_on);
      checkBooks(database, before, { state, paid_on });
      const isDecided = before.state === "open" && state !== "open";
      updatePurchase(database, id, {
        state,
        reason,
        paid_on,
        ...(isDecided && { decided_at: new Date().toISOString(), decided_by: actor.id }),
        ...(state === "open" && { decided_at: null, decided_by: null }),
      });
      const after = readPurchase(database, id, actor);
      audit(id, { before: told(before), after: told(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

/** Journals have an invoice by its date once it is approved, and a payment has a day: both stay in closed books (docs/decisions/094). */
function checkBooks(
  database: Database,
  before: PurchaseInvoice,
  after: Pick<PurchaseInvoice, "state" | "paid_on">,
): void {
  const isCost = ({ state }: Pick<PurchaseInvoice, "state">) => state === "approved" || state === "paid";
  if (isCost(before) !== isCost(after) && before.issued_on !== null)
    checkBooksChangeable(database, before.issued_on);
  if (after.paid_on === before.paid_on) return;
  if (before.paid_on !== null) checkBooksChangeable(database, before.paid_on);
  if (after.paid_on !== null) checkBooksOpen(database, "paid_on", after.paid_on);
}

/** Throws a Problem (422) at each field that an invoice lacks. */
function checkWhole({ lacks }: PurchaseInvoice): void {
  if (lacks.length === 0) return;
  const fields = Object.fromEntries(lacks.map((field) => [field, ["errors.required"]]));
  throw new Problem(422, "errors.purchase_lacks", { fields });
}

/** Throws a Problem (422) for no day of payment, or one that lies ahead. */
function checkPaid(paid_on: string | null): void {
  if (paid_on === null) throw invalid("paid_on", "errors.required");
  if (paid_on > today()) throw invalid("paid_on", "errors.date_ahead");
}
