import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Item } from "./item.tsx";

/** An estimate that a colleague has approved. */
export function Approval({ item }: { item: InboxItemOf<"approval"> }) {
  const { t } = useTranslation();
  const { actor, at, estimate, project } = item;
  return (
    <Item
      item={item}
      name={`${estimate.number} ${estimate.name}`}
      to={`/estimate/${estimate.id}`}
      end={<time dateTime={at}>{showTimestamp(at)}</time>}
    >
      <p>
        {actor ? t("inbox.approved", { name: actor.name }) : t("inbox.approved_by_nobody")}
        {` · ${project.name}`}
      </p>
    </Item>
  );
}
