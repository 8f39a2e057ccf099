import { z } from "zod";
import { one } from "../../../../app/model/answer";
import { id } from "../../../../app/model/fields";
import { invoice } from "../../../../app/model/invoice";
import { paymentInput } from "../../../../app/model/invoice-payment";
import { noun } from "../../call";
import { deletePayment } from "../../db/invoices/payments";
import { write } from "../../db/write";
import { notFound } from "../../errors";
import { matches, tag } from "../../etag";
import { actorOf, answers, body, created, idParam, operation } from "../../operation";
import { readInvoice, readPayable } from "./open-invoice";
import { pay } from "./status";

/** Payments of issued documents. Each answer is the document as it stands then. */
export const payments = noun();

payments.openapi(
  operation("payments.create", {
    method: "post",
    path: "/invoices/{id}/payments",
    request: { ...idParam, ...body(paymentInput) },
    responses: created(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { date, amount, note } = c.req.valid("json");
    const data = write(c, invoice, ({ database, audit }) => {
      matches(c, readInvoice(c, id));
      const row = readPayable(database, id);
      const paid = pay(database, row, { date, amount_cents: amount, note, actorId: actorOf(c).id });
      audit("payment", paid, { after: { invoice_id: id, date, amount_cents: amount, note } });
      return readInvoice(c, id);
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

payments.openapi(
  // A payment that was entered wrongly; the audit log keeps it.
  operation("payments.delete", {
    method: "delete",
    path: "/invoices/{id}/payments/{paymentId}",
    request: { params: z.object({ id, paymentId: id }) },
    responses: answers(one(invoice)),
  }),
  (c) => {
    const { id, paymentId } = c.req.valid("param");
    const data = write(c, invoice, ({ database, audit }) => {
      const before = readInvoice(c, id);
      matches(c, before);
      readPayable(database, id);
      const payment = before.payments.find((one) => one.id === paymentId);
      if (!payment) throw notFound();
      deletePayment(database, { id: paymentId, invoice_id: id });
      audit("payment", paymentId, { before: { invoice_id: id, ...payment } });
      return readInvoice(c, id);
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);
