import { and, desc, eq, ne } from "drizzle-orm";
import type { Acceptance } from "#model/online/by-hand.ts";
import type { Database } from "../database.ts";
import type { MailedDocument } from "../document-mails.ts";
import { findUser } from "../users.ts";
import { type AnswerRow, clientAnswers, listAnswers, showAnswer } from "./answers.ts";
import { findSignedFile, showSignedFile } from "./signed-files.ts";

/** An acceptance with what only the agency is told of it. */
export function showAcceptance(database: Database, answer: AnswerRow): Acceptance {
  const { id, author_id, signed_file_id, reason } = answer;
  const file = signed_file_id === null ? undefined : findSignedFile(database, signed_file_id);
  return {
    ...showAnswer(answer),
    id,
    reason,
    noted_by: author_id === null ? null : (findUser(database, author_id)?.name ?? ""),
    file: file ? showSignedFile(file) : null,
  };
}

/** How a document was accepted, the first time first. */
export const listAcceptances = (database: Database, mailed: MailedDocument): Acceptance[] =>
  listAnswers(database, mailed)
    .filter(({ kind }) => kind === "accepted")
    .map((answer) => showAcceptance(database, answer));

/** The order number of the newest acceptance of an estimate that has one; "" where none has. */
export const orderNumberOf = (database: Database, estimateId: number): string =>
  database
    .select({ order_number: clientAnswers.order_number })
    .from(clientAnswers)
    .where(
      and(
        eq(clientAnswers.document, "estimate"),
        eq(clientAnswers.document_id, estimateId),
        eq(clientAnswers.kind, "accepted"),
        ne(clientAnswers.order_number, ""),
      ),
    )
    .orderBy(desc(clientAnswers.id))
    .limit(1)
    .get()?.order_number ?? "";
