import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Pin, Plus } from "lucide-react";
import { reading } from "#app/guard.ts";
import { savedViewsOf } from "#app/saved-views.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type WorkType, workTypeList } from "#model/stock/work-type.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { StockHeader } from "../stock/header.tsx";

export const handle = { title: (t) => t("work_types.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ data }, views] = await reading(context, request, "stock", () =>
    Promise.all([context.api.get("/work-types", workTypeList), savedViewsOf(context.api, "stock/vacancies")]),
  );
  return { data: sorted(data, new URL(request.url).searchParams.get("sorting") ?? ""), views };
}

const inLatvian = new Intl.Collator("lv");
const orders: Record<string, (one: WorkType, other: WorkType) => number> = {
  name: (one, other) => inLatvian.compare(one.name, other.name),
  color: (one, other) => inLatvian.compare(one.color, other.color),
  pinned: (one, other) => Number(other.is_additional) - Number(one.is_additional),
};

/** Every backend sends the whole list, so it is sorted here. Equal rows stay in the order in which they came. */
function sorted(rows: WorkType[], sorting: string): WorkType[] {
  const order = new Map(Object.entries(orders)).get(sorting.replace(/^-/, ""));
  if (!order) return rows;
  return rows.toSorted(sorting.startsWith("-") ? (one, other) => order(other, one) : order);
}

/** Job categories: kinds of work with a colour, the pinned ones first (specification §3). */
export default function WorkTypes() {
  const { t } = useTranslation();
  const { data, views } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/stock/vacancies/add" preventScrollReset tone="main" icon={<Icon of={Plus} />}>
      {t("work_types.add")}
    </ButtonLink>
  );
  return (
    <main>
      <StockHeader list="vacancies" views={views} actions={add} />
      {data.length > 0 ? (
        <ListTable
          label={t("work_types.title")}
          head={
            <>
              <Head sorting="name">{t("work_types.name")}</Head>
              <Head sorting="color" className="w-40">
                {t("work_types.color")}
              </Head>
              <Head sorting="pinned" className="w-44">
                {t("work_types.pinned")}
              </Head>
            </>
          }
        >
          {data.map((row) => (
            <WorkTypeRow key={row.id} workType={row} />
          ))}
        </ListTable>
      ) : (
        <Empty text={t("work_types.empty")}>{add}</Empty>
      )}
      <Outlet />
    </main>
  );
}

function WorkTypeRow({ workType: { id, name, color, is_additional } }: { workType: WorkType }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell card="title">
        <Link
          to={`/stock/vacancies/${id}`}
          preventScrollReset
          prefetch="intent"
          className="row-link font-medium"
          title={name}
        >
          {name}
        </Link>
      </Cell>
      <Cell className="numeric">
        <span className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-4 rounded-sm border border-grey-300"
            style={{ background: color }}
          />
          {color.toUpperCase()}
        </span>
      </Cell>
      <Cell>
        {is_additional && (
          <span className="inline-flex items-center gap-1.5">
            <Icon of={Pin} />
            {t("work_types.pinned")}
          </span>
        )}
      </Cell>
    </Row>
  );
}
