import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { readPeriod, searchOf } from "#app/lists/read-period.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { accountingEntries } from "#model/accounting/entry.ts";
import { jumisFile, unfitForJumis } from "#model/accounting/jumis.ts";
import { overviewOf } from "#model/accounting/overview.ts";
import { accountingPeriod } from "#model/accounting/period.ts";
import { accountingPresets } from "#model/accounting/presets.ts";
import { one } from "#model/answer/answer.ts";
import { company } from "#model/company/company.ts";
import { today } from "#model/date/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { PeriodChooser } from "#ui/period-chooser.tsx";
import { Files } from "./files.tsx";
import { Overview } from "./overview.tsx";

export const handle = { title: (t) => t("books_export.title") } satisfies Titled;

/** Documents and partners that are named at most. */
const mostNamed = 5;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "booksExport", async () => {
    const query = new URL(request.url).searchParams;
    const asked = readPeriod(accountingPeriod, query);
    const [entries, details] = await Promise.all([
      optionalData(context.api.get(`/accounting/entries${searchOf(asked.period)}`, accountingEntries)),
      optionalData(context.api.get("/companies/1/details", one(company))),
    ]);
    const { sums, unnumbered } = overviewOf(entries.data ?? []);
    const isUnfit = query.get("file") === "unfit" && entries.data && details.data;
    const unfit = isUnfit ? unfitForJumis(jumisFile(entries.data, details.data.accounting)) : [];
    return {
      ...asked,
      today: today(),
      problem: entries.problem,
      sums,
      unnumbered: unnumbered.slice(0, mostNamed),
      unfit: unfit.slice(0, mostNamed),
      closed: details.data?.closing.until ?? null,
    };
  });

export type BooksPage = ReturnType<typeof useLoaderData<typeof loader>>;

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
      <PageHeader title={t("books_export.title")} />
      <div className="flex max-w-[960px] flex-col gap-6 p-4 sm:p-6">
        <PeriodChooser key={searchOf(typed)} {...{ typed, errors, presets, words }} />
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
