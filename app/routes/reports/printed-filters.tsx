import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { FilterName } from "#model/report/filters.ts";
import type { Report } from "#model/report/report.ts";
import { PrintedFact } from "#ui/printed-fact.tsx";
import type { LoadedReport } from "./load.ts";

/** What a report is of, on paper: its form shows also what was typed since, and choices that nobody made. */
export function PrintedFilters({ report, loaded }: { report: Report; loaded: LoadedReport }) {
  const { t } = useTranslation();
  const { filters, names } = loaded;
  if (!filters) return null;
  const said: Record<FilterName, string | undefined> = {
    from: showDate(filters.from),
    to: showDate(filters.to),
    year: String(filters.year),
    project_manager: names.managers.data.find(({ id }) => id === filters.project_manager)?.name,
    customer_id: names.chosen.customer_id?.name,
    project_id: names.chosen.project_id?.name,
    stock_item_id: names.chosen.stock_item_id?.name,
  };
  return report.filters.map((name) => (
    <PrintedFact key={name} label={t(`reports.filters.${name}`)} value={said[name]} />
  ));
}
