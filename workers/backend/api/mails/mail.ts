import { findMailWithFile } from "#backend/db/document-mails.ts";
import { noun } from "#backend/operations/call.ts";
import { found } from "#backend/operations/errors.ts";
import { answers, idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { mailWithFile } from "#model/mail/document-mail.ts";

/** A mail by its own id: of an invoice or of an estimate. */
export const documentMails = noun();

documentMails.openapi(
  operation("document_mails.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a mail that a document was sent with",
    method: "get",
    path: "/document_mails/{id}",
    request: idParam,
    responses: answers(one(mailWithFile)),
  }),
  (c) => c.json({ data: found(findMailWithFile(c.env.database, c.req.valid("param").id)) }, 200),
);
