import { getFormProps } from "@conform-to/react";
import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { Check, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EditBaseline, fillingOf } from "#app/edit-baseline.tsx";
import { Sender } from "#app/own-form.tsx";
import type { Refusal } from "#app/submission.ts";
import { useAnswer } from "#app/use-answer.ts";
import { useSubmission } from "#app/use-submission.ts";
import { type AdditionalCost, additionalCostInput } from "#model/estimate/additional-cost.ts";
import { IconButton } from "#ui/button.tsx";
import { FormErrors } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { CostFields, columns, rowOf } from "./cost-fields.tsx";
import { editedCost } from "./edited.ts";
import type { action } from "./save-cost.ts";

/** A cost, which is changed where it stands. */
export function CostRow({ cost }: { cost: AdditionalCost }) {
  // What the form was filled from. It stays while something else is typed: that is not lost to a colleague's change.
  const [begun, begin] = useState(cost);
  const fetcher = useFetcher<typeof action>({ key: `cost ${cost.id} ${begun.version}` });
  const withoutScripts = useAnswer<typeof action>() ?? undefined;
  const lastResult = fetcher.data ?? (rowOf(withoutScripts) === String(cost.id) ? withoutScripts : undefined);
  const next = cost.version === begun.version || cost.version === lastResult?.begun?.version ? null : cost;
  return (
    <CostForm key={fillingOf(begun, lastResult)} cost={begun} {...{ next, begin, fetcher, lastResult }} />
  );
}

interface CostFormProps {
  cost: AdditionalCost;
  /** What it has become meanwhile, by this form or by another's. */
  next: AdditionalCost | null;
  begin: (cost: AdditionalCost) => void;
  fetcher: FetcherWithComponents<unknown>;
  lastResult: Refusal | undefined;
}

function CostForm({ cost, next, begin, fetcher, lastResult }: CostFormProps) {
  const { t, i18n } = useTranslation();
  const { id: costId, name } = cost;
  const id = `cost-${costId}`;
  const values = editedCost.valuesOf(cost, i18n.language);
  const [form, fields] = useSubmission(additionalCostInput, { id, lastResult, defaultValue: values });
  const isSent = useRef(false);
  const isIdle = fetcher.state === "idle";
  useEffect(() => {
    if (lastResult) isSent.current = false;
  }, [lastResult]);
  useEffect(() => {
    if (next && isIdle && (isSent.current || !form.dirty)) begin(next);
  }, [next, isIdle, form.dirty, begin]);
  const { onSubmit, ...formProps } = getFormProps(form);
  const send: typeof onSubmit = (event) => {
    onSubmit(event);
    isSent.current = !event.defaultPrevented;
  };
  return (
    <li>
      <fetcher.Form method="post" className="flex flex-col gap-2" {...formProps} onSubmit={send}>
        <Sender />
        <input type="hidden" name="id" value={costId} />
        <EditBaseline form={id} row={{ version: cost.version, values }} lastResult={lastResult}>
          <FormErrors errors={form.errors} />
          <div className={columns}>
            <CostFields fields={fields} of={name} />
            <span className="flex items-center justify-end max-sm:col-span-2 sm:h-9">
              <IconButton
                label={t("estimates.costs.save", { name })}
                icon={<Icon of={Check} />}
                aria-disabled={!isIdle || undefined}
              />
              <IconButton
                name="delete"
                value="yes"
                formNoValidate
                label={t("estimates.costs.delete", { name })}
                icon={<Icon of={Trash2} />}
              />
            </span>
          </div>
        </EditBaseline>
      </fetcher.Form>
    </li>
  );
}
