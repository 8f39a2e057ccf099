import { stepDue } from "#model/invoice/reminder-rule.ts";
import { logFault } from "#protocol/log.ts";
import { record } from "../db/audit.ts";
import { findClient } from "../db/clients.ts";
import { enabledModules } from "../db/config.ts";
import { type Database, transaction } from "../db/database.ts";
import { recipientsLeft } from "../db/document-mails.ts";
import type { InvoiceRow } from "../db/invoices/invoices.ts";
import { dayOf, isWorked } from "../db/mornings.ts";
import { inProject } from "../db/projects.ts";
import { type KeptStep, planInForce } from "../db/reminders/plan.ts";
import { insertReminder, type ReminderRow } from "../db/reminders/reminders.ts";
import { listRemindable, standingOf } from "../db/reminders/standing.ts";
import { languageFor } from "../mail/addressee-language.ts";
import { queueReminder } from "../mail/queue-reminder.ts";
import { remindedPeople, reminderSender, reminderText } from "../mail/reminder-mail.ts";
import { isOn } from "../operations/access.ts";
import { type Due, planMorning } from "./mornings.ts";

/** Addresses of one reminder at most, as of other mails with documents. */
const mostRecipients = 15;

interface Place {
  isClosed: (host: string) => boolean;
  /** What the installation is called where its files are kept. */
  name: () => string;
}

/** The reminders of an installation. Its alarm wakes for them only where its plan is on. */
export function remindersOf(database: Database, due: Due, { isClosed, name }: Place) {
  const plan = (now: number): Promise<void> =>
    planMorning(database, due, { chore: "reminders", isWanted: (of) => planInForce(of) !== null, now });
  return {
    plan,
    /**
     * Queues those of a morning, and plans the next. That day may have become one off since it was planned; and one that has
     * passed while nothing ran is over: what was due then is due on the next.
     */
    run: async (now: number, morning: number): Promise<void> => {
      await plan(now);
      const day = dayOf(morning);
      const sender = planInForce(database)?.sender;
      if (!sender || isClosed(new URL(sender.origin).hostname)) return;
      if (!isOn({ roles: "office", modules: "estimates" }, enabledModules(database))) return;
      if (day === dayOf(now) && isWorked(database, day)) queueReminders(database, day, name());
    },
  };
}

/** Queues a mail for each document that is due to be reminded of on a local date, while there are addresses left for it. */
function queueReminders(database: Database, day: string, installation: string): void {
  const inForce = planInForce(database);
  if (!inForce) return;
  for (const row of listRemindable(database, inForce.plan, day)) {
    try {
      transaction(database, () => {
        const { hold, reminded } = standingOf(database, row);
        const step = reminded && stepDue(reminded, day);
        if (!step) return;
        if (hold === "unsent") noteUnreminded(database, row, { days: step.days, day, why: "unsent" });
        else remind(database, row, { step, day, installation });
      });
    } catch (error) {
      // The others are reminded.
      logFault("reminder", error);
    }
  }
}

interface Reminding {
  step: KeptStep;
  day: string;
  installation: string;
}

/** Notes a step of a document and queues its mail; where there is nobody to write to, that alone is noted. */
function remind(database: Database, row: InvoiceRow, { step, day, installation }: Reminding): void {
  const inForce = planInForce(database);
  const sender = reminderSender(database, row);
  if (!inForce || !sender) return;
  const people = remindedPeople(database, row);
  const to = people
    .filter(({ is_chosen }) => is_chosen)
    .map(({ email }) => email)
    .slice(0, mostRecipients);
  if (to.length === 0) {
    noteUnreminded(database, row, { days: step.days, day, why: "nobody" });
    return;
  }
  // Tomorrow is another day.
  if (to.length > recipientsLeft(database)) return;
  const { subject, text, seller, lang } = reminderText(database, row, {
    plan: inForce.plan,
    step,
    day,
    sender,
    lang: languageFor(database, findClient(database, row.client_id), people),
  });
  const { origin } = inForce.sender;
  const title = seller || inForce.sender.title;
  const { days } = step;
  const named = { subject, text, lang, sender, title, origin };
  const id = queueReminder(database, row, {
    to,
    cc: [],
    copy_to: "",
    ...named,
    days,
    day,
    installation,
    issued: null,
  });
  record(database, {
    operation: "remind",
    entity: "document_mail",
    entity_id: id,
    after: { name: row.invoice_nr, to, days },
    partOf: inProject(row.project_id),
  });
}

type Unreminded = Pick<ReminderRow, "days" | "day" | "why">;

/** Notes that nobody was written to by a step, and why: it is told once in the inbox, and is nobody's act. */
function noteUnreminded(database: Database, row: InvoiceRow, { days, day, why }: Unreminded): void {
  const id = insertReminder(database, { invoice_id: row.id, days, day, mail_id: null, why });
  record(database, {
    operation: "remind",
    entity: "invoice_reminder",
    entity_id: id,
    after: { name: row.invoice_nr, to: [], why },
    partOf: inProject(row.project_id),
  });
}
