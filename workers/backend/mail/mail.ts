import type { Sender } from "../contract.ts";
import { linkHours } from "../contract.ts";
import type { Database } from "../db/database.ts";
import { type Mail, MailRefused, type QueuedMail } from "../db/outbox.ts";
import type { UserRow } from "../db/users.ts";
import type { Env } from "../env.ts";
import { wordsOf } from "../words/own-words.ts";
import { SenderRefused } from "./own-sender.ts";

/** The mail with the link that renews a password, in the person's language (specification 2.8). */
export const renewalMail = (database: Database, user: UserRow, token: string, sender: Sender): Mail =>
  linkMail(database, "renewal", user, sender, { token, count: linkHours.renewal });

/** The mail that greets a new person, with the link that sets the first password. */
export const invitationMail = (database: Database, user: UserRow, token: string, sender: Sender): Mail =>
  linkMail(database, "invitation", user, sender, { token, count: linkHours.founding });

/** The mail that tells of many wrong passwords (domain H27). */
export function failuresMail(database: Database, user: UserRow, count: number, sender: Sender): Mail {
  const t = wordsOf(database, user.language);
  const { title, origin } = sender;
  const values = { title, name: user.name, count, link: `${origin}/renew-password` };
  return {
    to: [user.email],
    subject: oneLine(t("mail.failures.subject", values)),
    text: t("mail.failures.text", values),
  };
}

function linkMail(
  database: Database,
  kind: "renewal" | "invitation",
  { language, name, email }: UserRow,
  { origin, title }: Sender,
  { token, count }: { token: string; count: number },
): Mail {
  const t = wordsOf(database, language);
  const values = { title, name, email, link: `${origin}/renew-password-form/${token}`, origin, count };
  return {
    to: [email],
    subject: oneLine(t(`mail.${kind}.subject`, values)),
    text: t(`mail.${kind}.text`, values),
  };
}

/** What stands in a header: an agency's title or own text must not begin another one. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/**
 * Sends a mail through Cloudflare's e-mail binding, with its files from the store, and calls `begin` right before; `from` the
 * product's address where no other is named. Throws a
 * MailRefused when the post says that it does not take it, and what went wrong otherwise: it may have been sent then. Answers
 * the number that the post tells of it by later.
 */
export async function sendMail(
  env: Env,
  mail: QueuedMail,
  { from, begin }: { from: string | null; begin: () => void },
): Promise<string> {
  const { to, cc, bcc, reply_to, sender_name, subject, text, attachments } = mail;
  const address = from ?? env.MAIL_FROM;
  const message: EmailMessageBuilder = {
    from: sender_name ? { email: address, name: sender_name } : address,
    to,
    subject,
    text,
  };
  if (cc.length > 0) message.cc = cc;
  if (bcc.length > 0) message.bcc = bcc;
  if (reply_to) message.replyTo = reply_to;
  if (attachments.length > 0)
    message.attachments = await Promise.all(attachments.map((file) => fileOf(env, file)));
  begin();
  const { messageId } = await env.MAIL.send(message).catch((error) => {
    throw asRefusal(error);
  });
  return messageId;
}

/** The post's codes for a sender's domain that is not set up with it. */
const unknownSenders = ["E_SENDER_NOT_VERIFIED", "E_SENDER_DOMAIN_NOT_AVAILABLE"];

/** The post says by a code what it refuses for; a fault of its own says nothing of the mail. */
function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!code.startsWith("E_") || code === "E_INTERNAL_SERVER_ERROR") return error;
  const Refusal = unknownSenders.includes(code) ? SenderRefused : MailRefused;
  return new Refusal(String(error), { cause: error });
}

async function fileOf(env: Env, { key, name }: QueuedMail["attachments"][number]) {
  const file = await env.FILES.get(key);
  if (!file) throw new Error(`The file ${key} of a mail is not there`);
  const type = file.httpMetadata?.contentType ?? "application/octet-stream";
  return { disposition: "attachment" as const, filename: name, type, content: await file.arrayBuffer() };
}
