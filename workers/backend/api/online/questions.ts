import { attempt } from "#backend/db/attempts.ts";
import type { Database } from "#backend/db/database.ts";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import {
  findLink,
  findMailOf,
  findSnapshotOf,
  isShown,
  type LinkRow,
  linksToSameClient,
  newestLinkOf,
  openLink,
} from "#backend/db/online/links.ts";
import {
  findQuestion,
  insertQuestion,
  lastAskedAt,
  listQuestions,
  showQuestion,
} from "#backend/db/online/questions.ts";
import { showLink } from "#backend/db/online/shown-links.ts";
import { readFrozen } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { findUser } from "#backend/db/users.ts";
import { insideMail, onlineMail } from "#backend/mail/online-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem, tooMany } from "#backend/operations/errors.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { question, questionInput, questionList } from "#model/online/document.ts";
import { replyInput } from "#model/online/reply.ts";
import { readEstimateRow } from "../estimates/open-estimate.ts";
import { addressOfLink, checkClient, readByToken, readState, tokenParam } from "./open-document.ts";

/** The conversation about a document: clients ask at its page, and are answered inside. */
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
    const { estimate } = readFrozen(snapshot);
    if (item_id !== null && !itemsOf(estimate).some(({ id }) => id === item_id))
      throw invalid("item_id", "errors.choice");
    checkClient(c);
    const { state } = readState(c, opened);
    if (state === "revoked" || state === "replaced") throw new Problem(409, `errors.document_${state}`);
    const wait = attempt(c.env.database, { [`question:${link.id}`]: limit });
    if (wait > 0) throw tooMany(wait);
    const data = write(c, question, ({ database, audit }) => {
      const { document, document_id } = link;
      const at = new Date().toISOString();
      const asked = { document, document_id, link_id: link.id, author_id: null, name, item_id, text, at };
      const after = found(findQuestion(database, insertQuestion(database, asked)));
      const number = estimate.estimate_nr;
      audit(after.id, {
        after: { name: number, by: name, text, item_id },
        partOf: projectOf(database, document_id),
      });
      const values = {
        name,
        number,
        text,
        link: `${senderOf(c).origin}/estimate/${document_id}#questions`,
        title: senderOf(c).title,
      };
      const told = insideMail(database, "question", opened, () => values);
      if (told) queueMail(database, told);
      return showQuestion(after);
    });
    return c.json({ data }, 201);
  },
);

questions.openapi(
  operation("document_questions.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List what a client asked about an estimate",
    method: "get",
    path: "/estimates/{id}/questions",
    request: idParam,
    responses: answers(questionList),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    readEstimateRow(c.env.database, id);
    const rows = listQuestions(c.env.database, { document: "estimate", document_id: id });
    return c.json({ data: rows.map(showQuestion) }, 200);
  },
);

questions.openapi(
  operation("document_questions.create", {
    access: { roles: "office", modules: "estimates", audit: "document_question" },
    summary: "Answer a client who asked about an estimate",
    refuses: [409],
    method: "post",
    path: "/estimates/{id}/questions",
    request: { ...idParam, ...body(replyInput) },
    responses: created(one(question)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { text } = c.req.valid("json");
    const data = write(c, question, ({ database, audit }) => {
      const { estimate_nr: number } = readEstimateRow(database, id);
      const of = { document: "estimate" as const, document_id: id };
      const link = linkToAnswer(database, of);
      if (!link) throw new Problem(409, "errors.nobody_to_answer");
      const author = found(findUser(database, actorOf(c).id));
      const at = new Date().toISOString();
      const written = { ...of, link_id: link.id, author_id: author.id, name: author.name, item_id: null };
      const after = found(findQuestion(database, insertQuestion(database, { ...written, text, at })));
      audit(after.id, { after: { name: number, by: author.name, text }, partOf: projectOf(database, id) });
      const { to } = findMailOf(database, link);
      const { language } = readFrozen(findSnapshotOf(database, link));
      // A link that shows nothing is not sent once more.
      const hasContent = isShown(showLink(database, link).state);
      const address = hasContent ? addressOfLink(c, openLink(database, link.id)) : "";
      const values = { name: author.name, number, text, link: address, title: senderOf(c).title };
      const kind = hasContent ? "reply" : "reply_alone";
      const from = { title: senderOf(c).title, reply_to: author.email };
      queueMail(database, onlineMail(database, kind, { from, to, language, values }));
      return showQuestion(after);
    });
    return c.json({ data }, 201);
  },
);

/** The newest link of the client who asked last, not that of another client since; the newest of all where nobody asked. */
function linkToAnswer(database: Database, mailed: MailedDocument): LinkRow | undefined {
  const askedAt = lastAskedAt(database, mailed);
  const asked = askedAt === undefined ? undefined : findLink(database, askedAt);
  if (!asked) return newestLinkOf(database, mailed);
  const newest = linksToSameClient(database, asked).limit(1).get();
  return newest && findLink(database, newest.id);
}
