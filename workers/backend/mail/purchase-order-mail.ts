import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import type { Language } from "#model/text/language.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import { wordsOf } from "../words/own-words.ts";
import { languageFor } from "./addressee-language.ts";
import { type DraftedMail, drafted, peopleOf, type Writer } from "./document-mail.ts";

/** What a mail with an order would begin with, in the language that is asked for, or in that of the supplier's documents. */
export function draftOrderMail(
  database: Database,
  { number, supplier, net_cents, wanted_on }: PurchaseOrder,
  writer: Writer,
  asked: Language | undefined,
): DraftedMail {
  const people = supplier ? peopleOf(database, supplier.id, []) : [];
  const lang = asked ?? languageFor(database, supplier && findClient(database, supplier.id), people);
  const t = wordsOf(database, lang);
  return drafted(database, {
    lang,
    kind: "purchase_order",
    values: {
      number,
      total: showMoney(net_cents, lang),
      wanted: wanted_on ? ` ${t("mail.purchase_order.wanted", { date: showDate(wanted_on) })}` : "",
    },
    writer,
    people,
  });
}
