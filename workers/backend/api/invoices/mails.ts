import type { Database } from "#backend/db/database.ts";
import {
  countRecipientsSince,
  findDocumentMail,
  insertDocumentMail,
  listInvoiceMails,
} from "#backend/db/document-mails.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { inProject } from "#backend/db/projects.ts";
import { findUser } from "#backend/db/users.ts";
import { type MailedFile, mailedFileOf } from "#backend/files/mailed-file.ts";
import { draftInvoiceMail } from "#backend/mail/document-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { noun } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import { matches } from "#backend/operations/etag.ts";
import {
  actorOf,
  answers,
  body,
  created,
  idParam,
  listQuery,
  operation,
} from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { documentMail, documentMailPage, mailDraft, mailDraftQuery } from "#model/mail/document-mail.ts";
import { type DocumentMailInput, documentMailInput } from "./mail-input.ts";
import { checkIssued, readInvoice, readInvoiceRow } from "./open-invoice.ts";

/** How invoices, waybills and credit notes leave the building: mails to clients (docs/decisions/070). */
export const invoiceMails = noun();

invoiceMails.openapi(
  operation("invoice_mails.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the mails that an invoice was sent with",
    method: "get",
    path: "/invoices/{id}/mails",
    request: { ...idParam, query: listQuery.omit({ q: true }) },
    responses: answers(documentMailPage),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    readInvoiceRow(c.env.database, id);
    return c.json(listInvoiceMails(c.env.database, { ...c.req.valid("query"), invoice: id }), 200);
  },
);

invoiceMails.openapi(
  operation("invoice_mails.draft", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read what a mail with an invoice would begin with",
    method: "get",
    path: "/invoices/{id}/mail_draft",
    request: { ...idParam, query: mailDraftQuery },
    responses: answers(one(mailDraft)),
  }),
  (c) => {
    const { database } = c.env;
    const shown = readInvoice(c, c.req.valid("param").id);
    const user = found(findUser(database, actorOf(c).id));
    const writer = { user, title: senderOf(c).title };
    const data = draftInvoiceMail(database, shown, writer, c.req.valid("query").lang);
    return c.json({ data }, 200);
  },
);

invoiceMails.openapi(
  operation("invoice_mails.create", {
    access: { roles: "office", modules: "estimates", audit: "document_mail" },
    summary: "Mail an invoice to the client, as PDF",
    refuses: [409, 412, 429],
    method: "post",
    path: "/invoices/{id}/mails",
    request: { ...idParam, ...body(documentMailInput) },
    responses: created(one(documentMail)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, documentMail, ({ database, audit }) => {
      const before = readInvoice(c, id);
      matches(c, before);
      checkIssued(readInvoiceRow(database, id));
      checkRecipients(database, input);
      const sender = found(findUser(database, actorOf(c).id));
      const file = mailedFileOf(c);
      if (!file) throw new Problem(503, "errors.document_not_attached");
      const title = before.content.seller.name || senderOf(c).title;
      const after = found(findDocumentMail(database, queue(database, { id, input, file, title, sender })));
      const { invoice_nr, project } = before;
      audit(after.id, { after: { name: invoice_nr, ...after }, partOf: inProject(project.id) });
      return after;
    });
    return c.json({ data }, 201);
  },
);

interface Written {
  id: number;
  input: DocumentMailInput;
  file: MailedFile;
  /** In whose name. */
  title: string;
  sender: { id: number; email: string };
}

/** Queues the mail and keeps it with its document; answers the id that it is kept under. Replies go to the sender. */
function queue(database: Database, { id, input, file, title, sender }: Written): number {
  const { to, cc, subject, text } = input;
  const isCopied = input.copy && ![...to, ...cc].includes(sender.email);
  const bcc = isCopied ? [sender.email] : [];
  const document_mail_id = insertDocumentMail(database, {
    document: "invoice",
    document_id: id,
    sender_id: sender.id,
    to,
    cc,
    subject,
    text,
    copy_to: bcc[0] ?? "",
    file_key: file.key.slice(file.key.indexOf("/") + 1),
    file_name: file.name,
  });
  queueMail(database, {
    to,
    cc,
    bcc,
    subject,
    text,
    document_mail_id,
    sender_name: title,
    reply_to: sender.email,
    attachment: file,
  });
  return document_mail_id;
}

/** Addresses that an installation mails in a day: somebody who got in must not reach the world with it. */
const mostInDay = 1_000;

function checkRecipients(database: Database, { to, cc }: DocumentMailInput): void {
  const since = new Date(Date.now() - 24 * 3_600_000).toISOString();
  if (countRecipientsSince(database, since) + to.length + cc.length > mostInDay)
    throw new Problem(429, "errors.too_many_mails", { headers: { "Retry-After": "3600" } });
}
