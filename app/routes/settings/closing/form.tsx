import { getFormProps } from "@conform-to/react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { DateField } from "#ui/date-field.tsx";
import { FormErrors } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import type { PartFormProps } from "../company-part-page.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { valuesOf } from "./edited.ts";

const rules = () => import("#model/company/closing.ts").then(({ bookClosing }) => bookClosing);

export function ClosingForm({ company, lastResult }: PartFormProps) {
  const { t } = useTranslation();
  const id = "closing";
  const values = valuesOf(company);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("closing.books")} hint={t("closing.hint")}>
          <DateField field={fields.until} label={t("closing.until")} />
        </FieldGroup>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}
