import { insideList, queryOf } from "#app/lists/query.ts";
import { invoiceList } from "#model/invoice/invoice.ts";
import { specifiedInvoiceSortings } from "#model/list/sortings.ts";
import type { Api } from "#model/page/context.ts";
import { Empty } from "#ui/empty.tsx";
import { Pager } from "#ui/pager.tsx";
import { readings } from "../invoices/filters.ts";
import { ListSums } from "../invoices/list-sums.tsx";
import { namesIn } from "../invoices/status-names.ts";
import { InvoiceTable } from "../invoices/table.tsx";
import { narrowed } from "./narrowed.ts";

/** The page of a client's or a project's documents that an address asks for. */
export async function documentsAt(
  request: Request,
  api: Api,
  of: "client" | "project",
  id: string | undefined,
) {
  const asked = narrowed(queryOf(request, ["page", "per_page", "sorting"], readings), of, id);
  const { invoices, sums, statuses, sortings } = await api.get(`/invoices${asked}`, invoiceList);
  const { data, ...meta } = invoices;
  return {
    data,
    meta: insideList({ data, meta }, request),
    sums,
    names: namesIn(statuses),
    sortings: sortings ?? specifiedInvoiceSortings,
  };
}

type DocumentsPageProps = Awaited<ReturnType<typeof documentsAt>> & {
  /** What is said where there are none. */
  none: string;
};

/** Invoices, waybills and credit notes of a client or a project. */
export function DocumentsPage({ data, meta, sums, names, sortings, none }: DocumentsPageProps) {
  if (data.length === 0) return <Empty text={none} />;
  return (
    <>
      <InvoiceTable invoices={data} names={names} sortings={sortings} />
      <Pager meta={meta} />
      {sums && <ListSums sums={sums} />}
    </>
  );
}
