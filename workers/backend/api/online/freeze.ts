import type { Context } from "hono";
import { readCompany } from "#backend/db/company.ts";
import { readConfig } from "#backend/db/config.ts";
import type { Database } from "#backend/db/database.ts";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import type { FileRow } from "#backend/db/estimates/files.ts";
import { insertLink, openLink } from "#backend/db/online/links.ts";
import { readFrozen, type Snapshot } from "#backend/db/online/snapshots.ts";
import { termsInForce } from "#backend/db/terms.ts";
import type { MailedFile } from "#backend/files/mailed-file.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { addressOf } from "#backend/operations/address.ts";
import type { Call } from "#backend/operations/call.ts";
import { type Config, overridesFor } from "#model/branding/config.ts";
import { showDate, today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { lastValidDay } from "#model/estimate/validity.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { clientsView, type FrozenEstimate } from "#model/online/frozen.ts";
import { clientsInvoice, type FrozenInvoice } from "#model/online/frozen-invoice.ts";
import type { Language } from "#model/text/language.ts";
import { addressOfLink } from "./open-document.ts";

interface Sent {
  language: Language;
  /** Files that go along. */
  files: readonly FileRow[];
  einvoice?: MailedFile["einvoice"];
}

/** Days for which the link of an invoice opens it, from when it is sent or due: as long as one is asked for again. */
const invoiceDays = 365;

/** The last local date on which an estimate can be accepted; today where it has no date at all. */
const lastDay = (shown: Estimate): string => lastValidDay(shown) ?? today();

/** Whether an estimate still holds, so that a client can accept it. */
export const isValid = (shown: Estimate): boolean => lastDay(shown) >= today();

/** An estimate as a client is shown it, in the words and the brand of the address that it is sent from. */
export function freeze(c: Context<Call>, shown: Estimate, { language, files }: Sent): FrozenEstimate {
  const { database } = c.env;
  const config = readConfig(database, addressOf(c));
  const own = (code: Language) =>
    Object.fromEntries(
      Object.entries(overridesFor(config, code)).filter(([key]) => key.startsWith("documents.")),
    );
  return {
    format: 1,
    document: "estimate",
    language,
    valid_until: lastDay(shown),
    title: senderOf(c).title,
    brand: brandOf(config),
    words: { lv: own("lv"), en: own("en") },
    advance_percentage: readCompany(database).advance_percentage,
    terms: termsInForce(database),
    files: files.map(({ file, name, mime_type, size }) => ({ file, name, mime_type, size })),
    estimate: clientsView(shown),
  };
}

const brandOf = ({ colors, images: { logo_estimate, logo_main } }: Config): FrozenEstimate["brand"] => ({
  colors,
  logo: logo_estimate ?? logo_main,
  mark: logo_main,
});

/** What was issued, as a client is shown it: in the words that it was issued in, and the brand of the address that it is sent from. */
export function freezeInvoice(c: Context<Call>, shown: Invoice, { language, einvoice }: Sent): FrozenInvoice {
  const config = readConfig(c.env.database, addressOf(c));
  const [, last = ""] = [today(), shown.due_date ?? ""].toSorted();
  return {
    format: 1,
    document: "invoice",
    language,
    valid_until: addDays(last, invoiceDays),
    title: senderOf(c).title,
    brand: brandOf(config),
    words: shown.content.words,
    invoice: clientsInvoice(shown),
    einvoice: einvoice ? { name: einvoice.name, sha256: einvoice.sha256 } : null,
  };
}

interface Linked {
  mail_id: number;
  mailed: MailedDocument;
  client_id: number | null;
  snapshot: Snapshot;
}

/**
 * Opens a document to who gets a mail, as it is frozen. Answers where it is opened and the hashes of what is: the only time that
 * the address is known.
 */
export function sendLink(c: Context<Call>, database: Database, sent: Linked) {
  const { mail_id, mailed, client_id, snapshot } = sent;
  const { valid_until } = readFrozen(snapshot);
  const link = insertLink(database, { ...mailed, client_id, mail_id, snapshot_id: snapshot.id, valid_until });
  return {
    address: addressOfLink(c, openLink(database, link.id)),
    until: showDate(valid_until),
    hashes: { content_sha256: snapshot.sha256, pdf_sha256: snapshot.pdf_sha256 },
  };
}

/** A file that the front has made, as a snapshot keeps it. */
export const pdfOf = ({ key, name, sha256 }: Pick<MailedFile, "key" | "name" | "sha256">) => ({
  key: key.slice(key.indexOf("/") + 1),
  name,
  sha256,
});
