import { z } from "zod";
import { entryOfPayment } from "#backend/db/invoices/payments.ts";
import { inProject } from "#backend/db/projects.ts";
import { noun } from "#backend/operations/call.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { paymentInput } from "#model/invoice/payment.ts";
import { reopen } from "../bank/reopen.ts";
import { changedDocument } from "./changed-document.ts";
import { checkPayable } from "./open-invoice.ts";
import { pay, withdraw } from "./payment-rules.ts";

/** Payments of issued documents. Each answer is the document as it stands then. */
export const payments = noun();

payments.openapi(
  operation("payments.create", {
    access: { roles: "office", modules: "estimates", audit: "payment" },
    summary: "Record a payment",
    refuses: [409, 412],
    method: "post",
    path: "/invoices/{id}/payments",
    request: { ...idParam, ...body(paymentInput) },
    responses: created(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { date, amount, note } = c.req.valid("json");
    const data = changedDocument(c, id, ({ database, audit }, row) => {
      checkPayable(row);
      const paid = pay(database, row, { date, amount_cents: amount, note, actorId: actorOf(c).id });
      audit(paid, {
        after: { invoice_id: id, invoice_nr: row.invoice_nr, date, amount_cents: amount, note },
        partOf: inProject(row.project_id),
      });
    });
    return c.json({ data }, 201);
  },
);

payments.openapi(
  // A payment that was entered wrongly, both sides of a transfer; the audit log keeps them.
  operation("payments.delete", {
    access: { roles: "office", modules: "estimates", audit: ["payment", "bank_entry"] },
    summary: "Take a payment back, with all that its bank entry was booked into",
    refuses: [409, 412],
    method: "delete",
    path: "/invoices/{id}/payments/{paymentId}",
    request: { params: z.object({ id, paymentId: id }) },
    responses: answers(one(invoice)),
  }),
  (c) => {
    const { id, paymentId } = c.req.valid("param");
    const data = changedDocument(c, id, (unit, row) => {
      const { database, audit } = unit;
      const entry = entryOfPayment(database, row.id, paymentId);
      if (entry !== null) return reopen(unit, entry, actorOf(c));
      const withdrawn = withdraw(database, row, paymentId);
      for (const payment of withdrawn)
        audit(payment.id, {
          before: Object.assign(payment, { invoice_nr: row.invoice_nr }),
          partOf: inProject(row.project_id),
        });
    });
    return c.json({ data }, 200);
  },
);
