import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { shareOf } from "#model/money/money.ts";
import { showMoney, showQuantity, showShare } from "#model/money/show-money.ts";
import type { ProjectOverview } from "#model/project/overview.ts";
import { Figure, Figures } from "#ui/figures.tsx";

interface ProjectFiguresProps {
  projectId: number;
  figures: ProjectOverview["figures"];
}

/** What was agreed for a project, what of it was asked for, and what it takes: money and hours. */
export function ProjectFigures({ projectId, figures }: ProjectFiguresProps) {
  const { t, language } = useTranslation();
  const hasCalendar = useRoot()?.modules.includes("calendar") ?? false;
  const { agreed_cents, invoiced_cents, remaining_cents, open_cents, overdue_cents } = figures;
  const money = (cents: number) => showMoney(cents, language);
  const start = `/projects/${projectId}`;
  return (
    <Figures label={t("hub.figures")}>
      <Figure name={t("project_hub.budget")} value={money(agreed_cents)} to={`${start}/estimates`}>
        {t("project_hub.budget_hint")}
      </Figure>
      <Figure name={t("project_hub.invoiced")} value={money(invoiced_cents)} to={`${start}/documents`}>
        {t("hub.without_vat")}
      </Figure>
      <Figure name={t("project_hub.left")} value={money(remaining_cents)}>
        {t("hub.without_vat")}
      </Figure>
      <Figure name={t("hub.open")} value={money(open_cents)} isAlarming={overdue_cents > 0}>
        {overdue_cents > 0 ? t("project_hub.of_it_late", { sum: money(overdue_cents) }) : t("hub.with_vat")}
      </Figure>
      <CostsFigure {...figures} />
      {figures.purchases_cents !== null && (
        <Figure name={t("project_hub.purchases")} value={money(figures.purchases_cents)}>
          {t("project_hub.purchases_hint")}
        </Figure>
      )}
      <MarginFigure {...figures} />
      {hasCalendar && figures.planned_hours !== null && (
        <HoursFigure
          to={`${start}/plan`}
          planned={figures.planned_hours}
          estimated={figures.estimated_hours}
        />
      )}
    </Figures>
  );
}

/** What the agency pays itself, and what is left of the agreed sum; nothing where costs are not kept. */
function CostsFigure({
  agreed_cents,
  costs_cents,
  waiting_costs_cents: waiting,
  profit_cents,
}: Pick<
  ProjectOverview["figures"],
  "agreed_cents" | "costs_cents" | "waiting_costs_cents" | "profit_cents"
>) {
  const { t, language } = useTranslation();
  if (costs_cents === null) return null;
  const margin = agreed_cents - costs_cents;
  const said = [
    // A figure of its own says it with all that belongs to it.
    profit_cents === null && t("project_hub.margin", { sum: sumAndShare(margin, agreed_cents, language) }),
    waiting && t("project_hub.waiting_costs", { sum: showMoney(waiting, language) }),
  ];
  return (
    <Figure
      name={t("project_hub.costs")}
      value={showMoney(costs_cents, language)}
      isAlarming={profit_cents === null && margin < 0 && agreed_cents > 0}
    >
      {said.filter(Boolean).join(", ")}
    </Figure>
  );
}

/** A sum, with its share of another where that is something. */
const sumAndShare = (cents: number, whole: number, language: string) =>
  showMoney(cents, language) + (whole > 0 ? ` (${showShare(shareOf(cents, whole), language)})` : "");

/** What is left once purchases and work are paid. */
function MarginFigure({
  agreed_cents,
  work_cents,
  profit_cents,
}: Pick<ProjectOverview["figures"], "agreed_cents" | "work_cents" | "profit_cents">) {
  const { t, language } = useTranslation();
  if (profit_cents === null) return null;
  const share = agreed_cents > 0 && showShare(shareOf(profit_cents, agreed_cents), language);
  const said = [
    share && t("project_hub.of_budget", { share }),
    t("project_hub.after_work", { sum: showMoney(work_cents ?? 0, language) }),
  ];
  return (
    <Figure
      name={t("project_hub.profit")}
      value={showMoney(profit_cents, language)}
      isAlarming={profit_cents < 0}
    >
      {said.filter(Boolean).join(", ")}
    </Figure>
  );
}

/** Hours in the calendar beside those that were sold, in ten-thousandths. */
function HoursFigure({ to, planned, estimated }: { to: string; planned: number; estimated: number }) {
  const { t, language } = useTranslation();
  const hours = (value: number) =>
    t("project_hub.hours", { hours: showQuantity(sendDecimal(value), language) });
  return (
    <Figure
      name={t("project_hub.planned")}
      value={hours(planned)}
      to={to}
      isAlarming={estimated > 0 && planned > estimated}
    >
      {estimated > 0
        ? t("project_hub.of_estimated", { hours: hours(estimated) })
        : t("project_hub.none_estimated")}
    </Figure>
  );
}
