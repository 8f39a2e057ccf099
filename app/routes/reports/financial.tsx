import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ModuleKey } from "~/model/config";
import { screens } from "~/model/screens";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { PageHeader } from "~/ui/page-header";
import { useRoot } from "~/use-root";
import { loadReport } from "./load";
import { ReportPage } from "./page";
import { financialSources } from "./sources";
import { ReportTabs } from "./tabs";

export const handle = {
  title: (t) => `${t("reports.title")} / ${t("menu.financialReport")}`,
} satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadReport(context, request, "financialReport", async (query) => {
    const { config } = await context.viewer();
    const open = sourcesIn(config.modules);
    const [first = null] = open;
    const asked = query.get("report");
    const chosen = open.find(({ report }) => report.name === asked);
    // What is switched off, or was never there, leads on to what is.
    if (asked !== null && !chosen) throw redirect(screens.financialReport.path);
    return chosen ?? first;
  });
}

/** Hours, income, costs and what was sold: one report at a time (specification §7). */
export default function FinancialReport() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const open = sourcesIn(useRoot()?.modules ?? []);
  const title = `${t("reports.title")} / ${t("menu.financialReport")}`;
  const source = financialSources.find(({ report }) => report.name === loaded?.name);
  if (!loaded || !source)
    return (
      <main>
        <PageHeader title={title} />
        <Empty text={t("reports.all_off")}>
          <ButtonLink to="/settings/modules" tone="main">
            {t("reports.to_modules")}
          </ButtonLink>
        </Empty>
      </main>
    );
  return (
    <ReportPage title={title} source={source} loaded={loaded}>
      <ReportTabs sources={open} current={loaded.name} />
    </ReportPage>
  );
}

/** The reports whose modules are on. */
const sourcesIn = (modules: readonly string[]) =>
  financialSources.filter(({ report }) => modules.includes(report.module satisfies ModuleKey));
