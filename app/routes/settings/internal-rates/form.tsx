import { getFormProps } from "@conform-to/react";
import { z } from "zod";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { nameOr } from "#app/loading/known-row.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Company } from "#model/company/company.ts";
import { DefaultButton } from "#ui/default-button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { RowsField } from "#ui/rows-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { PartFormProps } from "../company-part-page.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { valuesOf } from "./edited.ts";

const rules = () => import("#model/company/internal-rates.ts").then(({ internalRates }) => internalRates);

interface Position {
  id: number;
  name: string;
}

interface RatesFormProps extends PartFormProps {
  /** What people can work as. */
  positions: readonly Position[];
}

export function RatesForm({ company, positions, lastResult }: RatesFormProps) {
  const { t, language } = useTranslation();
  const id = "internal-rates";
  const values = valuesOf(company, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const names = namesOf(positions, company);
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <DefaultButton />
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("internal_rates.usual_title")} hint={t("internal_rates.hint")}>
          <TextField
            field={fields.usual}
            label={t("internal_rates.usual")}
            suffix={t("form.currency")}
            inputMode="decimal"
            isRequired
          />
        </FieldGroup>
        <RowsField
          id="positions"
          form={form}
          list={fields.positions}
          words={{
            title: t("internal_rates.positions"),
            hint: t("internal_rates.positions_hint"),
            row: (place) => t("internal_rates.row", { place }),
            remove: (place) => t("internal_rates.remove", { place }),
            add: t("internal_rates.add"),
          }}
          fieldsClass="grid grid-cols-[1fr_7rem_auto] items-start gap-2 sm:grid-cols-[1fr_10rem_auto]"
          show={(json) => listed(json, names)}
        >
          {(row, remove) => {
            const { stock_item_id, rate } = row.getFieldset();
            return (
              <>
                <SelectField
                  field={stock_item_id}
                  label={t("internal_rates.position")}
                  options={[...names].map(([value, label]) => ({ value, label }))}
                  none={t("internal_rates.choose")}
                  isRequired
                />
                <TextField
                  field={rate}
                  label={t("internal_rates.rate")}
                  suffix={t("form.currency")}
                  inputMode="decimal"
                  isRequired
                />
                {remove}
              </>
            );
          }}
        </RowsField>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}

/** What can be chosen, and what has a rate although nobody can work as it any more. */
function namesOf(positions: readonly Position[], { internal_rates }: Company): Map<number, string> {
  const names = new Map(positions.map(({ id, name }) => [id, nameOr(name, id)]));
  for (const { stock_item_id: id } of internal_rates.positions)
    if (!names.has(id)) names.set(id, nameOr("", id));
  return names;
}

const text = z.string().default("");
const typedRates = z.array(z.object({ stock_item_id: text, rate: text })).catch([]);

/** Rates as a person reads them, of a field's text. */
const listed = (json: string, names: Map<number, string>) =>
  typedRates
    .parse(JSON.parse(json || "[]"))
    .map(({ stock_item_id, rate }) => `${names.get(Number(stock_item_id)) ?? "–"}: ${rate} €`)
    .join("\n");
