import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "#locales/use-translation.ts";
import { recurringActs } from "#model/recurring/recurring-invoice.ts";
import { frequencies } from "#model/recurring/schedule.ts";
import { DateField } from "#ui/date-field.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

/** The last day that is named by itself; the one after it is the last of any month. */
const days = Array.from({ length: 31 }, (_, place) => place + 1);

type Name = "name" | "every" | "day_of_month" | "starts_on" | "ends_on" | "does";

interface PlanFieldsProps {
  fields: Readonly<Record<Name, FieldMetadata>>;
}

/** What a plan is, beside the estimate that it repeats. */
export function PlanFields({ fields }: PlanFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField field={fields.name} label={t("recurring.name")} hint={t("recurring.name_hint")} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          field={fields.every}
          label={t("recurring.every")}
          isRequired
          options={frequencies.map((value) => ({ value, label: t(`recurring.frequencies.${value}`) }))}
        />
        <SelectField
          field={fields.day_of_month}
          label={t("recurring.day_of_month")}
          isRequired
          options={days.map((day) => ({
            value: day,
            label: day === 31 ? t("recurring.last_day") : t("recurring.nth", { day }),
          }))}
        />
        <DateField field={fields.starts_on} label={t("recurring.starts_on")} isRequired />
        <DateField field={fields.ends_on} label={t("recurring.ends_on")} />
      </div>
      <SelectField
        field={fields.does}
        label={t("recurring.does")}
        isRequired
        options={recurringActs.map((value) => ({ value, label: t(`recurring.acts.${value}`) }))}
      />
    </>
  );
}
