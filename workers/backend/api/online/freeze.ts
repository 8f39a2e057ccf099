import type { Context } from "hono";
import { readCompany } from "#backend/db/company.ts";
import { readConfig } from "#backend/db/config.ts";
import type { Database } from "#backend/db/database.ts";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import type { FileRow } from "#backend/db/estimates/files.ts";
import { insertLink, openLink } from "#backend/db/online/links.ts";
import { insertSnapshot } from "#backend/db/online/snapshots.ts";
import { currentTerms } from "#backend/db/terms.ts";
import type { MailedFile } from "#backend/files/mailed-file.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { addressOf } from "#backend/operations/address.ts";
import type { Call } from "#backend/operations/call.ts";
import { invalid } from "#backend/operations/errors.ts";
import { overridesFor } from "#model/branding/config.ts";
import { showDate, today } from "#model/date/dates.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { lastValidDay } from "#model/estimate/validity.ts";
import { clientsView, type FrozenEstimate, type FrozenTerms } from "#model/online/frozen.ts";
import type { Language } from "#model/text/language.ts";
import { addressOfLink } from "./open-document.ts";

interface Sent {
  language: Language;
  /** Files that go along. */
  files: readonly FileRow[];
}

/** The last local date on which an estimate can be accepted; today where it has no date at all. */
const lastDay = (shown: Estimate): string => lastValidDay(shown) ?? today();

/** Whether an estimate still holds, so that a client can accept it. */
export const isValid = (shown: Estimate): boolean => lastDay(shown) >= today();

/** An estimate as a client is sent it by a link. Throws a Problem (422) for one that holds no longer. */
export function freezeValid(c: Context<Call>, shown: Estimate, sent: Sent): FrozenEstimate {
  if (!isValid(shown)) throw invalid("with_link", "errors.validity_over");
  return freeze(c, shown, sent);
}

/** An estimate as a client is shown it, in the words and the brand of the address that it is sent from. */
export function freeze(c: Context<Call>, shown: Estimate, { language, files }: Sent): FrozenEstimate {
  const { database } = c.env;
  const valid_until = lastDay(shown);
  const config = readConfig(database, addressOf(c));
  const own = (code: Language) =>
    Object.fromEntries(
      Object.entries(overridesFor(config, code)).filter(([key]) => key.startsWith("documents.")),
    );
  const { logo_estimate, logo_main } = config.images;
  return {
    format: 1,
    document: "estimate",
    language,
    valid_until,
    title: senderOf(c).title,
    brand: { colors: config.colors, logo: logo_estimate ?? logo_main, mark: logo_main },
    words: { lv: own("lv"), en: own("en") },
    advance_percentage: readCompany(database).advance_percentage,
    terms: termsOf(database),
    files: files.map(({ file, name, mime_type, size }) => ({ file, name, mime_type, size })),
    estimate: clientsView(shown),
  };
}

/** The terms in force; null where there is nothing to agree to. */
function termsOf(database: Database): FrozenTerms | null {
  const terms = currentTerms(database);
  if (!terms || (terms.text_lv === "" && terms.text_en === "")) return null;
  const { version, text_lv, text_en } = terms;
  return { version, text_lv, text_en };
}

interface Linked {
  mail_id: number;
  mailed: MailedDocument;
  client_id: number | null;
  shown: FrozenEstimate;
  revision: number;
  file: MailedFile;
}

/**
 * Opens a document to who gets a mail, as it is frozen. Answers where it is opened and the hashes of what is: the only time that
 * the address is known.
 */
export function sendLink(c: Context<Call>, database: Database, sent: Linked) {
  const { mail_id, mailed, client_id, shown, revision, file } = sent;
  const snapshot = insertSnapshot(database, { shown, revision, pdf: pdfOf(file) });
  const { valid_until } = shown;
  const link = insertLink(database, { ...mailed, client_id, mail_id, snapshot_id: snapshot.id, valid_until });
  return {
    address: addressOfLink(c, openLink(database, link.id)),
    until: showDate(valid_until),
    hashes: { content_sha256: snapshot.sha256, pdf_sha256: snapshot.pdf_sha256 },
  };
}

/** The PDF that the front has made, as a snapshot keeps it. */
export const pdfOf = ({ key, name, sha256 }: MailedFile) => ({
  key: key.slice(key.indexOf("/") + 1),
  name,
  sha256,
});
