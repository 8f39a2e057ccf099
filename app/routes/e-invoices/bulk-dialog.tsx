import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { eInvoiceChannels } from "#model/einvoice/duty.ts";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { actOnRows } from "../bulk/act-on-rows.ts";
import { chosenOf, withoutChoice } from "../bulk/chosen-row.ts";
import { ActRow, BulkDialog } from "../bulk/dialog.tsx";
import { eInvoiceActs } from "./bulk-acts.ts";
import { eInvoiceList } from "./filters.ts";
import type { loader as listLoader } from "./list.tsx";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return actOnRows({ request, context }, eInvoiceActs);
}

/** It is noted of the chosen documents how and when they were sent, or that they were reported. */
export default function BulkEInvoices() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const list = useRouteLoaderData<typeof listLoader>("routes/e-invoices/list");
  return (
    <BulkDialog
      closeTo={withoutChoice(eInvoiceList, params)}
      rows={chosenOf(list?.page?.data ?? [], params).map(({ id, invoice_nr, customer, version }) => ({
        id,
        name: invoice_nr || t("bulk.draft", { client: customer.name }),
        version,
      }))}
      file={undefined}
      hrefOf={(id) => `${eInvoiceList}/${id}`}
    >
      {(field) => (
        <>
          <ActRow act="sent" name={t("bulk.sent")}>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                field={field("channel", "")}
                label={t("e_invoices.channel")}
                options={eInvoiceChannels.map((value) => ({
                  value,
                  label: t(`e_invoices.channels.${value}`),
                }))}
                none={t("e_invoices.no_channel")}
              />
              <DateField field={field("sent_on", today())} label={t("e_invoices.sent_on")} />
            </div>
          </ActRow>
          <ActRow act="reported" name={t("e_invoices.mark_reported")}>
            <DateField field={field("reported_on", today())} label={t("e_invoices.reported_on")} />
          </ActRow>
        </>
      )}
    </BulkDialog>
  );
}
