import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import { creditOf } from "#backend/db/invoices/read.ts";
import { type AnswerRow, showAnswer } from "#backend/db/online/answers.ts";
import { chosenAt } from "#backend/db/online/choices.ts";
import { isShown } from "#backend/db/online/link-state.ts";
import { linkedProject } from "#backend/db/online/linked-document.ts";
import type { LinkRow } from "#backend/db/online/links.ts";
import { listQuestionsAt, showQuestion } from "#backend/db/online/questions.ts";
import { isGivenAt, showSentFile, signedFilesOf } from "#backend/db/online/signed-files.ts";
import { readFrozen } from "#backend/db/online/snapshots.ts";
import { insertVisit, isNoted } from "#backend/db/online/visits.ts";
import { findUser } from "#backend/db/users.ts";
import { noun } from "#backend/operations/call.ts";
import { answers, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { type ClientAnswer, coveredAddress, onlineDocument } from "#model/online/document.ts";
import { numberOf } from "#model/online/frozen-document.ts";
import { readByToken, readState, tokenParam } from "./open-document.ts";
import { owedOf } from "./owed.ts";

/** Documents as clients read them by their links (docs/decisions/073-online-documents.md). */
export const onlineDocuments = noun();

onlineDocuments.openapi(
  operation("online_documents.read", {
    access: { roles: "anyone", modules: "always" },
    summary: "Read a document by the link that it was sent with",
    refuses: [429],
    method: "get",
    path: "/online_documents/{token}",
    request: tokenParam,
    responses: answers(one(onlineDocument)),
  }),
  (c) => {
    const { database } = c.env;
    const opened = readByToken(c, c.req.valid("param").token);
    const { link, mail, snapshot } = opened;
    const { answer, state } = readState(c, opened);
    const frozen = readFrozen(snapshot);
    const hasContent = isShown(state);
    const sender = findUser(database, mail.sender_id);
    const data = {
      document: link.document,
      state,
      number: numberOf(frozen),
      language: frozen.language,
      sent_at: mail.at,
      valid_until: link.valid_until,
      title: frozen.title,
      brand: frozen.brand,
      sender: { name: sender?.name ?? "", email: sender?.email ?? "" },
      recipients: mail.to.map(coveredAddress),
      content: hasContent ? frozen : null,
      owed: hasContent && frozen.document === "invoice" ? owedOf(database, frozen) : null,
      credited_by: state === "voided" ? creditNoteOf(database, link) : "",
      chosen:
        hasContent && frozen.document === "estimate"
          ? (answer?.chosen ?? chosenAt(database, link, snapshot))
          : [],
      content_sha256: hasContent ? snapshot.sha256 : "",
      pdf_name: hasContent ? snapshot.pdf_name : "",
      answer: answer ? coveredAnswer(answer) : null,
      has_proof: answer?.kind === "accepted" && isGivenAt(database, link.id, answer),
      questions: hasContent ? listQuestionsAt(database, link).map(showQuestion) : [],
      signed: hasContent ? signedFilesOf(database, link.id).map(showSentFile) : [],
    };
    return c.json({ data }, 200);
  },
);

/** The number of the credit note that takes an invoice back; "" where it asked for no money and has none. */
const creditNoteOf = (database: Database, { document_id }: LinkRow): string =>
  creditOf(database, document_id)?.invoice_nr ?? "";

/** What was answered, as every reader is told: addresses are covered here as well. */
function coveredAnswer(row: AnswerRow): ClientAnswer {
  const answer = showAnswer(row);
  return { ...answer, email: answer.email && coveredAddress(answer.email) };
}

const visit = z.object({ is_noted: z.boolean() });

onlineDocuments.openapi(
  // A reading of its own, so that a program that looks at the document has not opened it in the client's name.
  operation("online_documents.visit", {
    access: { roles: "anyone", modules: "always", audit: "link_visit" },
    summary: "Note that a client has opened a document",
    refuses: [429],
    method: "post",
    path: "/online_documents/{token}/visits",
    request: tokenParam,
    responses: answers(one(visit)),
  }),
  (c) => {
    const { link, snapshot } = readByToken(c, c.req.valid("param").token);
    if (isNoted(c.env.database, link.id, "opened")) return c.json({ data: { is_noted: false } }, 200);
    const data = write(c, visit, ({ database, audit }) => {
      const id = insertVisit(database, link.id, "opened");
      const name = numberOf(readFrozen(snapshot));
      audit(id, { after: { name, link_id: link.id }, partOf: linkedProject(database, link) });
      return { is_noted: true };
    });
    return c.json({ data }, 200);
  },
);
