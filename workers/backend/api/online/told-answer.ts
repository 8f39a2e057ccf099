import type { Context } from "hono";
import { z } from "zod";
import type { AnswerRow } from "#backend/db/online/answers.ts";
import { type Opened, openLink } from "#backend/db/online/links.ts";
import { readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { insideMails, onlineMail, senderTo } from "#backend/mail/online-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import type { Call } from "#backend/operations/call.ts";
import { showMoney } from "#model/money/show-money.ts";
import { sellerOf } from "#model/online/frozen-document.ts";
import { addressOfLink } from "./open-document.ts";

/** Of the record of an acceptance: what it comes to. A refusal has none. */
const told = z.object({ net_cents: z.number().int().default(0) });

/** Tells by mail what a client answered: its sender and its project's manager, and of an acceptance who accepted, with where it can be read again. */
export function tellAnswer(c: Context<Call>, opened: Opened, answer: AnswerRow): void {
  const { link, snapshot } = opened;
  const { database } = c.env;
  const frozen = readFrozenEstimate(snapshot);
  const { estimate, title } = frozen;
  const { kind, name, role, reason, email } = answer;
  const person = [name, role].filter(Boolean).join(", ");
  const { net_cents } = told.parse(JSON.parse(answer.record || "{}"));
  const values = { title, person, reason, number: estimate.estimate_nr, project: estimate.project.name };
  const inside = `${senderOf(c).origin}/estimate/${link.document_id}`;
  const isOther = kind === "accepted" && !answer.is_taken_over;
  const mails = insideMails(database, isOther ? "was_accepted_before" : `was_${kind}`, opened, (read) => ({
    ...values,
    net: showMoney(net_cents, read),
    link: inside,
  }));
  for (const mail of mails) queueMail(database, mail);
  if (kind === "accepted") tellClient(c, opened, answer, [email]);
}

/** Tells who accepted by mail, in the name that the document was sent in, where it can be read again with what proves it. */
export function tellClient(
  c: Context<Call>,
  opened: Opened,
  { name, role, reason, record }: AnswerRow,
  to: readonly string[],
): void {
  const { database } = c.env;
  const frozen = readFrozenEstimate(opened.snapshot);
  const { estimate, language } = frozen;
  const { net_cents } = told.parse(JSON.parse(record || "{}"));
  const title = sellerOf(frozen);
  const proof = onlineMail(database, "accepted", {
    from: senderTo(database, opened, title),
    to: [...to],
    language,
    values: {
      title,
      person: [name, role].filter(Boolean).join(", "),
      reason,
      number: estimate.estimate_nr,
      project: estimate.project.name,
      net: showMoney(net_cents, language),
      link: addressOfLink(c, openLink(database, opened.link.id)),
    },
  });
  queueMail(database, proof);
}
