import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { RowGroup, Sorting } from "#model/report/order.ts";
import type { Report } from "#model/report/report.ts";
import { ReportCellOf } from "./cell.tsx";
import { SortingHead } from "./head.tsx";
import { addressOf } from "./links.ts";
import type { Shown } from "./read.ts";

interface ReportTableProps {
  id: string;
  report: Report;
  shown: Shown;
  sorting: Sorting | null;
  /** The first day that is reported of. */
  from: string;
}

/** A report's rows, in groups where it has some, with the totals of all of them at the foot. */
export function ReportTable({ id, report, shown, sorting, from }: ReportTableProps) {
  const { t } = useTranslation();
  const { groups, totals, count } = shown;
  const drawn = groups.reduce((all, { rows }) => all + rows.length, 0);
  const { length } = report.columns;
  const isWide = length > 10 || (length > 6 && isLarge(totals));
  return (
    <>
      {drawn < count && (
        <p className="px-4 pb-2 text-grey-600 sm:px-6">{t("reports.first_rows", { count, drawn })}</p>
      )}
      {/* What scrolls sideways is scrolled by keyboard as well. */}
      <section
        aria-label={t(`reports.titles.${report.name}`)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not reach the last columns
        tabIndex={0}
        className="report-scroller"
        data-wide={isWide || undefined}
      >
        <table
          id={id}
          aria-label={t(`reports.titles.${report.name}`)}
          className="report"
          data-wide={isWide || undefined}
        >
          <thead>
            <tr>
              {report.columns.map((column) => (
                <SortingHead key={column.key} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={keyOf(report, group)} {...{ report, group, from }} />
          ))}
          <tfoot>
            <tr>
              {report.columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {t("reports.total")}
                  </th>
                ) : (
                  <Sum key={column.key} column={column} value={totals[column.key]} isTotal />
                ),
              )}
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

/** Whether sums take more room than beside names there is: from ten million euro on. */
const isLarge = (totals: Shown["totals"]): boolean =>
  Object.values(totals).some((total) => Math.abs(total ?? 0) >= 1_000_000_000);

const keyOf = ({ groupedBy }: Report, { rows: [first] }: RowGroup) =>
  groupedBy ? String(first?.[groupedBy]) : "all";

/** Rows that belong together: what they share and add up to stands in a row above them, unless there is but one. */
function Group({ report, group, from }: Pick<ReportTableProps, "report" | "from"> & { group: RowGroup }) {
  const { rows, sums } = group;
  const [first] = rows;
  const reader = { from, modules: useRoot()?.modules ?? [] };
  const isHeaded = report.groupedBy !== undefined && rows.length > 1;
  return (
    <tbody data-group={report.groupedBy ? "" : undefined}>
      {isHeaded && first && (
        <tr data-head="">
          {report.columns.map((column) =>
            column.isOfGroup ? (
              <ReportCellOf
                key={column.key}
                column={column}
                value={first[column.key] ?? null}
                to={addressOf(column, first, reader)}
              />
            ) : (
              <Sum key={column.key} column={column} value={sums[column.key]} />
            ),
          )}
        </tr>
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity of their own
        <tr key={index} data-below={isHeaded ? "" : undefined}>
          {report.columns.map((column) =>
            isHeaded && column.isOfGroup ? (
              <td key={column.key} />
            ) : (
              <ReportCellOf
                key={column.key}
                column={column}
                value={row[column.key] ?? null}
                to={addressOf(column, row, reader)}
              />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface SumProps {
  column: Report["columns"][number];
  value: number | null | undefined;
  /** Of all rows: it says so when it is nothing. */
  isTotal?: boolean;
}

/** What a column adds up to; nothing where it adds up to nothing that means something. */
function Sum({ column, value, isTotal = false }: SumProps) {
  if (value === undefined) return <td />;
  return <ReportCellOf column={column} value={value} isSum={isTotal} />;
}
