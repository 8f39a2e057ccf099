import { frontNoun } from "#backend/operations/call.ts";
import { notFound } from "#backend/operations/errors.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { mailWithFile } from "#model/mail/document-mail.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { pdfAnswer, pdfResponses, read } from "./pdf-answer.ts";

/** Mailed PDFs, as they were sent: also once their documents are changed or deleted. */
export const mailedFiles = frontNoun();

mailedFiles.openapi(
  operation("document_mails.file", {
    access: { roles: "office", modules: "estimates" },
    summary: "The document that a mail was sent with, as PDF",
    method: "get",
    path: "/document_mails/{id}/file",
    request: idParam,
    responses: pdfResponses,
  }),
  async (c) => {
    const { data } = await read(c, `/api/document_mails/${c.req.valid("param").id}`, one(mailWithFile));
    const file = await c.env.FILES.get(`${c.req.header(edgeHeaders.installation)}/${data.file_key}`);
    if (!file) throw notFound();
    return pdfAnswer({ content: file.body, isSaved: true, name: data.file_name.replace(/\.pdf$/, "") });
  },
);
