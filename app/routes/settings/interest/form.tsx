import { getFormProps } from "@conform-to/react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { interestRules } from "#model/company/interest.ts";
import { DefaultButton } from "#ui/default-button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { PartFormProps } from "../company-part-page.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { BaseRates } from "./base-rates.tsx";
import { valuesOf } from "./edited.ts";

const rules = () => import("#model/company/interest.ts").then(({ interestTerms }) => interestTerms);

// What is of another rule is not there, also without scripts; but what is wrong with it or asked of it is.
const ofAgreement =
  "not-has-[[aria-invalid],[id$=-kept]]:group-has-[option:is([value=off],[value=law]):checked]/interest:hidden";
const ofLaw =
  "not-has-[[aria-invalid],[role=alert],[id$=-kept]]:group-has-[option:is([value=off],[value=year],[value=day]):checked]/interest:hidden";

export function InterestForm({ company, lastResult }: PartFormProps) {
  const { t, language } = useTranslation();
  const id = "interest";
  const values = valuesOf(company, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form
      method="post"
      className="group/interest flex max-w-[720px] flex-col gap-8 p-4 sm:p-6"
      {...getFormProps(form)}
    >
      <DefaultButton />
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("interest.in_statements")} hint={t("interest.hint")}>
          <SelectField
            field={fields.rule}
            label={t("interest.rule")}
            options={interestRules.map((value) => ({ value, label: t(`interest.rules.${value}`) }))}
            hint={t("interest.law_hint")}
            className="sm:col-span-2"
          />
          <div className={ofAgreement}>
            <TextField field={fields.rate} label={t("interest.rate")} suffix="%" inputMode="decimal" />
          </div>
        </FieldGroup>
        <div className={ofLaw}>
          <BaseRates form={form} list={fields.base_rates} />
        </div>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}
