import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** A mail with a document that did not leave or came back, or of which nobody knows. */
export function LostMail({ item }: { item: InboxItemOf<"mail"> }) {
  const { t } = useTranslation();
  const { at, document, state, to, project } = item;
  const { kind, id, estimate_id, number } = document;
  return (
    <Item
      item={item}
      name={number}
      to={kind === "invoice" ? `/invoices/${estimate_id}/${id}` : `/estimate/${id}`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[t(`inbox.mail_${state}`, { to: to.join(", ") }), project.name].join(" · ")}</p>
    </Item>
  );
}
