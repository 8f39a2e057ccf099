import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** What a client answered to an estimate; an acceptance of what was changed since it was sent says so. */
export function ClientAnswer({ item }: { item: InboxItemOf<"answer"> }) {
  const { t } = useTranslation();
  const { answer, at, by, estimate, project, is_approved, reason } = item;
  const isChanged = answer === "accepted" && !is_approved;
  return (
    <Item
      item={item}
      name={`${estimate.number} ${estimate.name}`}
      to={`/estimate/${estimate.id}`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[t(`inbox.client_${answer}`, { name: by }), project.name].join(" · ")}</p>
      {reason && <p className="line-clamp-3 break-words whitespace-pre-wrap">{reason}</p>}
      {isChanged && <p>{t("inbox.accepted_before_change")}</p>}
    </Item>
  );
}

/** What a client asked about an estimate or an invoice, and waits to be answered. */
export function ClientQuestion({ item }: { item: InboxItemOf<"question"> }) {
  const { t } = useTranslation();
  const { at, by, text, estimate, invoice, project } = item;
  const page = invoice ? `/invoices/${estimate.id}/${invoice.id}` : `/estimate/${estimate.id}`;
  return (
    <Item
      item={item}
      name={invoice ? invoice.number : `${estimate.number} ${estimate.name}`}
      to={`${page}#questions`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[t("inbox.client_asks", { name: by }), project.name].join(" · ")}</p>
      <p className="line-clamp-3 break-words">{text}</p>
    </Item>
  );
}

/** What a client has signed elsewhere and sent, and waits to be looked at. */
export function ClientFile({ item }: { item: InboxItemOf<"signed_file"> }) {
  const { t } = useTranslation();
  const { at, by, file, estimate, project } = item;
  return (
    <Item
      item={item}
      name={`${estimate.number} ${estimate.name}`}
      to={`/estimate/${estimate.id}#acceptance`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>{[t("inbox.client_signed", { name: by }), project.name].join(" · ")}</p>
      <p className="break-words">{file}</p>
    </Item>
  );
}
