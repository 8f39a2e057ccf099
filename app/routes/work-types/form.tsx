import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { defaultColour, type WorkType, workTypeInput } from "~/model/work-type";
import type { Refusal } from "~/submission";
import { Button } from "~/ui/button";
import { ColourField } from "~/ui/colour-field";
import { DialogBody, DialogFooter } from "~/ui/dialog";
import { CheckField, FormErrors, TextField } from "~/ui/field";
import { useSubmission } from "~/use-submission";

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
  const [form, fields] = useSubmission(workTypeInput, {
    id: "work-type",
    lastResult,
    defaultValue: workType
      ? { name: workType.name, color: workType.color, is_additional: workType.is_additional ? "on" : "" }
      : { color: defaultColour },
  });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        {idempotencyKey && <input type="hidden" name="key" value={idempotencyKey} />}
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
        <FormErrors errors={form.errors} fields={lastResult?.error ?? undefined} />
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
