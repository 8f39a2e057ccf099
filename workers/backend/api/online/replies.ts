import type { Context } from "hono";
import { readInvoiceRow } from "#backend/api/invoices/open-invoice.ts";
import type { Database } from "#backend/db/database.ts";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import { isShown } from "#backend/db/online/link-state.ts";
import { linkedProject } from "#backend/db/online/linked-document.ts";
import {
  findLink,
  findMailOf,
  findSnapshotOf,
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
  listQuestionsAt,
  showQuestion,
} from "#backend/db/online/questions.ts";
import { showLink } from "#backend/db/online/shown-links.ts";
import { readFrozen } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { findUser } from "#backend/db/users.ts";
import { askedText, onlineMail } from "#backend/mail/online-mail.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { wordsOf } from "#backend/words/own-words.ts";
import { one } from "#model/answer/answer.ts";
import { askedLast } from "#model/online/asked-last.ts";
import { question, questionList } from "#model/online/document.ts";
import { type FrozenDocument, sellerOf } from "#model/online/frozen-document.ts";
import { replyInput } from "#model/online/reply.ts";
import { readEstimateRow } from "../estimates/open-estimate.ts";
import { addressOfLink } from "./open-document.ts";

/** What a kind of documents says of itself, so that clients who ask about one are answered. */
interface AskedAbout {
  document: MailedDocument["document"];
  /** The noun of its operations. */
  noun: "document_questions" | "invoice_questions";
  /** What it is called in summaries, with its article. */
  called: string;
  /** The number of one; a Problem (404) where there is none. */
  numberOf: (database: Database, id: number) => string;
}

/** The conversation about a document, as it is looked after inside. */
function repliesTo(kind: AskedAbout) {
  const { document, called } = kind;
  const replies = noun();
  const path = `/${document}s/{id}/questions`;

  replies.openapi(
    operation(`${kind.noun}.list`, {
      access: { roles: "office", modules: "estimates" },
      summary: `List what a client asked about ${called}`,
      method: "get",
      path,
      request: idParam,
      responses: answers(questionList),
    }),
    (c) => {
      const { id } = c.req.valid("param");
      kind.numberOf(c.env.database, id);
      const rows = listQuestions(c.env.database, { document, document_id: id });
      return c.json({ data: rows.map(showQuestion) }, 200);
    },
  );

  replies.openapi(
    operation(`${kind.noun}.create`, {
      access: { roles: "office", modules: "estimates", audit: "document_question" },
      summary: `Answer a client who asked about ${called}`,
      refuses: [409],
      method: "post",
      path,
      request: { ...idParam, ...body(replyInput) },
      responses: created(one(question)),
    }),
    (c) => {
      const { id } = c.req.valid("param");
      const { text } = c.req.valid("json");
      const data = write(c, question, ({ database, audit }) => {
        const number = kind.numberOf(database, id);
        const of = { document, document_id: id };
        const link = linkToAnswer(database, of);
        if (!link) throw new Problem(409, "errors.nobody_to_answer");
        const author = found(findUser(database, actorOf(c).id));
        const at = new Date().toISOString();
        const written = { ...of, link_id: link.id, author_id: author.id, name: author.name, item_id: null };
        const after = found(findQuestion(database, insertQuestion(database, { ...written, text, at })));
        audit(after.id, {
          after: { name: number, by: author.name, text },
          partOf: linkedProject(database, of),
        });
        mailReply(c, database, { link, author, number, text });
        return showQuestion(after);
      });
      return c.json({ data }, 201);
    },
  );

  return replies;
}

interface Reply {
  link: LinkRow;
  author: { name: string; email: string };
  number: string;
  text: string;
}

/** Sends a reply to those who were sent the document; with its link, where that shows anything. */
function mailReply(c: Context<Call>, database: Database, { link, author, number, text }: Reply): void {
  const { to } = findMailOf(database, link);
  const frozen = readFrozen(findSnapshotOf(database, link));
  const title = sellerOf(frozen);
  // A link that shows nothing is not sent once more.
  const hasContent = isShown(showLink(database, link).state);
  const address = hasContent ? addressOfLink(c, openLink(database, link.id)) : "";
  const { language } = frozen;
  const answered = withAsked(database, { link, frozen, text });
  const values = { name: author.name, number, text: answered, link: address, title };
  const kind = hasContent ? "reply" : "reply_alone";
  const from = { title, reply_to: author.email };
  queueMail(database, onlineMail(database, kind, { from, to, language, values }));
}

interface Answered {
  link: LinkRow;
  frozen: FrozenDocument;
  text: string;
}

/** A reply with what it answers below it, each line as mails quote: readers see it without the conversation. */
function withAsked(database: Database, { link, frozen, text }: Answered): string {
  const asked = askedLast(listQuestionsAt(database, link).map(showQuestion));
  if (asked.length === 0) return text;
  const { language } = frozen;
  const lines = asked.flatMap((one) => askedText(database, frozen, one, language).split("\n"));
  return wordsOf(database, language)("mail.quoted", {
    text,
    who: [...new Set(asked.map(({ name }) => name))].join(", "),
    asked: lines.map((line) => `> ${line}`).join("\n"),
  });
}

/** The newest link of the client who asked last, not that of another client since; the newest of all where nobody asked. */
function linkToAnswer(database: Database, mailed: MailedDocument): LinkRow | undefined {
  const askedAt = lastAskedAt(database, mailed);
  const asked = askedAt === undefined ? undefined : findLink(database, askedAt);
  if (!asked) return newestLinkOf(database, mailed);
  const newest = linksToSameClient(database, asked).limit(1).get();
  return newest && findLink(database, newest.id);
}

/** Clients who ask about estimates are answered. */
export const estimateReplies = repliesTo({
  document: "estimate",
  noun: "document_questions",
  called: "an estimate",
  numberOf: (database, id) => readEstimateRow(database, id).estimate_nr,
});

/** Clients who ask about invoices, waybills and credit notes are answered. */
export const invoiceReplies = repliesTo({
  document: "invoice",
  noun: "invoice_questions",
  called: "an invoice",
  numberOf: (database, id) => readInvoiceRow(database, id).invoice_nr ?? "",
});
