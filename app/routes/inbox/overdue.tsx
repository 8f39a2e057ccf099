import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Item } from "./item.tsx";

/** A document that is not paid in time. */
export function Overdue({ item }: { item: InboxItemOf<"overdue"> }) {
  const { t, language } = useTranslation();
  const { invoice, client, project } = item;
  return (
    <Item
      item={item}
      name={invoice.number}
      to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
      end={<b className="font-medium">{showMoney(invoice.open_cents, language)}</b>}
    >
      <p>{[client, project.name, t("inbox.due", { date: showDate(invoice.due_date) })].join(" · ")}</p>
    </Item>
  );
}
