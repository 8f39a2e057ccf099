import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "#locales/use-translation.ts";
import { eInvoiceChannels } from "#model/einvoice/duty.ts";
import type { EInvoice } from "#model/einvoice/e-invoice.ts";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

type Name = "channel" | "sent_on" | "reported_on" | "note";

interface EInvoiceFieldsProps {
  fields: Readonly<Record<Name, FieldMetadata>>;
  /** Who has said what stands there. */
  shown: Pick<EInvoice, "sent_by" | "reported_by">;
}

/** How a document left, and when it was reported. */
export function EInvoiceFields({ fields, shown }: EInvoiceFieldsProps) {
  const { t } = useTranslation();
  const { sent_by, reported_by } = shown;
  return (
    <>
      <SelectField
        field={fields.channel}
        label={t("e_invoices.channel")}
        hint={t("e_invoices.channel_hint")}
        options={[
          { value: "", label: t("e_invoices.no_channel") },
          ...eInvoiceChannels.map((value) => ({ value, label: t(`e_invoices.channels.${value}`) })),
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField field={fields.sent_on} label={t("e_invoices.sent_on")} />
        <DateField field={fields.reported_on} label={t("e_invoices.reported_on")} />
      </div>
      {sent_by && <Said>{t("e_invoices.sent_said", { name: sent_by.name })}</Said>}
      {reported_by && <Said>{t("e_invoices.reported_said", { name: reported_by.name })}</Said>}
      <TextAreaField field={fields.note} label={t("e_invoices.note")} />
    </>
  );
}

const Said = ({ children }: { children: string }) => <p className="text-xs text-grey-600">{children}</p>;
