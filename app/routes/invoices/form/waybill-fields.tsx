import { useTranslation } from "#locales/use-translation.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import { type WaybillPurpose, waybillPurposes } from "#model/invoice/waybill.ts";
import { type Control, TextField } from "#ui/field.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";

type WaybillField =
  | "purpose"
  | "dispatch_address"
  | "delivery_address"
  | "issued_by"
  | "received_by"
  | "carrier"
  | "pricing_invoice_id";

interface WaybillFieldsProps {
  fields: Record<WaybillField, Control>;
  invoices: InvoiceChoices["pricing_invoices"];
}

/** What a waybill says beyond an invoice (domain H11). */
export function WaybillFields({ fields, invoices }: WaybillFieldsProps) {
  const { t } = useTranslation();
  const purposes = waybillPurposes.map((value: WaybillPurpose) => ({
    value,
    label: t(`invoice.purposes.${value}`),
  }));
  return (
    <fieldset className="invoice-waybill min-w-0">
      <legend className="mb-3 text-base font-semibold text-heading">{t("invoice.waybill")}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Segments field={fields.purpose} label={t("invoice.purpose")} options={purposes} />
        <SelectField
          field={fields.pricing_invoice_id}
          label={t("invoice.pricing_invoice")}
          options={invoices.map(({ id, invoice_nr }) => ({ value: id, label: invoice_nr }))}
          none={t("invoice.no_pricing_invoice")}
          hint={t("invoice.pricing_hint")}
        />
        <TextField field={fields.dispatch_address} label={t("invoice.dispatch_address")} isRequired />
        <TextField field={fields.delivery_address} label={t("invoice.delivery_address")} isRequired />
        <TextField field={fields.issued_by} label={t("invoice.issued_by")} />
        <TextField field={fields.received_by} label={t("invoice.received_by")} />
        <TextField field={fields.carrier} label={t("invoice.carrier")} className="sm:col-span-2" />
      </div>
    </fieldset>
  );
}
