import { getFormProps } from "@conform-to/react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { CheckField, FormErrors } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import type { PartFormProps } from "../company-part-page.tsx";
import { SaveFooter } from "../save-footer.tsx";
import { valuesOf } from "./edited.ts";

const rules = () => import("#model/company/bank-booking.ts").then(({ bankBooking }) => bankBooking);

export function BankBookingForm({ company, lastResult }: PartFormProps) {
  const { t } = useTranslation();
  const id = "bank-booking";
  const values = valuesOf(company);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("bank_booking.statements")} hint={t("bank_booking.hint")}>
          <CheckField field={fields.books_certain} label={t("bank_booking.books_certain")} />
        </FieldGroup>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}
