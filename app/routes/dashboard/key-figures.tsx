import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Change } from "./change.tsx";
import { hours, showWhole } from "./hours.ts";
import { KeyFigure } from "./key-figure.tsx";
import type { DashboardData } from "./read-dashboard.ts";
import { showPeriod } from "./step-names.ts";

/** What somebody wants to know first; what a backend leaves out is not there. */
export function KeyFigures(data: DashboardData) {
  const { t } = useTranslation();
  return (
    <dl aria-label={t("dashboard.figures")} className="dashboard-figures">
      <OfPeriod {...data} />
      <OfToday {...data} />
    </dl>
  );
}

/** Figures of the period, beside the one before. */
function OfPeriod({ graphs: { invoices, project_count, so_far } }: DashboardData) {
  const { t, language } = useTranslation();
  const money = (cents: number) => showMoney(cents, language);
  const net = total(invoices.map(({ net_cents }) => net_cents));
  const before = total(invoices.map(({ previous_net_cents }) => previous_net_cents));
  const begun = total(project_count.map(({ projects }) => projects));
  return (
    <>
      {invoices.length > 0 && (
        <KeyFigure name={t("dashboard.invoiced.title")} value={money(net)}>
          {so_far ? (
            <Change now={net} before={so_far.previous_net_cents} until={so_far.until} show={money} />
          ) : (
            <Change now={net} before={before} show={money} />
          )}
        </KeyFigure>
      )}
      {project_count.length > 0 && (
        <KeyFigure name={t("dashboard.begun.title")} value={String(begun)}>
          <Change
            now={begun}
            before={total(project_count.map(({ previous_projects }) => previous_projects))}
            show={String}
          />
        </KeyFigure>
      )}
    </>
  );
}

/** How things stand today, whatever the period; each leads to what it counts. */
function OfToday({ overdue, not_invoiced, utilisation }: DashboardData) {
  const { t, language } = useTranslation();
  const modules = useRoot()?.modules ?? [];
  const hasInvoices = isEnabled(screens.invoices, modules);
  const remains = modules.includes("incomeReport") && hasInvoices;
  return (
    <>
      {overdue && (
        <KeyFigure
          name={t("dashboard.overdue.figure")}
          value={showMoney(overdue.open_cents, language)}
          to={hasInvoices ? "/invoices?status=6&sorting=dueDate" : undefined}
          isAlarming={overdue.documents > 0}
        >
          {overdue.documents > 0
            ? t("dashboard.overdue.documents", { count: overdue.documents })
            : t("dashboard.overdue.none")}
          {overdue.oldest_due_date &&
            t("dashboard.overdue.since", { date: showDate(overdue.oldest_due_date) })}
        </KeyFigure>
      )}
      {not_invoiced && (
        <KeyFigure
          name={t("dashboard.not_invoiced.figure")}
          value={showMoney(not_invoiced.net_cents, language)}
          to={remains ? everyProject : undefined}
        >
          {t("dashboard.not_invoiced.estimates", { count: not_invoiced.estimates })}
        </KeyFigure>
      )}
      {utilisation && (
        <KeyFigure
          name={t("dashboard.utilisation.figure")}
          value={utilisation.percent === null ? "–" : showWhole(utilisation.percent, language)}
          to={`/calendar?date=${utilisation.from}`}
        >
          {utilisation.employees.length > 0
            ? `${t("dashboard.utilisation.planned", hours(utilisation, language))}, ${showPeriod(utilisation)}`
            : t("dashboard.utilisation.empty")}
        </KeyFigure>
      )}
    </>
  );
}

/** All projects whenever they are, those with most left to invoice first. */
const everyProject = `/reports/financial-report?${new URLSearchParams({
  report: "projects_total",
  from: "2000-01-01",
  to: "2099-12-31",
  sort: "remaining_cents",
  dir: "desc",
})}`;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
