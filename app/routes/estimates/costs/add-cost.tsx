import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { additionalCostInput, paymentTypes } from "~/model/additional-cost";
import { Form } from "~/own-form";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/field";
import { useAnswer } from "~/use-answer";
import { useSubmission } from "~/use-submission";
import { CostFields, columns, rowOf } from "./cost-fields";
import type { action } from "./dialog";

/** Adds a cost; most of them are invoices. */
export function AddCost({ idempotencyKey }: { idempotencyKey: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const lastResult = useAnswer<typeof action>() ?? undefined;
  const [form, fields] = useSubmission(additionalCostInput, {
    id: "cost",
    lastResult: rowOf(lastResult) === null ? lastResult : undefined,
    defaultValue: { payment_type_id: String(paymentTypes.invoice) },
  });
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2" {...getFormProps(form)}>
      <input type="hidden" name="key" value={idempotencyKey} />
      <FormErrors errors={form.errors} />
      <div className={columns}>
        <CostFields fields={fields} />
        <Button
          tone="main"
          className="max-sm:col-span-2 sm:mt-5"
          isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        >
          {t("estimates.costs.add")}
        </Button>
      </div>
    </Form>
  );
}
