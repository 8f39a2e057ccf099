import { useSearchParams } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import type { Report } from "#model/report/report.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { useMessage } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { isFileOnly, type NoReport } from "./read.ts";

/** Why there is no report, and the way on; what is wrong with a filter stands at its field. */
export function Problem({ problem }: { problem: NoReport }) {
  const { t } = useTranslation();
  const message = useMessage();
  if (problem.fault) return <MissingPart problem={problem.fault} className="m-4 sm:m-6" />;
  const said = problem.kind === "wrong" ? Object.values(problem.errors).flat() : [];
  return (
    <div role={problem.kind === "missing" ? undefined : "alert"}>
      <Empty
        text={[
          t(`reports.problems.${problem.kind === "fault" ? "wrong" : problem.kind}`),
          ...said.map((one) => `${message(one)}.`),
        ].join(" ")}
      >
        {problem.kind !== "missing" && !isFileOnly(problem) && <ClearFilters />}
      </Empty>
    </div>
  );
}

/** What each report is fed with. */
const fed = {
  customer_hours: "hours",
  project_hours: "hours",
  projects_total: "sums",
  invoices_total: "invoices",
  customers_year: "invoices",
  customer_year: "invoices",
  invoiced_stock_items: "invoices",
  production_costs: "costs",
  margin: "margin",
  sales_journal: "invoices",
  purchase_journal: "purchases",
  vat_overview: "books",
} as const satisfies Record<Report["name"], string>;

/** Nothing was counted for these filters; without any, what will be here and how it comes. */
export function NoRows({ report }: { report: Report }) {
  const { t } = useTranslation();
  const isFiltered = useIsFiltered(report);
  return (
    <Empty text={t(isFiltered ? "reports.empty" : `reports.none.${fed[report.name]}`)}>
      {isFiltered ? <ClearFilters /> : <WayToBegin report={report} />}
    </Empty>
  );
}

/** Where what a report is fed with comes from; suppliers' invoices only where they can be seen. */
function WayToBegin({ report }: { report: Report }) {
  const { t } = useTranslation();
  const modules = useRoot()?.modules ?? [];
  const isOfPurchases = fed[report.name] === "purchases";
  if (isOfPurchases && !isEnabled(screens.purchases, modules)) return null;
  return (
    <ButtonLink to={isOfPurchases ? screens.purchases.path : screens.projects.path} tone="main">
      {t(isOfPurchases ? "reports.to_purchases" : "reports.to_projects")}
    </ButtonLink>
  );
}

/** Whether any filter of a report is said in the address. */
export function useIsFiltered(report: Report): boolean {
  const [params] = useSearchParams();
  return report.filters.some((name) => params.has(name) || params.has(`${name}_name`));
}

export function ClearFilters({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={useUnfiltered()} preventScrollReset className={className ?? ""}>
      {t("filters.clear")}
    </ButtonLink>
  );
}

/** The same report of all, of this year. */
function useUnfiltered(): string {
  const [params] = useSearchParams();
  const report = params.get("report");
  return report ? `?${new URLSearchParams({ report })}` : "?";
}
