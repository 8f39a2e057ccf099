import { getFormProps } from "@conform-to/react";
import { z } from "zod";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { vatCategories } from "#model/vat/vat.ts";
import { DefaultButton } from "#ui/default-button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { RowsField } from "#ui/rows-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { PartFormProps } from "../company-part-page.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { valuesOf } from "./edited.ts";

const rules = () => import("#model/company/accounting.ts").then(({ accounting }) => accounting);

/** The accounts in the order of the form: of sales, and of purchases. */
const accounts = [
  ...["receivables", "income", "advances", "output_vat"],
  ...["payables", "expenses", "input_vat"],
] as const;

export function AccountingForm({ company, lastResult }: PartFormProps) {
  const { t, language } = useTranslation();
  const id = "accounting";
  const values = valuesOf(company, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <DefaultButton />
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("accounting.accounts")} hint={t("accounting.accounts_hint")}>
          {accounts.map((name) => (
            <TextField key={name} field={fields[name]} label={t(`accounting.${name}`)} isRequired />
          ))}
        </FieldGroup>
        <RowsField
          id="codes"
          form={form}
          list={fields.codes}
          words={{
            title: t("accounting.codes"),
            hint: t("accounting.codes_hint"),
            row: (place) => t("accounting.row", { place }),
            remove: (place) => t("accounting.remove", { place }),
            add: t("accounting.add"),
          }}
          fieldsClass="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[1fr_6rem_8rem_8rem_auto]"
          most={30}
          begins={{ vat_category: "S", vat_rate: "", sales: "", purchases: "" }}
          show={listed}
        >
          {(row, remove) => {
            const { vat_category, vat_rate, sales, purchases } = row.getFieldset();
            return (
              <>
                <SelectField
                  field={vat_category}
                  label={t("accounting.category")}
                  options={vatCategories.map((value) => ({
                    value,
                    label: value === "S" ? t("accounting.taxed") : t(`vat.${value}`),
                  }))}
                />
                <TextField
                  field={vat_rate}
                  label={t("accounting.rate")}
                  suffix="%"
                  inputMode="decimal"
                  className="max-sm:col-span-2"
                />
                <TextField field={sales} label={t("accounting.sales")} />
                <TextField field={purchases} label={t("accounting.purchases")} />
                {remove}
              </>
            );
          }}
        </RowsField>
        <FieldGroup title={t("accounting.jumis")} hint={t("accounting.jumis_hint")}>
          <TextField
            field={fields.jumis_type}
            label={t("accounting.jumis_type")}
            isRequired
            className="sm:col-span-2"
          />
          <TextField field={fields.jumis_sales} label={t("accounting.jumis_sales")} isRequired />
          <TextField field={fields.jumis_purchases} label={t("accounting.jumis_purchases")} isRequired />
        </FieldGroup>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}

const text = z.string().default("");
const typedCodes = z
  .array(z.object({ vat_category: text, vat_rate: text, sales: text, purchases: text }))
  .catch([]);

/** Codes as a person reads them, of a field's text. */
const listed = (json: string) =>
  typedCodes
    .parse(JSON.parse(json || "[]"))
    .map(({ vat_category, vat_rate, sales, purchases }) =>
      [vat_category, vat_rate, sales || "–", purchases || "–"].join(" "),
    )
    .join("\n");
