import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { Link } from "#ui/link.tsx";
import { useInSight } from "#ui/use-in-sight.ts";
import type { Source } from "./sources.ts";

/** The reports that are switched on; each takes along what the open one is filtered by. */
export function ReportTabs({ sources, current }: { sources: readonly Source[]; current: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const tabs = useInSight(current);
  const addressOf = ({ report }: Source) => {
    const kept = report.filters.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : []));
    return `?${new URLSearchParams([["report", report.name], ...kept])}`;
  };
  return (
    <nav
      ref={tabs}
      data-tabs
      aria-label={t("reports.choose")}
      className="-mb-3 mt-1 flex gap-x-5 overflow-x-auto scriptless:flex-wrap print:hidden"
    >
      {sources.map((source) => (
        <Link
          key={source.report.name}
          to={addressOf(source)}
          prefetch="intent"
          aria-current={source.report.name === current ? "page" : undefined}
          className="flex h-9 shrink-0 items-center border-b-2 border-transparent text-grey-600 transition-colors duration-150 hover:text-body aria-[current]:border-primary-ink aria-[current]:font-medium aria-[current]:text-primary-ink"
        >
          {t(`reports.short.${source.report.name}`)}
        </Link>
      ))}
    </nav>
  );
}
