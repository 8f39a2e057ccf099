import { useTranslation } from "#locales/use-translation.ts";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { decimalScale } from "#model/money/decimal.ts";
import { ButtonLink } from "#ui/button.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Card } from "./card.tsx";
import { hours, showWhole } from "./hours.ts";
import { showPeriod } from "./step-names.ts";

const whole = 100 * decimalScale;

/** How much of each employee's time is planned this week. */
export function Utilisation({ employees, ...week }: NonNullable<Dashboard["utilisation"]>) {
  const { t, language } = useTranslation();
  const title = t("dashboard.utilisation.title");
  const share = (percent: number) => showWhole(percent, language);
  return (
    <Card title={title} empty={employees.length === 0 ? <NoEmployees /> : undefined}>
      <BarChart
        title={title}
        summary={t("dashboard.utilisation.summary", {
          week: showPeriod(week),
          share: share(week.percent ?? 0),
        })}
        heading={t("dashboard.utilisation.employee")}
        names={employees.map(({ name }) => name)}
        notes={{
          name: t("dashboard.utilisation.hours"),
          values: employees.map((load) => t("dashboard.utilisation.of", hours(load, language))),
        }}
        series={[
          { name: t("dashboard.utilisation.share"), values: employees.map(({ percent }) => percent ?? 0) },
        ]}
        reach={whole}
        format={share}
      />
    </Card>
  );
}

function NoEmployees() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("dashboard.utilisation.empty")}</p>
      <ButtonLink to="/users">{t("dashboard.utilisation.to_users")}</ButtonLink>
    </>
  );
}
