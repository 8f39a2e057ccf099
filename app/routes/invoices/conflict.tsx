import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { showDate } from "~/model/dates";
import { type Invoice, invoice, invoiceTypeName } from "~/model/invoice";
import { showMoney } from "~/model/show-money";

/**
 * A colleague saved this draft meanwhile: what they changed since the form was opened. Saving again keeps what is in the
 * form (design §4).
 */
export function Conflict({ current, draft }: { current: unknown; draft: Invoice }) {
  const { t, i18n } = useTranslation();
  const theirs = invoice.safeParse(current).data;
  if (!theirs) return <input type="hidden" name="version" value={draft.version} />;
  const rows = (shown: Invoice) => [
    [t("invoice.type"), t(`documents.${invoiceTypeName(shown.invoice_type_id)}`)],
    [t("invoice.date"), showDate(shown.date ?? "")],
    [t("invoice.supply_date"), showDate(shown.supply_date ?? "")],
    [t("invoice.due_date"), showDate(shown.due_date ?? "")],
    [t("invoice.total"), showMoney(shown.total_cents, i18n.language)],
    [t("invoice.description"), shown.description],
    [t("invoice.comment"), shown.comment],
    [t("invoice.dispatch_address"), shown.waybill?.dispatch_address ?? ""],
    [t("invoice.delivery_address"), shown.waybill?.delivery_address ?? ""],
  ];
  const before = rows(draft);
  const changed = rows(theirs).filter(([, value], index) => value !== before[index]?.[1]);
  return (
    <section role="alert" className="rounded-card bg-warning-soft p-4">
      <input type="hidden" name="version" value={theirs.version} />
      <h2 className="font-semibold">{t("conflict.title")}</h2>
      <p className="mt-1">{t("conflict.text")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {changed.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-grey-700">{name}</dt>
            <dd>{value || "–"}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`/invoices/${draft.estimate_id}/edit/${draft.id}`}
        reloadDocument
        className="mt-3 inline-block text-primary-ink underline underline-offset-4"
      >
        {t("conflict.take_theirs")}
      </Link>
    </section>
  );
}
