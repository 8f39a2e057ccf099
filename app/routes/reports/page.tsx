import { useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { searchOf } from "#app/lists/read-period.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { screens } from "#model/list/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { LoadedReport } from "./load.ts";
import { NoRows, Problem } from "./no-report.tsx";
import { Picture } from "./picture.tsx";
import { PrintedFilters } from "./printed-filters.tsx";
import type { Source } from "./sources.ts";
import { ReportTable } from "./table.tsx";

interface ReportPageProps {
  title: string;
  source: Source;
  loaded: LoadedReport;
  children?: ReactNode;
}

const tableId = "report";

/** A report on its screen: filters, picture, table, and the way to its spreadsheet. */
export function ReportPage({ title, source, loaded, children }: ReportPageProps) {
  const { t } = useTranslation();
  const { name, problem, shown, file } = loaded;
  // Where the report itself is refused, that is the reason.
  const isFileMissing = useSearchParams()[0].has("file") && shown !== null;
  const hasRows = shown !== null && shown.count > 0;
  return (
    <main>
      <PageHeader
        title={title}
        actions={
          <>
            {source.report.module === "books" && (
              <ButtonLink to={`${screens.booksExport.path}${periodOf(loaded)}`}>
                {t("books_export.title")}
              </ButtonLink>
            )}
            {file && (
              <ButtonLink to={file} reloadDocument icon={<Icon of={Download} />}>
                {t("reports.export")}
              </ButtonLink>
            )}
          </>
        }
      >
        {children}
        <PrintedFilters {...{ report: source.report, loaded }} />
      </PageHeader>
      <FilterForm key={JSON.stringify(loaded.filters)} report={source.report} loaded={loaded} />
      {!shown?.chart && (
        <h2 className="px-4 pt-5 pb-2 font-semibold sm:px-6">{t(`reports.titles.${name}`)}</h2>
      )}
      {isFileMissing && (
        <p role="alert" className="mx-4 mb-4 rounded-control bg-danger-soft px-3 py-2 text-danger sm:mx-6">
          {t("reports.no_file")}
        </p>
      )}
      {problem && <Problem problem={problem} />}
      {shown && !hasRows && <NoRows report={source.report} />}
      {hasRows && shown.chart && (
        <div className="max-w-[1600px] px-4 pt-5 pb-6 sm:px-6">
          <Picture report={source.report} chart={shown.chart} tableId={tableId} />
        </div>
      )}
      {hasRows && <p className="px-4 pb-2 text-grey-600 sm:px-6">{t(`reports.notes.${name}`)}</p>}
      {hasRows && (
        <ReportTable
          {...{ id: tableId, report: source.report, shown, sorting: loaded.sorting }}
          from={loaded.filters?.from ?? ""}
        />
      )}
    </main>
  );
}

/** The same period as an address says it. */
const periodOf = ({ filters }: LoadedReport): string => (filters ? searchOf(filters) : "");
