import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/guard.ts";
import { insideList, queryOf } from "#app/query.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { invoiceList } from "#model/invoice/invoice.ts";
import { Empty } from "#ui/empty.tsx";
import { Pager } from "#ui/pager.tsx";
import { ofClient } from "../hub/of-client.ts";
import { readings } from "../invoices/filters.ts";
import { ListSums } from "../invoices/list-sums.tsx";
import { namesIn } from "../invoices/status-names.ts";
import { InvoiceTable } from "../invoices/table.tsx";

export const handle = {
  title: (t) => t("invoices.title"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = ofClient(queryOf(request, ["page", "per_page", "sorting"], readings), params.clientId);
  const { invoices, sums, statuses } = await reading(context, request, "invoices", () =>
    context.api.get(`/invoices${asked}`, invoiceList),
  );
  const { data, ...meta } = invoices;
  return { data, meta: insideList({ data, meta }, request), sums, names: namesIn(statuses) };
}

export default function InvoicesOfClient() {
  const { t } = useTranslation();
  const { data, meta, sums, names } = useLoaderData<typeof loader>();
  if (data.length === 0) return <Empty text={t("hub.no_invoices")} />;
  return (
    <>
      <InvoiceTable invoices={data} names={names} />
      <Pager meta={meta} />
      {sums && <ListSums sums={sums} />}
    </>
  );
}
