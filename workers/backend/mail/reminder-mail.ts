import { showDate } from "#model/date/dates.ts";
import { daysBetween } from "#model/date/week.ts";
import { creditorReference } from "#model/invoice/creditor-reference.ts";
import { kindOfStep, type ReminderKind } from "#model/invoice/reminder-rule.ts";
import { fillGaps } from "#model/invoice/reminder-text.ts";
import { invoiceType } from "#model/invoice/type.ts";
import type { MailDraft } from "#model/mail/document-mail.ts";
import { showMoney } from "#model/money/show-money.ts";
import { defaultLanguage, type Language } from "#model/text/language.ts";
import { worksInOffice } from "#model/user/role.ts";
import { formerAddresses } from "../db/client-contacts.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import { lastMailWithFile } from "../db/document-mails.ts";
import { addressesOfReturned } from "../db/ended-mails.ts";
import { openOf } from "../db/invoices/credit.ts";
import { frozenContent } from "../db/invoices/frozen.ts";
import type { InvoiceRow } from "../db/invoices/invoices.ts";
import { findProject } from "../db/projects.ts";
import type { KeptPlan, KeptStep } from "../db/reminders/plan.ts";
import { findUser, firstAdministrator, type UserRow } from "../db/users.ts";
import { wordsOf } from "../words/own-words.ts";
import { peopleOf } from "./document-mail.ts";
import { oneLine } from "./mail.ts";

/** What a reminder says, and in whose name. */
export interface ReminderText {
  lang: Language;
  subject: string;
  text: string;
  /** The agency as the document names it. */
  seller: string;
}

interface Asked {
  plan: KeptPlan;
  /** The step that it is; null of one that is none. */
  step: KeptStep | null;
  /** The local date that it is written for. */
  day: string;
  sender: UserRow;
  /** In the language of the client's documents where none is asked for. */
  lang?: Language | undefined;
}

/** The text of a reminder: that of its step, or the built-in one of its kind. */
export function reminderText(
  database: Database,
  row: InvoiceRow,
  { plan, step, day, sender, lang: asked }: Asked,
): ReminderText {
  const lang = asked ?? (findClient(database, row.client_id)?.document_language || defaultLanguage);
  const t = wordsOf(database, lang);
  const agency = frozenContent(database, row.id)?.seller;
  const seller = agency?.name ?? "";
  const isWaybill = row.invoice_type_id === invoiceType.waybill;
  const values = {
    document: t(`mail.reminder_document.${isWaybill ? "waybill" : "invoice"}`),
    number: row.invoice_nr ?? "",
    total: showMoney(row.total_cents, lang),
    open: showMoney(openOf(row), lang),
    due_date: showDate(row.due_date ?? ""),
    days: t("mail.reminder_days", { count: Math.abs(daysBetween(row.due_date ?? day, day)) }),
    accounts: (agency?.accounts ?? []).map(({ bank, iban }) => `${iban} (${bank})`).join("\n"),
    reference: creditorReference(row.invoice_nr ?? "") ?? row.invoice_nr ?? "",
    project: findProject(database, row.project_id)?.name ?? "",
    seller,
    name: sender.name,
  };
  const isOverdue = row.due_date !== null && day > row.due_date;
  const kind = kindOf(plan, step, isOverdue);
  const [subject, text] =
    lang === "lv" ? [step?.subject_lv, step?.text_lv] : [step?.subject_en, step?.text_en];
  return {
    lang,
    seller,
    subject: oneLine(subject ? fillGaps(subject, values) : t(`mail.reminder_${kind}.subject`, values)),
    text: text ? fillGaps(text, values) : t(`mail.reminder_${kind}.text`, values),
  };
}

/** Without a step of its own it asks as the first one would. */
function kindOf({ steps }: KeptPlan, step: KeptStep | null, isOverdue: boolean): ReminderKind {
  if (!step) return isOverdue ? "first" : "before";
  const all = steps.map(({ days }) => days);
  return kindOfStep(step.days, all, isOverdue);
}

/**
 * Everybody whom a client has an address of, each once. Chosen are those who get reminders; where nobody does, those whom the
 * document went to last; else those who get invoices; else the client's own address. Nobody is chosen at whom mails do not
 * arrive, or who called one unwanted, nor at an address that the client's people have no more.
 */
export function remindedPeople(database: Database, row: InvoiceRow): MailDraft["people"] {
  const { client_id, id } = row;
  const unfit = new Set([...addressesOfReturned(database), ...formerAddresses(database, client_id)]);
  const reachable = (people: MailDraft["people"]): MailDraft["people"] =>
    people.map(({ name, email, is_chosen }) => ({
      name,
      email,
      is_chosen: is_chosen && !unfit.has(email.toLowerCase()),
    }));
  const people = reachable(peopleOf(database, client_id, ["gets_reminders"], false));
  const known = new Set(people.map(({ email }) => email));
  const last = lastMailWithFile(database, { document: "invoice", document_id: id })?.to ?? [];
  const asLast = reachable([
    ...people.map(({ name, email }) => ({ name, email, is_chosen: last.includes(email) })),
    ...last.filter((email) => !known.has(email)).map((email) => ({ name: "", email, is_chosen: true })),
  ]);
  const hasSomebody = (some: MailDraft["people"]) => some.some(({ is_chosen }) => is_chosen);
  return (
    [people, asLast.filter(({ email, is_chosen }) => is_chosen || known.has(email))].find(hasSomebody) ??
    reachable(peopleOf(database, client_id, ["gets_invoices"]))
  );
}

/**
 * In whose name somebody is reminded: who sent the document last, or issued it; where they do not work here any more, who
 * manages its project, and an administrator otherwise. Null where there is none of them.
 */
export function reminderSender(database: Database, row: InvoiceRow): UserRow | null {
  const mail = lastMailWithFile(database, { document: "invoice", document_id: row.id });
  const manager = findProject(database, row.project_id)?.project_manager;
  const ids = [mail?.sender_id, row.issued_by, manager].flatMap((id) => id ?? []);
  for (const id of ids) {
    const user = findUser(database, id);
    if (user && worksInOffice(user)) return user;
  }
  return firstAdministrator(database) ?? null;
}
