import type { Context } from "hono";
import { z } from "zod";
import type { AnswerRow } from "#backend/db/online/answers.ts";
import { type Opened, openLink } from "#backend/db/online/links.ts";
import { readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { insideMail, onlineMail, senderTo } from "#backend/mail/online-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import type { Call } from "#backend/operations/call.ts";
import { showMoney } from "#model/money/show-money.ts";
import { addressOfLink } from "./open-document.ts";

/** Of the record of an acceptance: what it comes to. A refusal has none. */
const told = z.object({ net_cents: z.number().int().default(0) });

/** Tells by mail what a client answered: its sender, and of an acceptance who accepted, with where it can be read again. */
export function tellAnswer(c: Context<Call>, opened: Opened, answer: AnswerRow): void {
  const { link, snapshot } = opened;
  const { database } = c.env;
  const { estimate, language, title } = readFrozenEstimate(snapshot);
  const { kind, name, role, reason, email } = answer;
  const person = [name, role].filter(Boolean).join(", ");
  const { net_cents } = told.parse(JSON.parse(answer.record || "{}"));
  const values = { title, person, reason, number: estimate.estimate_nr, project: estimate.project.name };
  const inside = `${senderOf(c).origin}/estimate/${link.document_id}`;
  const mail = insideMail(database, `was_${kind}`, opened, (read) => ({
    ...values,
    net: showMoney(net_cents, read),
    link: inside,
  }));
  if (mail) queueMail(database, mail);
  if (kind === "declined") return;
  const address = addressOfLink(c, openLink(database, link.id));
  const proof = onlineMail(database, "accepted", {
    from: senderTo(database, opened, title),
    to: [email],
    language,
    values: { ...values, net: showMoney(net_cents, language), link: address },
  });
  queueMail(database, proof);
}
