import { createHash } from "node:crypto";
import { z } from "zod";
import { logFault } from "#protocol/log.ts";
import type { Database } from "../db/database.ts";
import type { QueuedMail } from "../db/outbox.ts";
import type { Env } from "../env.ts";
import { sentFrom } from "./own-sender.ts";

/** What is asked of the bucket that receipts are kept in. */
export interface ReceiptStore {
  BACKUPS: {
    put(key: string, content: string, options: { customMetadata: Record<string, string> }): Promise<unknown>;
    head(key: string): Promise<{ customMetadata?: Record<string, string> } | null>;
  };
}

/** Which mail of which installation a number of the post's is. */
export interface MailReceipt {
  /** The id of the installation's object. */
  installation: string;
  /** The mail with a document (db/document-mails.ts). */
  mail: number;
}

const kept = z.object({ installation: z.string(), mail: z.coerce.number().int() });

/** The post tells later of a mail by its own number alone. A rule of the bucket takes receipts away (docs/operations.md). */
const keyOf = (messageId: string): string =>
  `messages/${createHash("sha256").update(messageId).digest("hex")}`;

interface Sending {
  env: Env;
  /** The installation's object. */
  ctx: Pick<DurableObjectState, "id" | "waitUntil">;
  database: Database;
}

/** Hands a mail to the post, by the address that it goes out from, and keeps by which number the post will tell of it. */
export async function handOver(
  { env, ctx, database }: Sending,
  queued: QueuedMail,
  send: Parameters<typeof sentFrom>[2],
): Promise<void> {
  const messageId = await sentFrom(database, queued, send);
  const { document_mail_id: mail } = queued;
  if (mail === null) return;
  // The mail has left: its document says so without waiting for this, and also where this fails.
  const kept = keepReceipt(env, messageId, { installation: ctx.id.toString(), mail });
  ctx.waitUntil(kept.catch((error) => logFault("mail receipts", error)));
}

/** Keeps whose mail it is that the post has given a number. */
export async function keepReceipt(env: ReceiptStore, messageId: string, { installation, mail }: MailReceipt) {
  const customMetadata = { installation, mail: String(mail) };
  await env.BACKUPS.put(keyOf(messageId), "", { customMetadata });
}

/** Whose mail a number of the post's is; null of any other. */
export async function findReceipt(env: ReceiptStore, messageId: string): Promise<MailReceipt | null> {
  const found = await env.BACKUPS.head(keyOf(messageId));
  return kept.safeParse(found?.customMetadata).data ?? null;
}
