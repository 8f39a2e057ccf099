import { Pin } from "lucide-react";
import type { workTypeColumns } from "#model/stock/list-columns.ts";
import type { WorkType } from "#model/stock/work-type.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** The columns of the list, in their usual order. */
export const columns: Columns<WorkType, (typeof workTypeColumns.names)[number]> = {
  name: {
    head: "work_types.name",
    card: "title",
    cell: ({ id, name }) => (
      <Link
        to={`/stock/vacancies/${id}`}
        preventScrollReset
        prefetch="intent"
        className="row-link font-medium"
        title={name}
      >
        {name}
      </Link>
    ),
  },
  color: {
    head: "work_types.color",
    width: "w-40",
    isNumeric: true,
    cell: ({ color }) => (
      <span className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-4 rounded-sm border border-grey-300"
          style={{ background: color }}
        />
        {color.toUpperCase()}
      </span>
    ),
  },
  pinned: {
    head: "work_types.pinned",
    width: "w-44",
    cell: ({ is_additional }, { t }) =>
      is_additional && (
        <span className="inline-flex items-center gap-1.5">
          <Icon of={Pin} />
          {t("work_types.pinned")}
        </span>
      ),
  },
};
