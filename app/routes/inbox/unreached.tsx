import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** A document whose client was to be reminded of it, and has no address or was never sent it. */
export function Unreached({ item }: { item: InboxItemOf<"unreached"> }) {
  const { t } = useTranslation();
  const { at, why, invoice, client, project } = item;
  const reason = t(`inbox.unreminded.${why}`, { name: client.name });
  return (
    <Item
      item={item}
      name={invoice.number}
      to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[reason, project.name].join(" · ")}</p>
    </Item>
  );
}
