import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Statement } from "#model/statement/statement.ts";
import type { Language } from "#model/text/language.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import { wordsOf } from "../words/own-words.ts";
import { languageFor } from "./addressee-language.ts";
import { type DraftedMail, drafted, peopleOf, type Writer } from "./document-mail.ts";

/**
 * What a mail with a statement of account would begin with, in the language that is asked for, or in that of the client's
 * documents. It is for those who get invoices, and for those who are reminded of them.
 */
export function draftStatementMail(
  database: Database,
  { id, from, to, buyer, closing_cents, open_cents, overdue_cents, interest }: Statement,
  writer: Writer,
  asked: Language | undefined,
): DraftedMail {
  const people = peopleOf(database, id, ["gets_invoices", "gets_reminders"]);
  const lang = asked ?? languageFor(database, findClient(database, id), people);
  const t = wordsOf(database, lang);
  return drafted(database, {
    lang,
    kind: "statement",
    values: {
      client: buyer.name,
      from: showDate(from),
      to: showDate(to),
      balance: showMoney(closing_cents, lang),
      open: showMoney(open_cents, lang),
      overdue: showMoney(overdue_cents, lang),
      interest:
        interest && interest.cents > 0
          ? ` ${t("mail.statement.interest", { to: showDate(to), amount: showMoney(interest.cents, lang) })}`
          : "",
    },
    writer,
    people,
  });
}
