import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useIsOpen } from "#app/use-is-open.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { readsReportsOf, screens } from "#model/list/screens.ts";
import { userRole } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { loadReport } from "./load.ts";
import { ReportPage } from "./page.tsx";
import { financialSources } from "./sources.ts";
import { ReportTabs } from "./tabs.tsx";

export const handle = {
  title: (t) => `${t("reports.title")} / ${t("menu.financialReport")}`,
} satisfies Titled;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "financialReport", async () => {
    const { user, config } = await context.viewer();
    const open = sourcesFor(user, config.modules);
    const asked = new URL(request.url).searchParams.get("report");
    const source = asked === null ? open[0] : open.find(({ report }) => report.name === asked);
    if (source) return loadReport(context, request, source);
    // What is switched off, or was never there, leads on to what is.
    if (asked !== null) throw redirect(screens.financialReport.path);
    return null;
  });

/** Hours, income, costs and what was sold: one report at a time (specification §7). */
export default function FinancialReport() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const root = useRoot();
  const open = sourcesFor(root?.user, root?.modules ?? []);
  const setsModules = useIsOpen("settings");
  const title = `${t("reports.title")} / ${t("menu.financialReport")}`;
  const source = financialSources.find(({ report }) => report.name === loaded?.name);
  if (!loaded || !source)
    return (
      <main>
        <PageHeader title={title} />
        <Empty text={t("reports.all_off")}>
          {setsModules && (
            <ButtonLink to="/settings/modules" tone="main">
              {t("reports.to_modules")}
            </ButtonLink>
          )}
        </Empty>
      </main>
    );
  return (
    <ReportPage title={title} source={source} loaded={loaded}>
      <ReportTabs sources={open} current={loaded.name} />
    </ReportPage>
  );
}

/** The reports of somebody whose modules are on. */
const sourcesFor = (user: User | null | undefined, modules: readonly string[]) =>
  financialSources.filter(
    ({ report }) => user && readsReportsOf(report.module, { role: userRole(user), modules }),
  );
