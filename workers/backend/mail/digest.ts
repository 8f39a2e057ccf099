import { showDate } from "#model/date/dates.ts";
import type { InboxItem } from "#model/inbox/inbox.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { showMoney, showQuantity } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import type { Sender } from "../contract.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../db/outbox.ts";
import type { UserRow } from "../db/users.ts";
import { wordsOf } from "../words/own-words.ts";
import { oneLine } from "./mail.ts";

/** Items that are told at most; the inbox has the others. */
const most = 30;

/** The mail that tells what is not read, in the person's language. */
export function digestMail(
  database: Database,
  { name, email, language }: UserRow,
  items: readonly InboxItem[],
  { title, origin }: Sender,
): Mail {
  const t = wordsOf(database, language);
  const told = items.slice(0, most).map((item) => `– ${oneLine(lineOf(item, t, language))}`);
  const others = items.length - told.length;
  const lines = others > 0 ? [...told, t("mail.digest.others", { count: others })] : told;
  const values = { title, name, count: items.length, items: lines.join("\n"), link: `${origin}/inbox` };
  return {
    to: [email],
    subject: oneLine(t("mail.digest.subject", values)),
    text: t("mail.digest.text", values),
  };
}

function lineOf(item: InboxItem, t: ReturnType<typeof wordsOf>, language: Language): string {
  switch (item.kind) {
    case "approval":
      return t("mail.digest.approval", {
        name: `${item.estimate.number} ${item.estimate.name}`,
        project: item.project.name,
      });
    case "answer":
      return t(`mail.digest.${item.answer}`, {
        name: `${item.estimate.number} ${item.estimate.name}`,
        by: item.by,
        project: item.project.name,
      });
    case "question":
      return t("mail.digest.question", {
        name: item.invoice?.number ?? `${item.estimate.number} ${item.estimate.name}`,
        by: item.by,
        project: item.project.name,
      });
    case "signed_file":
      return t("mail.digest.signed_file", {
        name: `${item.estimate.number} ${item.estimate.name}`,
        by: item.by,
        project: item.project.name,
      });
    case "mail":
      return t(`mail.digest.${item.state}_mail`, {
        number: item.document.number,
        to: item.to.join(", "),
        project: item.project?.name ?? t("clients.statement"),
      });
    case "unreached":
      return t(`mail.digest.unreminded.${item.why}`, {
        number: item.invoice.number,
        client: item.client.name,
        project: item.project.name,
      });
    case "recurring":
      return t("mail.digest.recurring", {
        name: item.plan.name,
        date: showDate(item.due_on),
        why: item.reason[language],
        project: item.project.name,
      });
    case "overdue":
      return t("mail.digest.overdue", {
        number: item.invoice.number,
        sum: showMoney(item.invoice.open_cents, language),
        date: showDate(item.invoice.due_date),
        client: item.client,
      });
    case "week": {
      const [planned, all] = [item.planned_hours, item.capacity_hours].map((hours) =>
        showQuantity(sendDecimal(hours), language),
      );
      return t("mail.digest.week", { from: showDate(item.from), to: showDate(item.to), planned, all });
    }
    case "changes":
      return t("mail.digest.changes", { project: item.project.name, count: item.total });
  }
}
