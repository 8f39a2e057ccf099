import { useTranslation } from "#locales/use-translation.ts";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { showMoney, showRoundMoney } from "#model/money/show-money.ts";
import { ColumnChart } from "#ui/charts/column-chart.tsx";
import { Card } from "./card.tsx";
import { nameMonths } from "./step-names.ts";

type Months = Dashboard["income_progress"];
type Sum = Exclude<keyof Months[number], "month">;

/** What is compared with what: sums without VAT with each other, and what came in with what was asked for. */
const pictures = {
  income: ["net_cents", "previous_net_cents", "approved_cents"],
  payments: ["paid_cents", "previous_paid_cents", "total_cents"],
} as const satisfies Record<string, readonly Sum[]>;

/** How income comes along by month, beside the same months a year before and what was approved in them. */
export function IncomeProgress({ months }: { months: Months }) {
  if (months.length === 0) return null;
  return (
    <>
      <Picture months={months} part="income" />
      <Picture months={months} part="payments" />
    </>
  );
}

function Picture({ months, part }: { months: Months; part: keyof typeof pictures }) {
  const { t, language } = useTranslation();
  const title = t(`dashboard.${part}.title`);
  const series = pictures[part].map((key) => ({
    name: t(`dashboard.sums.${key}`),
    values: months.map((month) => month[key]),
  }));
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const money = (cents: number) => showMoney(cents, language);
  const sums = series.map(
    ({ name, values }) => `${name}: ${money(values.reduce((sum, one) => sum + one, 0))}`,
  );
  return (
    <Card title={title} empty={isEmpty ? t(`dashboard.${part}.empty`) : undefined}>
      <ColumnChart
        title={title}
        summary={t("dashboard.by_month", { sums: sums.join("; ") })}
        heading={t("dashboard.steps.month")}
        steps={nameMonths(
          t,
          months.map(({ month }) => month),
        )}
        series={series}
        format={money}
        formatTick={(cents) => showRoundMoney(cents, language)}
      />
    </Card>
  );
}
