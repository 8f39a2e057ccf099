import { z } from "zod";
import { one } from "../../../../app/model/answer";
import { id } from "../../../../app/model/fields";
import { invoice } from "../../../../app/model/invoice";
import { paymentInput } from "../../../../app/model/invoice-payment";
import { noun } from "../../call";
import { actorOf, answers, body, created, idParam, operation } from "../../operation";
import { changedDocument } from "./changed-document";
import { checkPayable } from "./open-invoice";
import { pay, withdraw } from "./payment-rules";

/** Payments of issued documents. Each answer is the document as it stands then. */
export const payments = noun();

payments.openapi(
  operation("payments.create", {
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
      audit("payment", paid, { after: { invoice_id: id, date, amount_cents: amount, note } });
    });
    return c.json({ data }, 201);
  },
);

payments.openapi(
  // A payment that was entered wrongly, both sides of a transfer; the audit log keeps them.
  operation("payments.delete", {
    summary: "Take a payment back",
    refuses: [409, 412],
    method: "delete",
    path: "/invoices/{id}/payments/{paymentId}",
    request: { params: z.object({ id, paymentId: id }) },
    responses: answers(one(invoice)),
  }),
  (c) => {
    const { id, paymentId } = c.req.valid("param");
    const data = changedDocument(c, id, ({ database, audit }, row) => {
      const withdrawn = withdraw(database, row, paymentId);
      for (const payment of withdrawn) audit("payment", payment.id, { before: payment });
    });
    return c.json({ data }, 200);
  },
);
