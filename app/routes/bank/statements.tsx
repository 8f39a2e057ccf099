import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Download, FileUp, Trash2 } from "lucide-react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type StatementRow, statementPage } from "#model/bank-entry/bank-entry.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { showIn } from "#model/money/show-in.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type Columns, ColumnTable } from "#ui/column-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head } from "#ui/list-table.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pager } from "#ui/pager.tsx";

export const handle = { title: (t) => t("bank_entries.statements") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["page", "per_page"]);
  const { data: page, problem } = await reading(context, request, "bank", () =>
    optionalData(context.api.get(`/bank/statements${query}`, statementPage).then((data) => ({ data }))),
  );
  return { page: page && { ...page, meta: insideList(page, request) }, problem };
}

const columns: Columns<StatementRow> = {
  period: {
    head: "bank_entries.period",
    width: "w-52",
    card: "title",
    cell: ({ id, from, to, number }) => {
      const period = [from, to].map((date) => date && showDate(date));
      return (
        <Link to={`/bank?statement=${id}&state=open`} className="row-link font-medium">
          {period.filter(Boolean).join("–") || number || "–"}
        </Link>
      );
    },
  },
  account: {
    head: "bank_entries.account",
    cell: ({ iban, file_name }) => (
      <>
        <span className="numeric block truncate">{iban}</span>
        <span className="block truncate text-xs text-grey-600" title={file_name}>
          {file_name}
        </span>
      </>
    ),
  },
  entries: {
    head: "bank_entries.entries",
    width: "w-52",
    cell: ({ new_count, known_count, open_count }, { t }) => (
      <>
        <span className="block truncate">
          {t("bank_entries.entries_of", { count: new_count, open: open_count })}
        </span>
        {known_count > 0 && (
          <span className="block truncate text-xs text-grey-600">
            {t("bank_entries.known", { count: known_count })}
          </span>
        )}
      </>
    ),
  },
  closing: {
    head: "bank_entries.closing",
    width: "w-36",
    className: "end",
    isNumeric: true,
    from: 1100,
    cell: ({ closing_cents, currency }, { language }) =>
      closing_cents === null ? "–" : showIn(closing_cents, currency, language),
  },
  taken: {
    head: "bank_entries.taken",
    width: "w-48",
    from: 1280,
    cell: ({ taken_at, taken_by }) => (
      <>
        <span className="block truncate">{showTimestamp(taken_at)}</span>
        <span className="block truncate text-xs text-grey-600">{taken_by?.name}</span>
      </>
    ),
  },
};

/** The statements that were taken, the last one first. */
export default function Statements() {
  const { t } = useTranslation();
  const { page, problem } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/bank/add" tone="main" icon={<Icon of={FileUp} />}>
      {t("bank_entries.add")}
    </ButtonLink>
  );
  return (
    <main>
      <PageHeader
        title={t("bank_entries.statements")}
        backTo="/bank"
        {...(page && { count: page.meta.total })}
        actions={page && add}
      />
      <MissingPart problem={problem} className="m-4 sm:m-6" />
      {page && page.data.length > 0 && (
        <>
          <ColumnTable
            label={t("bank_entries.statements")}
            columns={columns}
            items={page.data}
            keyOf={({ id }) => id}
            sortings={[]}
            after={{
              head: (
                <Head className="w-26 print:hidden!">
                  <span className="sr-only">{t("bank_entries.acts")}</span>
                </Head>
              ),
              cell: (statement) => <StatementActs statement={statement} />,
            }}
          />
          <Pager meta={page.meta} />
        </>
      )}
      {page?.data.length === 0 && <Empty text={t("bank_entries.empty")}>{add}</Empty>}
      <Outlet />
    </main>
  );
}

/** The file as it came; only a statement of which nothing is booked or set aside can go. */
function StatementActs({ statement: { id, file_name, open_count, new_count } }: { statement: StatementRow }) {
  const { t } = useTranslation();
  return (
    <Cell className="end print:hidden!">
      <a
        href={`/api/bank/statements/${id}/file`}
        aria-label={t("bank_entries.file_of", { name: file_name })}
        title={t("bank_entries.file")}
        className="row-toggle"
      >
        <Icon of={Download} />
      </a>
      {open_count === new_count && (
        <Link
          to={`/bank/statements/${id}/delete`}
          preventScrollReset
          aria-label={t("bank_entries.delete_one", { name: file_name })}
          title={t("form.delete")}
          className="row-toggle"
        >
          <Icon of={Trash2} />
        </Link>
      )}
    </Cell>
  );
}
