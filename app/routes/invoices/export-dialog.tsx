import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { mostRows } from "#model/file/spreadsheet-rules.ts";
import { invoiceList } from "#model/invoice/invoice.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { readings, selection } from "./filters.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, selection, readings);
  const { invoices } = await reading(context, request, "invoices", () =>
    context.api.get(`/invoices${query || "?"}&per_page=1`, invoiceList),
  );
  return { total: invoices.total, file: `/api/invoices/export${query}` };
}

/** How many documents a spreadsheet would hold; where they are too many, that says so and leads to the filters. */
export default function ExportInvoices() {
  const { t } = useTranslation();
  const { total, file } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isTooLarge = total > mostRows;
  return (
    <Dialog title={t("bulk.export.title")} closeTo={`/invoices?${params}`}>
      <DialogBody>
        <p>{t(isTooLarge ? "bulk.export.found" : "bulk.export.count", { count: total })}</p>
        {isTooLarge && <p role="alert">{t("errors.too_many_rows")}</p>}
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={`/invoices?${params}`} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
        {isTooLarge ? (
          <ButtonLink to={`/invoices/filter?${params}`} preventScrollReset tone="main">
            {t("bulk.export.narrow")}
          </ButtonLink>
        ) : (
          <ButtonLink to={file} reloadDocument tone="main">
            {t("bulk.export.download")}
          </ButtonLink>
        )}
      </DialogFooter>
    </Dialog>
  );
}
