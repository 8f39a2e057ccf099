import { type DocumentMail, documentMailPage } from "#model/mail/document-mail.ts";

/** The mails in an answer of the API; throws for one that nobody can read. */
export const mailsIn = (answer: unknown): DocumentMail[] => documentMailPage.parse(answer).data;
