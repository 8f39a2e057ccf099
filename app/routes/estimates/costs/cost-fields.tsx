import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type PaymentType, paymentTypes } from "#model/estimate/additional-cost.ts";
import { type Control, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

/** The form that adds and the rows below it stand in the same columns. */
export const columns =
  "grid grid-cols-2 items-start gap-2 sm:grid-cols-[1fr_1fr_9.5rem_8rem_6.5rem] sm:gap-3";

interface CostFieldsProps {
  fields: Record<"name" | "description" | "payment_type_id" | "total", Control>;
  /** The cost that they belong to. Its fields have no labels of their own: those of the form above stand over them. */
  of?: string;
}

/** What is known of a cost: what for, how it was paid, how much. */
export function CostFields({ fields, of }: CostFieldsProps) {
  const { t } = useTranslation();
  const called = (label: string) =>
    of === undefined ? { label } : { "aria-label": `${label}: ${of}`, title: label };
  const isNew = of === undefined;
  return (
    <>
      <TextField
        field={fields.name}
        {...called(t("estimates.costs.name"))}
        isRequired={isNew}
        className="max-sm:col-span-2"
        data-autofocus={isNew || undefined}
      />
      <TextField
        field={fields.description}
        {...called(t("estimates.costs.description"))}
        className="max-sm:col-span-2"
      />
      <SelectField
        field={fields.payment_type_id}
        {...called(t("estimates.costs.payment"))}
        options={payments.map(({ id, name }) => ({
          value: id,
          label: t(`estimates.costs.payments.${name}`),
        }))}
      />
      <TextField
        field={fields.total}
        {...called(t("estimates.costs.amount"))}
        isRequired={isNew}
        inputMode="decimal"
        autoComplete="off"
        suffix={t("form.currency")}
      />
    </>
  );
}

/** The ways to pay, by their numbers. */
export const payments: readonly { id: number; name: PaymentType }[] = [
  { id: paymentTypes.invoice, name: "invoice" },
  { id: paymentTypes.card, name: "card" },
  { id: paymentTypes.cash, name: "cash" },
];

/** The row that a refused form belongs to; null for the form that adds. */
export function rowOf(refusal: Refusal | undefined): string | null {
  const id = refusal?.initialValue?.id;
  return typeof id === "string" ? id : null;
}
