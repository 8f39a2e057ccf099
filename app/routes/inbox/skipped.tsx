import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** A date on which a plan made no invoice, or whose invoice was not mailed. */
export function Skipped({ item }: { item: InboxItemOf<"recurring"> }) {
  const { language } = useTranslation();
  const { plan, due_on, reason, project } = item;
  return (
    <Item
      item={item}
      name={plan.name}
      to={`/invoices/recurring/${plan.id}`}
      end={<time dateTime={due_on}>{showDate(due_on)}</time>}
    >
      <p>{[language === "lv" ? reason.lv : reason.en, project.name].join(" · ")}</p>
    </Item>
  );
}
