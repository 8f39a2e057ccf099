import { attempt } from "#backend/db/attempts.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import { findSignedFile, insertSignedFile, showSentFile } from "#backend/db/online/signed-files.ts";
import { readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { insideMails } from "#backend/mail/online-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, tooMany } from "#backend/operations/errors.ts";
import { body, created, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { sentFile, signedFileInput } from "#model/online/document.ts";
import { checkOpen, readByToken, tokenParam } from "./open-document.ts";
import { fileOfForm } from "./signed-file.ts";

/** Documents that clients sign elsewhere and send. None is an acceptance: by a link anybody could send anything. */
export const clientsFiles = noun();

/** Files that one link takes. */
const limit = { hourly: 5, daily: 10 };

clientsFiles.openapi(
  operation("online_documents.sign", {
    access: { roles: "anyone", modules: "always", audit: "signed_file" },
    summary: "Send a document that was signed elsewhere, for the agency to look at",
    refuses: [409, 413, 429],
    method: "post",
    path: "/online_documents/{token}/signed_files",
    request: { ...tokenParam, ...body(signedFileInput) },
    responses: created(one(sentFile)),
  }),
  (c) => {
    const opened = readByToken(c, c.req.valid("param").token);
    const { link, snapshot } = opened;
    const { name, role } = c.req.valid("json");
    checkOpen(c, opened);
    const file = fileOfForm(c);
    if (!file) throw invalid("file", "errors.required");
    const wait = attempt(c.env.database, { [`signed:${link.id}`]: limit });
    if (wait > 0) throw tooMany(wait);
    const data = write(c, sentFile, ({ database, audit }) => {
      const { document, document_id } = link;
      const at = new Date().toISOString();
      const row = { document, document_id, link_id: link.id, author_id: null, name, role, at, ...file };
      const after = found(findSignedFile(database, insertSignedFile(database, row)));
      const { estimate_nr: number } = readFrozenEstimate(snapshot).estimate;
      const { file_name, size, sha256 } = file;
      audit(after.id, {
        after: { name: number, by: name, role, file_name, size, sha256 },
        partOf: projectOf(database, document_id),
      });
      const { origin, title } = senderOf(c);
      const link_inside = `${origin}/estimate/${document_id}`;
      const values = { name, number, file: file_name, link: link_inside, title };
      for (const told of insideMails(database, "signed_file", opened, () => values))
        queueMail(database, told);
      return showSentFile(after);
    });
    return c.json({ data }, 201);
  },
);
