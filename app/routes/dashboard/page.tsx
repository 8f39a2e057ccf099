import { useLoaderData } from "@remix-run/react";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { stepsOf } from "#model/calendar/time-steps.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Beginning, isBeginning } from "./beginning.tsx";
import { CashFlow } from "./cash-flow.tsx";
import { IncomeForecast } from "./income-forecast.tsx";
import { IncomeProgress } from "./income-progress.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { DashboardPeriod } from "./period-chooser.tsx";
import { type DashboardData, loader } from "./read-dashboard.ts";
import { Begun, Invoiced } from "./series.tsx";
import { SetupOffer } from "./setup-offer.tsx";
import { showPeriod } from "./step-names.ts";
import { Utilisation } from "./utilisation.tsx";

export { loader };

export const handle = { title: (t) => t("dashboard.title") } satisfies Titled;

export default function Dashboard() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const { period, chosen } = data;
  const { steps } = stepsOf(period);
  const before = showPeriod({ from: steps[0]?.previous.from ?? "", to: steps.at(-1)?.previous.to ?? "" });
  return (
    <main>
      <PageHeader
        title={t("dashboard.title")}
        search={<DashboardPeriod {...chosen} key={Object.values(chosen.typed).join()} today={data.today} />}
      />
      <div className="dashboard">
        {data.setup && <SetupOffer {...data.setup} />}
        <p className="text-grey-600">{t("dashboard.compared", { period: showPeriod(period), before })}</p>
        <KeyFigures {...data} />
        {isBeginning(data) ? (
          <Beginning isSettingUp={data.setup ? !data.setup.is_ended : false} />
        ) : (
          <Pictures {...data} />
        )}
      </div>
    </main>
  );
}

function Pictures({ graphs, period, income_progress, utilisation, ...rest }: DashboardData) {
  const { length } = stepsOf(period);
  return (
    <div className="dashboard-charts">
      <Invoiced steps={graphs.invoices} length={length} />
      <Begun steps={graphs.project_count} length={length} />
      <IncomeProgress months={income_progress} />
      <IncomeForecast {...rest} />
      <CashFlow {...rest} />
      {utilisation && <Utilisation {...utilisation} />}
    </div>
  );
}
