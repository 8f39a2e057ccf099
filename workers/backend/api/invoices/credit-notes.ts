import { inProject } from "#backend/db/projects.ts";
import { noun } from "#backend/operations/call.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { creditable, creditNoteInput } from "#model/invoice/credit.ts";
import { invoice } from "#model/invoice/invoice.ts";
import { creditParts, readLeft } from "./credit-note.ts";
import { readInvoice, readInvoiceRow } from "./open-invoice.ts";
import { issuedFields, ownFields } from "./own-fields.ts";

/** Credit notes of parts of a document: returned goods, a price that was lowered. All of it is taken back by voiding (domain H1). */
export const creditNotes = noun();

creditNotes.openapi(
  operation("credit_notes.choices", {
    access: { roles: "bookkeepers", modules: "estimates" },
    summary: "What of a document can still be credited",
    refuses: [409],
    method: "get",
    path: "/invoices/{id}/credit_notes/create",
    request: idParam,
    responses: answers(one(creditable)),
  }),
  (c) => {
    const { database } = c.env;
    const { left } = readLeft(database, readInvoiceRow(database, c.req.valid("param").id));
    return c.json({ data: left }, 200);
  },
);

creditNotes.openapi(
  operation("credit_notes.create", {
    access: { roles: "bookkeepers", modules: "estimates", audit: "invoice" },
    summary: "Credit parts of an issued document",
    refuses: [409, 412],
    method: "post",
    path: "/invoices/{id}/credit_notes",
    request: { ...idParam, ...body(creditNoteInput) },
    responses: created(one(invoice)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { lines, description } = c.req.valid("json");
    const data = write(c, invoice, ({ database, audit }) => {
      const before = readInvoice(c, id);
      matches(c, before);
      const wishes = lines.map(({ line, quantity, amount }) => ({ line, quantity, net_cents: amount }));
      const wanted = { wishes, description, actorId: actorOf(c).id };
      const note = creditParts(database, readInvoiceRow(database, id), wanted);
      const made = readInvoice(c, note);
      const partOf = inProject(made.project.id);
      audit(id, { before: ownFields(before), after: ownFields(readInvoice(c, id)), partOf });
      audit(note, { after: issuedFields(database, made), partOf });
      return made;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);
