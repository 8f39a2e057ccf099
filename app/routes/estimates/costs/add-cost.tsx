import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTaken } from "#app/forms/use-taken.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { paymentTypes } from "#model/estimate/additional-cost.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors } from "#ui/field.tsx";
import { CostFields, columns, rowOf } from "./cost-fields.tsx";
import type { action } from "./save-cost.ts";

const rules = () =>
  import("#model/estimate/additional-cost.ts").then(({ additionalCostInput }) => additionalCostInput);

/** Adds a cost; most of them are invoices. */
export function AddCost({ idempotencyKey }: { idempotencyKey: string }) {
  const lastResult = useAnswer<typeof action>() ?? undefined;
  const own = rowOf(lastResult) === null ? lastResult : undefined;
  const taken = useTaken(own, (sent) => !sent.has("id"));
  return <NewCost key={taken} idempotencyKey={idempotencyKey} lastResult={own} />;
}

interface NewCostProps {
  idempotencyKey: string;
  lastResult: Refusal | undefined;
}

function NewCost({ idempotencyKey, lastResult }: NewCostProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [form, fields] = useSubmission(rules, {
    id: "cost",
    lastResult,
    defaultValue: { payment_type_id: String(paymentTypes.invoice) },
  });
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2" {...getFormProps(form)}>
      <FormKey value={idempotencyKey} />
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
