import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** A mail with a document that did not leave or came back, or of which nobody knows. */
export function LostMail({ item }: { item: InboxItemOf<"mail"> }) {
  const { t } = useTranslation();
  const { at, document, state, to, project } = item;
  return (
    <Item
      item={item}
      name={document.number}
      to={pageOf(document)}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[t(`inbox.mail_${state}`, { to: to.join(", ") }), project?.name].filter(Boolean).join(" · ")}</p>
    </Item>
  );
}

function pageOf({ kind, id, estimate_id }: InboxItemOf<"mail">["document"]): string {
  if (kind === "statement") return `/clients/${id}/statement`;
  if (kind === "purchase_order") return `/purchase-orders/${id}`;
  return kind === "invoice" ? `/invoices/${estimate_id}/${id}` : `/estimate/${id}`;
}
