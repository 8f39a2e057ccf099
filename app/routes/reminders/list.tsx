import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { tabAt } from "#app/lists/tab-address.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { remindedPage, reminderStates } from "#model/invoice/reminder.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { columns } from "./columns.tsx";
import { OffNotice } from "./off-notice.tsx";

export const handle = { title: (t) => t("reminders.title") } satisfies Titled;

const path = "/invoices/reminders";

const stateIn = (query: URLSearchParams) => reminderStates.find((state) => state === query.get("state"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isOfState = stateIn(new URL(request.url).searchParams) !== undefined;
  const query = queryOf(request, ["page", "per_page", "q", ...(isOfState ? ["state"] : [])]);
  const { data: page, problem } = await reading(context, request, "invoices", () =>
    optionalData(context.api.get(`/reminders${query}`, remindedPage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem, today: today() };
}

/** The documents that are not paid: what their clients were reminded of, what comes next, or why nothing does. */
export default function Reminders() {
  const { t } = useTranslation();
  const { page, problem, today } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const state = stateIn(params);
  return (
    <main>
      <PageHeader
        title={t("reminders.title")}
        backTo="/invoices"
        {...(page && { count: page.meta.total })}
        search={page && <SearchBox label={t("invoices.search")} />}
      >
        <PrintedFact label={t("filters.q")} value={params.get("q")} />
        {page && <States params={params} />}
      </PageHeader>
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && !page.is_on && <OffNotice />}
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("reminders.title")}
            columns={columns}
            items={page.data.map((invoice) => ({ invoice, today }))}
            keyOf={({ invoice }) => invoice.id}
            sortings={[]}
          />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && <NoReminders isFiltered={state !== undefined || params.has("q")} />}
    </main>
  );
}

function States({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const current = stateIn(params);
  return (
    <Tabs
      label={t("reminders.show")}
      tabs={[
        { to: tabAt(path, params, ["state"]), name: t("filters.all"), isCurrent: current === undefined },
        ...reminderStates.map((state) => ({
          to: tabAt(path, params, ["state"], { state }),
          name: t(`reminders.states.${state}`),
          isCurrent: state === current,
        })),
      ]}
    />
  );
}

function NoReminders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return (
    <Empty text={t(isFiltered ? "reminders.none_match" : "reminders.empty")}>
      {isFiltered && <ButtonLink to={path}>{t("filters.clear")}</ButtonLink>}
    </Empty>
  );
}
