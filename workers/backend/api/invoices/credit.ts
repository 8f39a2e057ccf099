import { openOthers, owedOf, owingOthers } from "#backend/db/invoices/credit.ts";
import { inProject } from "#backend/db/projects.ts";
import { noun } from "#backend/operations/call.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { invoiceCredit, refundInput, transferInput } from "#model/invoice/credit.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { changedDocument } from "./changed-document.ts";
import { readInvoiceRow } from "./open-invoice.ts";
import { refund, transfer } from "./payment-rules.ts";

/** What is owed back of a document: returned to the client, or set against another document of theirs (domain H22). */
export const credit = noun();

credit.openapi(
  operation("invoice_credit.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Money owed back of a document",
    method: "get",
    path: "/invoices/{id}/credit",
    request: idParam,
    responses: answers(one(invoiceCredit)),
  }),
  (c) => {
    const { database } = c.env;
    const row = readInvoiceRow(database, c.req.valid("param").id);
    const data = {
      owed_cents: owedOf(row),
      open_documents: openOthers(database, row),
      owing_documents: owingOthers(database, row),
    };
    return c.json({ data }, 200);
  },
);

credit.openapi(
  operation("invoice_credit.refund", {
    access: { roles: "office", modules: "estimates", audit: "payment" },
    summary: "Record money paid back",
    refuses: [412],
    method: "post",
    path: "/invoices/{id}/refunds",
    request: { ...idParam, ...body(refundInput) },
    responses: created(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { date, amount, note } = c.req.valid("json");
    const data = changedDocument(c, id, ({ database, audit }, row) => {
      const returned = { date, amount_cents: amount, note, actorId: actorOf(c).id };
      const payment = refund(database, row, returned);
      audit(payment, {
        after: { invoice_id: id, invoice_nr: row.invoice_nr, date, amount_cents: -amount, note },
        partOf: inProject(row.project_id),
      });
    });
    return c.json({ data }, 201);
  },
);

credit.openapi(
  operation("invoice_credit.transfer", {
    access: { roles: "office", modules: "estimates", audit: "payment" },
    summary: "Move money owed back to another document",
    refuses: [412],
    method: "post",
    path: "/invoices/{id}/transfers",
    request: { ...idParam, ...body(transferInput) },
    responses: created(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { invoice_id, date, amount, note } = c.req.valid("json");
    const data = changedDocument(c, id, ({ database, audit }, row) => {
      const moved = { date, amount_cents: amount, note, actorId: actorOf(c).id };
      const [taken, arrived] = transfer(database, row, invoice_id, moved);
      audit(taken, {
        after: { invoice_id: id, invoice_nr: row.invoice_nr, date, amount_cents: -amount, note },
        partOf: inProject(row.project_id),
      });
      const other = readInvoiceRow(database, invoice_id);
      audit(arrived, {
        after: {
          invoice_id,
          invoice_nr: other.invoice_nr,
          date,
          amount_cents: amount,
          note,
          transferred_from: taken,
        },
        partOf: inProject(other.project_id),
      });
    });
    return c.json({ data }, 201);
  },
);
