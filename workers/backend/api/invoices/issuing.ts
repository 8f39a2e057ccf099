import { listDraftsBeside } from "#backend/db/invoices/deductions.ts";
import { updateInvoice } from "#backend/db/invoices/invoices.ts";
import { inProject } from "#backend/db/projects.ts";
import { addressOf } from "#backend/operations/address.ts";
import { noun } from "#backend/operations/call.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { finalDocument, invoiceClosing } from "#model/invoice/input.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { draftOf, takeFor } from "./draft.ts";
import { issue } from "./issue.ts";
import { readDraft, readInvoice, readInvoiceRow } from "./open-invoice.ts";
import { issuedFields, ownFields } from "./own-fields.ts";
import { checkRates } from "./rates.ts";
import { recount } from "./recount.ts";
import { changeStatus, settle } from "./status.ts";

/** How a draft becomes a document, and how that is settled (specification 4.3, §7). */
export const issuing = noun();

issuing.openapi(
  operation("invoices.issue", {
    access: { roles: "office", modules: "estimates", audit: "invoice" },
    summary: "Issue a draft: it takes its number",
    refuses: [409, 412],
    overruled: { payment_date: "errors.date_of_payment" },
    method: "post",
    path: "/invoices/{id}/final_document",
    request: { ...idParam, ...body(finalDocument) },
    responses: answers(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { status_id, payment_date, ...input } = c.req.valid("json");
    const actorId = actorOf(c).id;
    const data = write(c, invoice, (unit) => {
      const { database, audit } = unit;
      const before = readInvoice(c, id);
      matches(c, before);
      // Counted once more beside the other documents: what was a draft for long may have been overtaken. Otherwise it is
      // issued to the cent as it was seen.
      const draft = draftOf(database, before.estimate_id, {
        input,
        actorId,
        before: readDraft(database, id),
        isAsShown: true,
      });
      checkRates(database, draft);
      updateInvoice(database, id, draft.columns);
      takeFor(database, id, draft);
      issue(database, readDraft(database, id), actorId, addressOf(c));
      // Drafts of before an advance show from now on what they deduct of it, and not only once they are issued.
      if (draft.columns.billing === "percentage") recount(c, unit, listDraftsBeside(database, draft.columns));
      if (status_id !== invoiceStatus.issued)
        changeStatus(database, id, { status_id, payment_date, actorId });
      const after = readInvoice(c, id);
      const partOf = inProject(after.project.id);
      audit(id, { before: ownFields(before), after: issuedFields(database, after), partOf });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

issuing.openapi(
  operation("invoices.close", {
    access: { roles: "office", modules: "estimates", audit: "invoice" },
    summary: "Mark an invoice as paid",
    refuses: [409, 412],
    method: "post",
    path: "/invoices/{id}/close",
    request: { ...idParam, ...body(invoiceClosing) },
    responses: answers(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { payment_date } = c.req.valid("json");
    const data = write(c, invoice, ({ database, audit }) => {
      const before = readInvoice(c, id);
      matches(c, before);
      settle(database, readInvoiceRow(database, id), payment_date, actorOf(c).id);
      const after = readInvoice(c, id);
      audit(id, { before: ownFields(before), after: ownFields(after), partOf: inProject(after.project.id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);
