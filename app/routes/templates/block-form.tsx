import { getFormProps } from "@conform-to/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { chosenBefore } from "#app/forms/typed-choice.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";

const rules = () => import("#model/estimate/template.ts").then(({ blockInput }) => blockInput);

interface BlockFormProps {
  /** The type of the estimate. */
  type: number;
  /** Its stages, into which a position can go. */
  stages: { id: number; name: string }[];
  blocks: { id: number; name: string }[];
  idempotencyKey: string;
  closeTo: string;
  lastResult: Refusal | undefined;
}

/** The form that inserts a block: which, and where. */
export function BlockForm({ type, stages, blocks, idempotencyKey, closeTo, lastResult }: BlockFormProps) {
  const { t } = useTranslation();
  const [form, { template_id, stage_id }] = useSubmission(rules, { id: "block", lastResult });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <FormErrors errors={form.errors} />
        <FormKey value={idempotencyKey} />
        <ComboBox
          name={template_id.name}
          id={template_id.id}
          label={t("templates.block")}
          isRequired
          errors={template_id.errors}
          source={`/choices/blocks?estimate_type_id=${type}`}
          known={blocks}
          minimum={0}
          hint={t("templates.prices")}
          {...chosenBefore(lastResult, "template_id")}
        />
        {/* Without scripts there is no list to open. */}
        <noscript>
          <p className="text-xs text-grey-600">
            {t("templates.blocks_are", { names: blocks.map(({ name }) => name).join(", ") })}
          </p>
        </noscript>
        {stages.length > 0 && (
          <SelectField
            field={stage_id}
            label={t("templates.where")}
            none={t("templates.at_end")}
            options={stages.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </DialogBody>
      <SendFooter closeTo={closeTo} send={t("templates.insert")} />
    </Form>
  );
}
