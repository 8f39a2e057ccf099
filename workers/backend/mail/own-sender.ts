import { type MailSender, mailSender } from "#model/mail/mail-sender.ts";
import { domainOf, neededRecords, stateOfRecord } from "#model/mail/sender-domain.ts";
import type { Database } from "../db/database.ts";
import { readMailSender, saveMailSender } from "../db/mail-sender.ts";
import { MailRefused, type QueuedMail } from "../db/outbox.ts";

/** The post does not take mails from this domain: it is not set up there. */
export class SenderRefused extends MailRefused {}

/** The address that mails to clients are sent from, with what its domain needs and has. */
export function showMailSender(database: Database, product_address: string): MailSender {
  const { address, proof, found, checked_at, refused_at, version } = readMailSender(database);
  const records = address === "" ? [] : neededRecords(domainOf(address), proof);
  const shown = records.map((record) => {
    const { [record.kind]: there } = found;
    const state = there === undefined ? null : stateOfRecord(record, there);
    return { ...record, state, found: there ?? [] };
  });
  const isReady = address !== "" && shown.every(({ state }) => state === "good");
  return mailSender.parse({
    address,
    product_address,
    is_used: isReady && refused_at === null,
    records: shown,
    checked_at,
    refused_at,
    version,
  });
}

/**
 * Sends a mail that is in the agency's name from the agency's own address, where its domain is set up, and else from the
 * product's (null). A post that does not know the domain has not taken the mail: it goes from the product's then, and the
 * settings say so.
 */
export async function sentFrom(
  database: Database,
  { sender_name }: QueuedMail,
  send: (from: string | null) => Promise<string>,
): Promise<string> {
  const { is_used, address } = showMailSender(database, "");
  if (!sender_name || !is_used) return send(null);
  try {
    return await send(address);
  } catch (error) {
    if (!(error instanceof SenderRefused)) throw error;
    saveMailSender(database, { refused_at: new Date().toISOString() });
    return send(null);
  }
}
