import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reading } from "~/guard";
import type { Titled } from "~/title";
import { loadReport } from "./load";
import { ReportPage } from "./page";
import { planningSource } from "./sources";

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
