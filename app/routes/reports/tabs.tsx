import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { Source } from "./sources.ts";

/** The reports that are switched on; each takes along what the open one is filtered by. */
export function ReportTabs({ sources, current }: { sources: readonly Source[]; current: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const addressOf = ({ report }: Source) => {
    const kept = report.filters.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : []));
    return `?${new URLSearchParams([["report", report.name], ...kept])}`;
  };
  return (
    <Tabs
      label={t("reports.choose")}
      tabs={sources.map((source) => ({
        to: addressOf(source),
        name: t(`reports.short.${source.report.name}`),
        isCurrent: source.report.name === current,
      }))}
    />
  );
}
