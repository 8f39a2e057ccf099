import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isPartOn } from "#model/dashboard/parts.ts";
import { monthOf } from "#model/date/months.ts";
import { showMoney, showRoundMoney } from "#model/money/show-money.ts";
import { ColumnChart } from "#ui/charts/column-chart.tsx";
import { Card } from "./card.tsx";
import { forecastSteps } from "./forecast.ts";
import type { DashboardData } from "./read-dashboard.ts";
import { nameMonths } from "./step-names.ts";

/** What is approved and not yet invoiced, by the month that its projects are planned to end in. */
export function IncomeForecast({ income_forecast, today }: Pick<DashboardData, "income_forecast" | "today">) {
  const { t, language } = useTranslation();
  const isOn = isPartOn("income_forecast", useRoot()?.modules ?? []);
  if (!isOn || !income_forecast) return null;
  const steps = forecastSteps(income_forecast, monthOf(today));
  const months = nameMonths(
    t,
    steps.map(({ month }) => month),
  );
  const money = (cents: number) => showMoney(cents, language);
  const sum = money(steps.reduce((all, { net_cents }) => all + net_cents, 0));
  const title = t("dashboard.forecast.title");
  return (
    <Card title={title} empty={steps.length === 0 ? t("dashboard.forecast.empty") : undefined}>
      <ColumnChart
        title={title}
        summary={t("dashboard.forecast.summary", { sum })}
        heading={t("dashboard.forecast.heading")}
        steps={steps.map(({ part }, index) => {
          const month = months[index] ?? { label: "", name: "" };
          if (part === "month") return month;
          const word = t(`dashboard.forecast.${part}`);
          return { label: word, name: word };
        })}
        series={[{ name: t("dashboard.forecast.net"), values: steps.map(({ net_cents }) => net_cents) }]}
        format={money}
        formatTick={(cents) => showRoundMoney(cents, language)}
      />
    </Card>
  );
}
