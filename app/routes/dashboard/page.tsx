import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reading } from "~/guard";
import { dashboardAnswer } from "~/model/dashboard";
import { today } from "~/model/dates";
import { stepsOf } from "~/model/time-steps";
import type { Titled } from "~/title";
import { PageHeader } from "~/ui/page-header";
import { Beginning, isBeginning } from "./beginning";
import { IncomeForecast } from "./income-forecast";
import { IncomeProgress } from "./income-progress";
import { KeyFigures } from "./key-figures";
import { readPeriod } from "./period";
import { PeriodChooser } from "./period-chooser";
import { Begun, Invoiced } from "./series";
import { showPeriod } from "./step-names";
import { Utilisation } from "./utilisation";

export const handle = { title: (t) => t("dashboard.title") } satisfies Titled;

/** How a period went beside the one before, and how things stand today (specification §3, Dashboard). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { period, ...chosen } = readPeriod(new URL(request.url).searchParams);
  const { data } = await reading(context, request, "dashboard", () =>
    context.api.get(`/dashboard?${new URLSearchParams({ ...period })}`, dashboardAnswer),
  );
  return { ...data, period, chosen, today: today() };
}
export type DashboardData = Awaited<ReturnType<typeof loader>>;

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
        search={<PeriodChooser {...chosen} key={Object.values(chosen.typed).join()} today={data.today} />}
      />
      <div className="dashboard">
        <p className="text-grey-600">{t("dashboard.compared", { period: showPeriod(period), before })}</p>
        <KeyFigures {...data} />
        {isBeginning(data) ? <Beginning /> : <Pictures {...data} />}
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
      {utilisation && <Utilisation {...utilisation} />}
    </div>
  );
}
