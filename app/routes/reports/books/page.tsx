import { useLoaderData, useSearchParams } from "@remix-run/react";
import { searchOf } from "#app/lists/read-period.ts";
import type { Titled } from "#app/title.ts";
import type { Translate } from "#locales/texts.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { accountingPresets } from "#model/accounting/presets.ts";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { PeriodChooser } from "#ui/period-chooser.tsx";
import { Files } from "./files.tsx";
import { Overview } from "./overview.tsx";
import { loader } from "./read.ts";

const title = (t: Translate) => `${t("reports.title")} / ${t("books_export.title")}`;

export const handle = { title } satisfies Titled;

export { loader };

/** Files for the bookkeeper: what a period has, and what of it goes into which program. */
export default function BooksExport() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const isFileMissing = useSearchParams()[0].has("file");
  const presets = accountingPresets(page.today).map(({ name, period }) => ({
    name: t(`books_export.presets.${name}`),
    period,
  }));
  const words = {
    period: t("books_export.period"),
    from: t("books_export.from"),
    to: t("books_export.to"),
    show: t("books_export.show"),
  };
  const { typed, errors } = page;
  const hasDocuments = page.sums.some(({ documents }) => documents > 0);
  return (
    <main>
      <PageHeader title={title(t)} />
      <div className="flex max-w-[960px] flex-col gap-6 p-4 sm:p-6">
        <PeriodChooser key={searchOf(typed)} typed={typed} errors={errors} presets={presets} words={words} />
        {isFileMissing && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-danger">
            {page.unfit.length > 0
              ? t("books_export.unfit", { documents: page.unfit.join(", ") })
              : t("books_export.no_file")}
          </p>
        )}
        <MissingPart problem={page.problem} />
        {!page.problem && !hasDocuments && <Empty text={t("books_export.nothing")} />}
        {hasDocuments && (
          <>
            <Overview page={page} />
            <Files period={page.period} />
          </>
        )}
      </div>
    </main>
  );
}
