import { useTranslation } from "#locales/use-translation.ts";
import type { StepLength } from "#model/calendar/time-steps.ts";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { showMoney, showRoundMoney } from "#model/money/show-money.ts";
import { ColumnChart } from "#ui/charts/column-chart.tsx";
import { Card } from "./card.tsx";
import { nameSteps } from "./step-names.ts";

/** What was invoiced in each step of the period, without VAT, beside the same step of the period before. */
export function Invoiced({ steps, length }: { steps: Dashboard["graphs"]["invoices"]; length: StepLength }) {
  const { language } = useTranslation();
  const now = steps.map(({ net_cents }) => net_cents);
  const before = steps.map(({ previous_net_cents }) => previous_net_cents);
  return (
    <OfPeriod
      {...{ part: "invoiced", steps, length, now, before }}
      format={(cents) => showMoney(cents, language)}
      formatTick={(cents) => showRoundMoney(cents, language)}
    />
  );
}

/** How many projects were planned to start in each step of the period. */
export const Begun = ({
  steps,
  length,
}: {
  steps: Dashboard["graphs"]["project_count"];
  length: StepLength;
}) => (
  <OfPeriod
    {...{ part: "begun", steps, length, format: String }}
    now={steps.map(({ projects }) => projects)}
    before={steps.map(({ previous_projects }) => previous_projects)}
  />
);

interface OfPeriodProps {
  part: "invoiced" | "begun";
  steps: readonly { from: string; to: string }[];
  length: StepLength;
  now: number[];
  before: number[];
  format: (value: number) => string;
  formatTick?: (value: number) => string;
}

function OfPeriod({ part, steps, length, now, before, ...formats }: OfPeriodProps) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  const isEmpty = [...now, ...before].every((value) => value === 0);
  const sum = (values: number[]) => formats.format(values.reduce((all, value) => all + value, 0));
  return (
    <Card title={t(`dashboard.${part}.title`)} empty={isEmpty ? t(`dashboard.${part}.empty`) : undefined}>
      <ColumnChart
        {...formats}
        title={t(`dashboard.${part}.title`)}
        summary={t("dashboard.beside", { now: sum(now), before: sum(before) })}
        heading={t(`dashboard.steps.${length}`)}
        steps={nameSteps(t, steps, length)}
        series={[
          { name: t("dashboard.this_period"), values: now },
          { name: t("dashboard.period_before"), values: before },
        ]}
      />
    </Card>
  );
}
