import { useTranslation } from "#locales/use-translation.ts";
import { otherTerms, paymentTerms } from "#model/company/payment-terms.ts";
import { showDate } from "#model/date/dates.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { DateField } from "#ui/date-field.tsx";
import { type Control, TextField } from "#ui/field.tsx";
import { Segments } from "#ui/segments.tsx";

type Dated = Record<"invoice_type_id" | "date" | "payment_terms" | "due_date", Control>;

/** Invoice or waybill. */
export function TypeField({ field }: { field: Control }) {
  const { t } = useTranslation();
  const options = (["invoice", "waybill"] as const).map((name) => ({
    value: invoiceType[name],
    label: t(`documents.${name}`),
  }));
  return <Segments field={field} label={t("invoice.type")} options={options} />;
}

/** Payment terms, and the due date that follows from them or is said by itself (specification §3). */
export function TermFields({
  fields,
  due,
}: {
  fields: Pick<Dated, "payment_terms" | "due_date">;
  due: string | null;
}) {
  const { t } = useTranslation();
  const terms = [
    ...paymentTerms.map((days) => ({ value: days, label: t("invoice.term_days", { count: days }) })),
    { value: otherTerms, label: t("invoice.other_terms") },
  ];
  return (
    <>
      <div className="sm:max-xl:col-span-2">
        <Segments field={fields.payment_terms} label={t("invoice.payment_terms")} options={terms} />
      </div>
      <p className="invoice-due flex flex-col gap-1 scriptless:hidden">
        <span className="text-xs font-medium text-grey-700">{t("invoice.due_date")}</span>
        <output className="numeric flex h-9 items-center">{due ? showDate(due) : "–"}</output>
      </p>
      <div className="invoice-own-due">
        <DateField field={fields.due_date} label={t("invoice.due_date")} isRequired />
      </div>
    </>
  );
}

/** What the client wants to find in the document, and its own order. */
export function ReferenceFields({ fields }: { fields: Record<"buyer_reference" | "order_number", Control> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        field={fields.buyer_reference}
        label={t("documents.buyer_reference")}
        hint={t("invoice.buyer_reference_hint")}
      />
      <TextField field={fields.order_number} label={t("documents.order_number")} />
    </>
  );
}

/** What the document is, and its dates. */
export function DocumentFields({
  fields,
  due,
}: {
  fields: Dated & Record<"supply_date" | "buyer_reference" | "order_number", Control>;
  due: string | null;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-base font-semibold text-heading">{t("invoice.document")}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TypeField field={fields.invoice_type_id} />
        </div>
        <DateField field={fields.date} label={t("invoice.date")} isRequired />
        <DateField field={fields.supply_date} label={t("invoice.supply_date")} />
        <TermFields fields={fields} due={due} />
        <ReferenceFields fields={fields} />
      </div>
    </fieldset>
  );
}
