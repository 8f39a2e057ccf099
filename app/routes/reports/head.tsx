import { useSearchParams } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type Sorting, usual } from "#model/report/order.ts";
import type { ReportColumn } from "#model/report/report.ts";
import { isFigure } from "#model/report/show-cell.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useColumnTitle } from "./cell.tsx";

/** A column's head: a link that sorts by it, and back the other way. */
export function SortingHead({ column, sorting }: { column: ReportColumn; sorting: Sorting | null }) {
  const titleOf = useColumnTitle();
  const [params] = useSearchParams();
  const active = sorting?.key === column.key ? sorting.direction : null;
  const next = new URLSearchParams(params);
  next.set("sort", column.key);
  next.set("dir", turned(active) ?? usual(column));
  const isEnd = isFigure(column.kind) || column.kind === "date";
  return (
    <th scope="col" className={isEnd ? "end" : undefined} aria-sort={active ? names[active] : undefined}>
      <Link
        to={`?${next}`}
        preventScrollReset
        className="inline-flex items-center gap-1 rounded-sm hover:text-body"
      >
        {titleOf(column.key)}
        {active && <Icon of={active === "desc" ? ArrowDown : ArrowUp} />}
      </Link>
    </th>
  );
}

const names = { asc: "ascending", desc: "descending" } as const;

function turned(active: Sorting["direction"] | null): Sorting["direction"] | null {
  if (!active) return null;
  return active === "asc" ? "desc" : "asc";
}
