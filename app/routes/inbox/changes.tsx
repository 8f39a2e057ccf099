import { useTranslation } from "#locales/use-translation.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { Link } from "#ui/link.tsx";
import { History } from "../hub/history.tsx";
import { projectLabels } from "../hub/project-labels.ts";
import { Item } from "./item.tsx";

/** What colleagues did to a project. Of what is in its estimates it is only told that it was changed. */
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
      <History entries={entries} labels={projectLabels} />
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
