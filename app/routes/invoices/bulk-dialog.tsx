import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import type { ListedInvoice } from "#model/invoice/invoice.ts";
import { DateField } from "#ui/date-field.tsx";
import { actOnRows } from "../bulk/act-on-rows.ts";
import { chosenOf, withoutChoice } from "../bulk/chosen-row.ts";
import { ActRow, BulkDialog } from "../bulk/dialog.tsx";
import { mailsFromList } from "../mails/can-mail.ts";
import { invoiceActs } from "./bulk-acts.ts";
import type { loader as listLoader } from "./list.tsx";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "invoices");
  return { canMail: await mailsFromList(context, request, "/invoices") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "invoices");
  return actOnRows({ request, context }, invoiceActs);
}

/** The chosen documents are issued or mailed, or it is noted that they were sent or paid. */
export default function BulkInvoices() {
  const { t } = useTranslation();
  const { canMail } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const list = useRouteLoaderData<typeof listLoader>("routes/invoices/list");
  const chosen = chosenOf(list?.data ?? [], params);
  const estimateOf = new Map(chosen.map(({ id, estimate_id }) => [id, estimate_id]));
  return (
    <BulkDialog
      closeTo={withoutChoice("/invoices", params)}
      rows={chosen.toSorted(byDate).map(({ id, invoice_nr, customer, total_cents, version }) => ({
        id,
        name: invoice_nr || t("bulk.draft", { client: customer.name }),
        version: version || undefined,
        seen: total_cents === null ? undefined : String(total_cents),
      }))}
      file={list?.files?.chosen}
      hrefOf={(id) => `/invoices/${estimateOf.get(id) ?? 0}/${id}`}
    >
      {(field) => (
        <>
          <ActRow act="issue" name={t("bulk.issue")}>
            {t("bulk.issue_hint")}
          </ActRow>
          {canMail && (
            <ActRow act="mail" name={t("bulk.mail")}>
              {t("bulk.mail_hint")}
            </ActRow>
          )}
          <ActRow act="sent" name={t("bulk.sent")}>
            {t("bulk.sent_hint")}
          </ActRow>
          <ActRow act="paid" name={t("bulk.paid")}>
            <DateField field={field("payment_date", today())} label={t("invoice.paid_on")} />
          </ActRow>
        </>
      )}
    </BulkDialog>
  );
}

/** Numbers run with the dates: drafts are issued in their order, those without a date with today's. */
const byDate = (one: Dated, other: Dated) =>
  (one.date ?? today()).localeCompare(other.date ?? today()) || one.id - other.id;
type Dated = Pick<ListedInvoice, "id" | "date">;
