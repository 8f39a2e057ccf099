import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { defaultColour } from "#model/stock/default-colour.ts";
import type { WorkType } from "#model/stock/work-type.ts";
import { Button } from "#ui/button.tsx";
import { ColourField } from "#ui/colour-field.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { CheckField, FormErrors, TextField } from "#ui/field.tsx";
import { workTypeValues } from "./values.ts";

const rules = () => import("#model/stock/work-type.ts").then(({ workTypeInput }) => workTypeInput);

interface WorkTypeFormProps {
  /** The kind of work to change; none makes a new one. */
  workType?: WorkType;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** Buttons left of the main one. */
  children: ReactNode;
}

export function WorkTypeForm({ workType, idempotencyKey, lastResult, children }: WorkTypeFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const values = workType && workTypeValues(workType);
  const [form, fields] = useSubmission(rules, {
    id: "work-type",
    lastResult,
    defaultValue: values ?? { color: defaultColour },
  });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <EditBaseline
          form="work-type"
          row={workType && values && { version: workType.version, values }}
          lastResult={lastResult}
        >
          <TextField
            field={fields.name}
            label={t("work_types.name")}
            isRequired
            data-autofocus={!workType || undefined}
          />
          <ColourField field={fields.color} label={t("work_types.color")} isRequired />
          <CheckField
            field={fields.is_additional}
            label={t("work_types.pinned")}
            hint={t("work_types.pinned_hint")}
          />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        {children}
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t(workType ? "form.save" : "form.add")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
