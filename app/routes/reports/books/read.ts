import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readPeriod, searchOf } from "#app/lists/read-period.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { accountingEntries } from "#model/accounting/entry.ts";
import { jumisFile, unfitForJumis } from "#model/accounting/jumis.ts";
import { overviewOf } from "#model/accounting/overview.ts";
import { accountingPeriod } from "#model/accounting/period.ts";
import { one } from "#model/answer/answer.ts";
import { company } from "#model/company/company.ts";
import { today } from "#model/date/dates.ts";

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

export type BooksPage = Awaited<ReturnType<typeof loader>>;
