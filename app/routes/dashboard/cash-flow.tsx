import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney, showRoundMoney } from "#model/money/show-money.ts";
import { ColumnChart } from "#ui/charts/column-chart.tsx";
import { Card } from "./card.tsx";
import type { DashboardData } from "./read-dashboard.ts";
import { showPeriod } from "./step-names.ts";

type Step = NonNullable<DashboardData["cash_flow"]>[number];

const sums = ["due_cents", "expected_cents", "out_cents"] as const;

/** What comes in and goes out in the weeks ahead: by due dates, and by when clients are used to pay. */
export function CashFlow({ cash_flow }: Pick<DashboardData, "cash_flow">) {
  const { t, language } = useTranslation();
  if (!cash_flow) return null;
  const steps = cash_flow.filter(isDrawn);
  const money = (cents: number) => showMoney(cents, language);
  const series = sums.map((key) => ({
    name: t(`dashboard.cash.${key}`),
    values: steps.map((step) => step[key]),
  }));
  const isEmpty = steps.every((step) => sums.every((key) => step[key] === 0));
  const title = t("dashboard.cash.title");
  const totals = series.map(
    ({ name, values }) => `${name}: ${money(values.reduce((all, one) => all + one, 0))}`,
  );
  const nameOf = ({ from, to }: Step) => {
    if (from !== null && to !== null)
      return { label: showDate(from).slice(0, 6), name: showPeriod({ from, to }) };
    const word = t(from === null ? "dashboard.cash.overdue" : "dashboard.cash.later");
    return { label: word, name: word };
  };
  return (
    <Card title={title} empty={isEmpty ? t("dashboard.cash.empty") : undefined}>
      <ColumnChart
        title={title}
        summary={t("dashboard.cash.summary", { sums: totals.join("; ") })}
        heading={t("dashboard.steps.week")}
        steps={steps.map(nameOf)}
        series={series}
        format={money}
        formatTick={(cents) => showRoundMoney(cents, language)}
      />
    </Card>
  );
}

/** A week always is; what lies before or behind all of them, where there is something. */
const isDrawn = (step: Step): boolean =>
  (step.from !== null && step.to !== null) || sums.some((key) => step[key] !== 0);
