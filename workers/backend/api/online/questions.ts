import { attempt } from "#backend/db/attempts.ts";
import { linkedProject, pathInside } from "#backend/db/online/linked-document.ts";
import { findQuestion, insertQuestion, showQuestion } from "#backend/db/online/questions.ts";
import { readFrozen } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { askedText, insideMails } from "#backend/mail/online-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem, tooMany } from "#backend/operations/errors.ts";
import { body, created, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { question, questionInput } from "#model/online/document.ts";
import { type FrozenDocument, numberOf } from "#model/online/frozen-document.ts";
import { checkClient, readByToken, readState, tokenParam } from "./open-document.ts";

/** What clients ask about documents, at their pages; they are answered inside (replies.ts). */
export const questions = noun();

/** Questions that one link takes. */
const limit = { hourly: 20, daily: 60 };

questions.openapi(
  operation("online_documents.ask", {
    access: { roles: "anyone", modules: "always", audit: "document_question" },
    summary: "Ask about a document, or about a line of it",
    refuses: [409, 429],
    method: "post",
    path: "/online_documents/{token}/questions",
    request: { ...tokenParam, ...body(questionInput) },
    responses: created(one(question)),
  }),
  (c) => {
    const { token } = c.req.valid("param");
    const { name, text, item_id = null } = c.req.valid("json");
    const opened = readByToken(c, token);
    const { link, snapshot } = opened;
    const frozen = readFrozen(snapshot);
    if (item_id !== null && !linesOf(frozen).includes(item_id)) throw invalid("item_id", "errors.choice");
    checkClient(c);
    const { state } = readState(c, opened);
    if (state === "revoked" || state === "replaced" || state === "voided")
      throw new Problem(409, `errors.document_${state}`);
    const wait = attempt(c.env.database, { [`question:${link.id}`]: limit });
    if (wait > 0) throw tooMany(wait);
    const data = write(c, question, ({ database, audit }) => {
      const { document, document_id } = link;
      const at = new Date().toISOString();
      const asked = { document, document_id, link_id: link.id, author_id: null, name, item_id, text, at };
      const after = found(findQuestion(database, insertQuestion(database, asked)));
      const number = numberOf(frozen);
      audit(after.id, {
        after: { name: number, by: name, text, item_id },
        partOf: linkedProject(database, link),
      });
      const values = {
        name,
        number,
        link: `${senderOf(c).origin}${pathInside(database, link)}#questions`,
        title: senderOf(c).title,
      };
      const told = insideMails(database, "question", opened, (language) => ({
        ...values,
        text: askedText(database, frozen, after, language),
      }));
      for (const mail of told) queueMail(database, mail);
      return showQuestion(after);
    });
    return c.json({ data }, 201);
  },
);

/** The lines that can be asked about, by their ids; those of what was issued have none. */
const linesOf = (frozen: FrozenDocument): number[] =>
  frozen.document === "estimate" ? itemsOf(frozen.estimate).map(({ id }) => id) : [];
