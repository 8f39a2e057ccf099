import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { loadReport } from "./load.ts";
import { ReportPage } from "./page.tsx";
import { planningSource } from "./sources.ts";

export const handle = {
  title: (t) => `${t("reports.title")} / ${t("menu.planningReport")}`,
} satisfies Titled;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "planningReport", () => loadReport(context, request, planningSource));

/** Hours that were estimated, planned and invoiced, by project and work. */
export default function PlanningReport() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const title = `${t("reports.title")} / ${t("menu.planningReport")}`;
  return <ReportPage title={title} source={planningSource} loaded={loaded} />;
}
