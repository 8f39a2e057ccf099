import { useTranslation } from "#locales/use-translation.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Link } from "#ui/link.tsx";
import { History } from "../hub/history.tsx";
import { labels } from "../projects/page/history-labels.ts";
import { Item } from "./item.tsx";

const known = new Set(["project", "invoice"]);
/** Fields by kind, of kinds whose words the page has; of others it is told that they were changed. */
const told = Object.fromEntries(Object.entries(labels).filter(([kind]) => known.has(kind)));

/** What colleagues did to a project. */
export function Changes({ item }: { item: InboxItemOf<"changes"> }) {
  const { t } = useTranslation();
  const { project, total, entries } = item;
  return (
    <Item
      item={item}
      name={project.name}
      to={`/projects/${project.id}`}
      end={t("inbox.changed", { count: total })}
    >
      <History entries={entries} labels={told} />
      {total > entries.length && (
        <Link
          to={`/projects/${project.id}/history`}
          className="text-primary-ink underline-offset-4 hover:underline"
        >
          {t("inbox.all_changes")}
        </Link>
      )}
    </Item>
  );
}
