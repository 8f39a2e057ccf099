import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceTypeName } from "#model/invoice/type.ts";
import { showMoney } from "#model/money/show-money.ts";

/** What a colleague changed in a draft, as it is by now. */
export function Changes({ theirs, before }: { theirs: Invoice; before: Invoice }) {
  const { t, language } = useTranslation();
  const rows = (shown: Invoice) => [
    [t("invoice.type"), t(`documents.${invoiceTypeName(shown.invoice_type_id)}`)],
    [t("invoice.date"), showDate(shown.date ?? "")],
    [t("invoice.supply_date"), showDate(shown.supply_date ?? "")],
    [t("invoice.due_date"), showDate(shown.due_date ?? "")],
    [t("invoice.total"), showMoney(shown.total_cents, language)],
    [t("invoice.description"), shown.description],
    [t("invoice.comment"), shown.comment],
    [t("documents.buyer_reference"), shown.buyer_reference],
    [t("documents.order_number"), shown.order_number],
    [t("invoice.dispatch_address"), shown.waybill?.dispatch_address ?? ""],
    [t("invoice.delivery_address"), shown.waybill?.delivery_address ?? ""],
  ];
  const known = rows(before);
  const changed = rows(theirs).filter(([, value], index) => value !== known[index]?.[1]);
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
      {changed.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-grey-700">{name}</dt>
          <dd className="whitespace-pre-line">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
