import type { ContactTopic } from "#model/client/contact-topics.ts";
import { showDate } from "#model/date/dates.ts";
import { decisionsOf } from "#model/estimate/client-choice.ts";
import type { Estimate, EstimateSums } from "#model/estimate/estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import type { MailDraft } from "#model/mail/document-mail.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import { listAddressees } from "../db/client-contacts.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import type { UserRow } from "../db/users.ts";
import { wordsOf } from "../words/own-words.ts";
import { languageFor } from "./addressee-language.ts";
import { oneLine } from "./mail.ts";
import { unnamedIn } from "./unnamed.ts";

/** What a mail begins with, beside the files and the link that can go along. */
export type DraftedMail = Omit<MailDraft, "files" | "can_link" | "einvoice">;

/** Who writes, and in the name of which agency. */
export interface Writer {
  user: UserRow;
  seller: string;
}

/** What a mail with a document would begin with, in the language that is asked for, or in that of the client's documents. */
export function draftInvoiceMail(
  database: Database,
  invoice: Invoice,
  writer: Writer,
  asked: Language | undefined,
): DraftedMail {
  const { customer, invoice_nr, total_cents, open_cents, due_date, project } = invoice;
  const people = peopleOf(database, customer.id, ["gets_invoices"]);
  const lang = asked ?? languageFor(database, customer, people);
  return drafted(database, {
    lang,
    kind: kindOf(invoice),
    values: {
      number: invoice_nr,
      // Of a credit note it is below zero, and is said as what it gives back.
      total: showMoney(Math.abs(total_cents), lang),
      open: showMoney(open_cents, lang),
      due_date: showDate(due_date ?? ""),
      project: project.name,
    },
    writer,
    people,
  });
}

/** As which version an estimate would be sent, and instead of which other one that was sent last. */
interface SentAs {
  version: number;
  earlier: number | null;
}

/**
 * The same with an estimate or an offer. What comes after another version says so beside its number; where the client chooses,
 * no sum is named as if it was the price.
 */
export function draftEstimateMail(
  database: Database,
  estimate: Estimate & { sums: EstimateSums },
  { version, earlier, ...writer }: Writer & SentAs,
  asked: Language | undefined,
): DraftedMail {
  const { project, estimate_nr, estimate_type_id, sums } = estimate;
  const { customer } = project;
  const people = customer?.id ? peopleOf(database, customer.id, ["gets_estimates"]) : [];
  const lang = asked ?? languageFor(database, customer, people);
  const t = wordsOf(database, lang);
  const hasChoices = decisionsOf(estimate).length > 0;
  const isFirst = version === 1 && earlier === null;
  const numbered = isFirst ? estimate_nr : t("mail.version", { number: estimate_nr, version });
  const draft = drafted(database, {
    lang,
    kind: estimate_type_id === estimateType.product ? "offer" : "estimate",
    values: {
      number:
        earlier === null ? numbered : t("mail.version_instead", { number: estimate_nr, version, earlier }),
      total: hasChoices ? t("mail.total_by_choice") : showMoney(sums.total_cents, lang),
      project: project.name,
    },
    inSubject: { number: numbered },
    writer,
    people,
  });
  return { ...draft, unnamed: unnamedIn(database, estimate) };
}

interface Drafted {
  lang: Language;
  /** The template: its texts are `mail.<kind>`. */
  kind: ReturnType<typeof kindOf> | "estimate" | "offer" | "statement" | "purchase_order";
  /** What its gaps are filled with, beside who writes. */
  values: Record<string, string>;
  /** What gaps of the subject are filled with instead. */
  inSubject?: Record<string, string>;
  writer: Writer;
  people: MailDraft["people"];
}

export function drafted(database: Database, drafted: Drafted): DraftedMail {
  const { lang, kind, values, inSubject, writer, people } = drafted;
  const t = wordsOf(database, lang);
  const filled = { ...values, seller: writer.seller, name: writer.user.name };
  return {
    lang,
    subject: oneLine(t(`mail.${kind}.subject`, { ...filled, ...inSubject })),
    text: t(`mail.${kind}.text`, filled),
    people,
  };
}

/** The text that fits: nobody is asked once more for what is paid. */
function kindOf({ invoice_type_id, open_cents, total_cents, due_date }: Invoice) {
  const type = invoiceTypeName(invoice_type_id);
  if (type !== "invoice") return type;
  if (open_cents <= 0 || !due_date) return "paid_invoice";
  return open_cents < total_cents ? "partly_paid_invoice" : type;
}

/**
 * Everybody whom a client has an address of, each once. Chosen are those who get documents of these kinds; where nobody
 * does, the client's own address, unless somebody else is to be looked for.
 */
export function peopleOf(
  database: Database,
  clientId: number,
  topics: readonly ContactTopic[],
  isOwnElse = true,
): MailDraft["people"] {
  const client = findClient(database, clientId);
  const contacts = listAddressees(database, clientId).map((contact) => ({
    name: contact.name,
    email: contact.email,
    is_chosen: topics.some((topic) => contact[topic]),
  }));
  const isOwnChosen = isOwnElse && !contacts.some(({ is_chosen }) => is_chosen);
  const own = client?.email ? [{ name: client.name, email: client.email, is_chosen: isOwnChosen }] : [];
  const byAddress = new Map<string, MailDraft["people"][number]>();
  for (const person of [...own, ...contacts]) {
    const known = byAddress.get(person.email);
    if (known) known.is_chosen ||= person.is_chosen;
    else byAddress.set(person.email, person);
  }
  return [...byAddress.values()];
}
