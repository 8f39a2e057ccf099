import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { vatCategories } from "#model/vat/vat.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { rateValues } from "./values.ts";

const newRules = () => import("#model/vat/vat-rate.ts").then(({ vatRateInput }) => vatRateInput);
const changeRules = () => import("#model/vat/vat-rate.ts").then(({ vatRatePatch }) => vatRatePatch);

interface FormProps {
  lastResult: Refusal | undefined;
  /** Buttons before the one that saves. */
  children: ReactNode;
}

interface NewRateFormProps extends FormProps {
  /** A local date. */
  today: string;
  idempotencyKey: string;
}

/** A new rate: its category is chosen, and where that is taxed, the percentage. */
export function NewRateForm({ lastResult, today, idempotencyKey, children }: NewRateFormProps) {
  const { t } = useTranslation();
  const [form, fields] = useSubmission(newRules, {
    id: "vat-rate",
    lastResult,
    defaultValue: { category: "S", rate: "", from: today },
  });
  return (
    <RateForm form={getFormProps(form)} errors={form.errors} fields={fields} action="add" buttons={children}>
      <FormKey value={idempotencyKey} />
      <div className="grid grid-cols-[1fr_7rem] items-start gap-4">
        <SelectField
          field={fields.category}
          label={t("vat_rates.category")}
          options={vatCategories.map((value) => ({
            value,
            label: value === "S" ? t("vat_rates.taxed") : t(`vat.${value}`),
          }))}
        />
        <TextField field={fields.rate} label={t("vat_rates.rate")} suffix="%" inputMode="decimal" />
      </div>
    </RateForm>
  );
}

/** A rate that is there: how it is called and when it holds. What it is, documents rely on. */
export function RateEditForm({ rate, lastResult, children }: FormProps & { rate: VatRate }) {
  const values = rateValues(rate);
  const [form, fields] = useSubmission(changeRules, {
    id: "vat-rate",
    lastResult,
    defaultValue: values,
  });
  return (
    <RateForm
      form={getFormProps(form)}
      errors={form.errors}
      fields={fields}
      action="save"
      buttons={children}
      begun={{ row: { version: rate.version, values }, lastResult }}
    />
  );
}

interface RateFormProps {
  form: ReturnType<typeof getFormProps>;
  errors: string[] | undefined;
  fields: Record<"name" | "name_en" | "from" | "until", FieldMetadata<unknown>>;
  action: "add" | "save";
  buttons: ReactNode;
  begun?: Pick<ComponentProps<typeof EditBaseline>, "row" | "lastResult">;
  children?: ReactNode;
}

function RateForm({ form, errors, fields, action, buttons, begun, children }: RateFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Form method="post" className="contents" preventScrollReset {...form}>
      <DialogBody>
        {/* Enter saves: without it the first button could be one that deletes. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <EditBaseline form="vat-rate" row={begun?.row} lastResult={begun?.lastResult}>
          <FormErrors errors={errors} />
          {children}
          <TextField field={fields.name} label={t("vat_rates.name")} isRequired />
          <TextField field={fields.name_en} label={t("vat_rates.name_en")} />
          <div className="grid grid-cols-2 items-start gap-4">
            <DateField field={fields.from} label={t("vat_rates.from")} isRequired />
            <DateField field={fields.until} label={t("vat_rates.until")} />
          </div>
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        {buttons}
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t(`form.${action}`)}
        </Button>
      </DialogFooter>
    </Form>
  );
}
