import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { CheckCheck, Files, FileUp } from "lucide-react";
import { formOf } from "#app/forms/form.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { insideList, queryOf } from "#app/lists/query.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type EntryPage, entryPage } from "#model/bank-entry/bank-entry.ts";
import type { entryStates } from "#model/bank-entry/entry-states.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChosenBar } from "#ui/chosen-rows.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Head } from "#ui/list-table.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { ownFilters } from "./address.ts";
import { columns } from "./columns.tsx";
import { pressed } from "./pressed.ts";
import { EntryActs } from "./row-acts.tsx";
import { stateIn } from "./state-in.ts";
import { Accounts, States } from "./tabs.tsx";

export const handle = { title: (t) => t("bank_entries.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url);
  asked.searchParams.set("state", stateIn(asked.searchParams));
  const query = queryOf(new Request(asked), ["page", "per_page", ...ownFilters]);
  const { data: page, problem } = await reading(context, request, "bank", () =>
    optionalData(context.api.get(`/bank/entries${query}`, entryPage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

/** Books what is proposed for an entry, sets it against the one that it takes back, or opens it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "bank");
  const form = await formOf(request);
  return pressInRow({ request, context }, "/bank", () => pressed(context, form));
}

/** Entries of bank statements, worked through by keyboard: those that are to be booked first. */
export default function Bank() {
  const { t } = useTranslation();
  const { page, problem } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const hasAny = page !== null && page.summary.open + page.summary.booked + page.summary.aside > 0;
  return (
    <main>
      <PageHeader
        title={t("bank_entries.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={hasAny && <SearchBox label={t("bank_entries.search")} />}
        actions={page && <Actions page={page} />}
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
        {hasAny && <States params={params} summary={page.summary} />}
        {hasAny && page.summary.accounts.length > 1 && (
          <Accounts params={params} accounts={page.summary.accounts} />
        )}
        {params.has("statement") && (
          <p data-filters className="mt-2 text-xs">
            {t("bank_entries.of_statement")}{" "}
            <Link to="/bank" className="text-primary-ink underline underline-offset-4">
              {t("bank_entries.show_all")}
            </Link>
          </p>
        )}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("bank_entries.title")}
            columns={columns}
            items={page.data.map((entry) => ({ entry, params: params.toString() }))}
            keyOf={({ entry }) => entry.id}
            chosenAs={
              stateIn(params) === "open"
                ? ({ entry: { id, party, text } }) => ({ id, name: party.name || text || String(id) })
                : undefined
            }
            sortings={page.sortings ?? []}
            after={{
              head: (
                <Head className="w-52 print:hidden!">
                  <span className="sr-only">{t("bank_entries.acts")}</span>
                </Head>
              ),
              cell: ({ entry }) => <EntryActs entry={entry} />,
            }}
          />
          <Pager meta={page.meta} />
          <ChosenBar to="/bank/aside" label={t("bank_entries.set_aside")} />
        </>
      )}
      {page?.data.length === 0 && (
        <NoEntries
          hasAny={hasAny}
          state={stateIn(params)}
          isSearched={["q", "statement", "account", "direction"].some((name) => params.has(name))}
        />
      )}
      <Outlet />
    </main>
  );
}

function Actions({ page: { summary } }: { page: EntryPage }) {
  const { t } = useTranslation();
  const hasCertain = summary.certain > 0;
  return (
    <>
      <ButtonLink to="/bank/statements" icon={<Icon of={Files} />}>
        {t("bank_entries.statements")}
      </ButtonLink>
      <ButtonLink
        to="/bank/add"
        preventScrollReset
        {...(!hasCertain && { tone: "main" })}
        icon={<Icon of={FileUp} />}
      >
        {t("bank_entries.add")}
      </ButtonLink>
      {hasCertain && (
        <ButtonLink to="/bank/certain" preventScrollReset tone="main" icon={<Icon of={CheckCheck} />}>
          {t("bank_entries.book_certain", { count: summary.certain })}
        </ButtonLink>
      )}
    </>
  );
}

interface NoEntriesProps {
  hasAny: boolean;
  state: (typeof entryStates)[number];
  isSearched: boolean;
}

function NoEntries({ hasAny, state, isSearched }: NoEntriesProps) {
  const { t } = useTranslation();
  if (isSearched)
    return (
      <Empty text={t("bank_entries.none_match")}>
        <ButtonLink to="/bank">{t("filters.clear")}</ButtonLink>
      </Empty>
    );
  if (hasAny) return <Empty text={t(state === "open" ? "bank_entries.all_done" : "bank_entries.none_yet")} />;
  return (
    <Empty text={t("bank_entries.empty")}>
      <ButtonLink to="/bank/add" preventScrollReset tone="main" icon={<Icon of={FileUp} />}>
        {t("bank_entries.add")}
      </ButtonLink>
    </Empty>
  );
}
