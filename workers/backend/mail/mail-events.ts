import { z } from "zod";
import type { ReturnedMail } from "#model/mail/returned.ts";
import { logFault } from "#protocol/log.ts";
import { oneLine } from "./mail.ts";
import { findReceipt, type ReceiptStore } from "./receipts.ts";

/**
 * What the post says of a mail later. This is the shape of Cloudflare's events of e-mail that is sent (its documentation,
 * "Email Sending events"); the webhook of another sender is asked for the same.
 */
const mailEvent = z.object({
  type: z.string(),
  payload: z.object({
    messageId: z.string().min(1).max(500),
    recipient: z.string().max(320),
    bounce: z.object({ reason: z.string().default("") }).optional(),
    failure: z.object({ reason: z.string().default("") }).optional(),
    rejection: z.object({ reason: z.string().default(""), detail: z.string().default("") }).optional(),
  }),
  metadata: z.object({ eventTimestamp: z.iso.datetime() }),
});
type MailEvent = z.infer<typeof mailEvent>;

/** Events of one request at most; Cloudflare's queues bring no more at once. */
const most = 100;
const mailEvents = z.array(mailEvent).min(1).max(most);

/** The events that say that a mail went wrong, by the last part of their type. Of those that end well nothing is noted. */
const kinds: ReadonlyMap<string, ReturnedMail["kind"]> = new Map([
  ["bounced", "undelivered"],
  ["failed", "undelivered"],
  ["rejected", "undelivered"],
  ["complained", "complained"],
]);

/** Letters of a reason that are kept: a server may say anything. */
const longest = 300;

/** What an event says of a mail; null where it says that all is well, or that it is tried again. */
function returnedBy({ type, payload, metadata }: MailEvent): ReturnedMail | null {
  const kind = kinds.get(type.split(".").at(-1) ?? "");
  if (!kind) return null;
  const { recipient, bounce, failure, rejection } = payload;
  const said = bounce?.reason ?? failure?.reason ?? (rejection?.detail || rejection?.reason) ?? "";
  const reason = [...oneLine(said)].slice(0, longest).join("");
  return { to: recipient.toLowerCase(), kind, reason, at: new Date(metadata.eventTimestamp).toISOString() };
}

/** Where receipts are kept, and the installations that are told. */
interface Told extends ReceiptStore {
  INSTALLATIONS: {
    idFromString(id: string): unknown;
    get(id: unknown): { noteReturned(mail: number, returned: ReturnedMail): Promise<void> };
  };
}

/** What is needed of a message of a queue. */
type Brought = Pick<Message, "body" | "attempts" | "ack" | "retry">;

/** What becomes of an event: an installation is told, it says nothing that is noted, or nobody knows the mail. */
type Outcome = "told" | "nothing" | "unknown";

/** Tells an installation what became of its mail with a document. */
async function tell(env: Told, event: MailEvent): Promise<Outcome> {
  const returned = returnedBy(event);
  if (!returned) return "nothing";
  const receipt = await findReceipt(env, event.payload.messageId);
  if (!receipt) return "unknown";
  const { INSTALLATIONS } = env;
  const there = INSTALLATIONS.get(INSTALLATIONS.idFromString(receipt.installation));
  await there.noteReturned(receipt.mail, returned);
  return "told";
}

/** What another sender than Cloudflare's tells, through the operators' host. */
export async function takeFromWebhook(request: Request, env: Told): Promise<Response> {
  const read = mailEvents.safeParse(await request.json().catch(() => undefined));
  if (!read.success) return Response.json({ message: z.prettifyError(read.error) }, { status: 422 });
  const outcomes: Outcome[] = [];
  for (const event of read.data) outcomes.push(await tell(env, event));
  return Response.json({ data: { told: outcomes.filter((outcome) => outcome === "told").length } });
}

/** Times that an event of a mail that nobody knows is brought. */
const mostAttempts = 3;

/** What Cloudflare's queue brings. A message that is no such event is logged and not brought again. */
export async function takeFromQueue(
  { messages }: { messages: readonly Brought[] },
  env: Told,
): Promise<void> {
  for (const message of messages) {
    const read = mailEvent.safeParse(message.body);
    if (!read.success) {
      logFault("mail events", read.error);
      message.ack();
      continue;
    }
    try {
      const outcome = await tell(env, read.data);
      // It may be faster than the receipt of its mail. Most mails have none, as they bring no document.
      if (outcome === "unknown" && message.attempts < mostAttempts) message.retry();
      else message.ack();
    } catch (error) {
      logFault("mail events", error);
      message.retry();
    }
  }
}
