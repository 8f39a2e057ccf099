import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** A document whose client was to be reminded of it, and has no address. */
export function Unreached({ item }: { item: InboxItemOf<"unreached"> }) {
  const { t } = useTranslation();
  const { at, invoice, client, project } = item;
  return (
    <Item
      item={item}
      name={invoice.number}
      to={`/invoices/${invoice.estimate_id}/${invoice.id}`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[t("inbox.no_address", { name: client.name }), project.name].join(" · ")}</p>
    </Item>
  );
}
