import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { useState } from "react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { RowButtons } from "#app/forms/row-buttons.tsx";
import { useRowForm } from "#app/forms/rows-in-list.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { AdditionalCost } from "#model/estimate/additional-cost.ts";
import { FormErrors } from "#ui/field.tsx";
import { Sender } from "#ui/sender.tsx";
import { CostFields, columns, rowOf } from "./cost-fields.tsx";
import type { action } from "./save-cost.ts";
import { costValues } from "./values.ts";

const rules = () =>
  import("#model/estimate/additional-cost.ts").then(({ additionalCostInput }) => additionalCostInput);

interface CostRowProps {
  cost: AdditionalCost;
  /** A colleague has deleted it: what is typed is there to be read. */
  isGone: boolean;
  note: (cost: AdditionalCost, isTyped: boolean) => void;
}

/** A cost, which is changed where it stands. */
export function CostRow({ cost, ...list }: CostRowProps) {
  // What the form was filled from. It stays while something else is typed: that is not lost to a colleague's change.
  const [begun, begin] = useState(cost);
  const fetcher = useFetcher<typeof action>({ key: `cost ${cost.id} ${begun.version}` });
  const withoutScripts = useAnswer<typeof action>() ?? undefined;
  const lastResult = fetcher.data ?? (rowOf(withoutScripts) === String(cost.id) ? withoutScripts : undefined);
  return (
    <CostForm key={fillingOf(begun, lastResult)} {...{ cost, begun, begin, fetcher, lastResult, ...list }} />
  );
}

interface CostFormProps extends CostRowProps {
  begun: AdditionalCost;
  begin: (cost: AdditionalCost) => void;
  fetcher: FetcherWithComponents<unknown>;
  lastResult: Refusal | undefined;
}

function CostForm({ cost, begun, begin, fetcher, lastResult, isGone, note }: CostFormProps) {
  const { t, language } = useTranslation();
  const { id: costId, name } = begun;
  const id = `cost-${costId}`;
  const values = costValues(begun, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const isIdle = fetcher.state === "idle";
  const { formProps, discard } = useRowForm({ row: cost, begun, begin, note, form, isIdle, lastResult });
  return (
    <li>
      <fetcher.Form method="post" className="flex flex-col gap-2" {...formProps}>
        <Sender />
        <input type="hidden" name="id" value={costId} />
        <EditBaseline form={id} row={{ version: begun.version, values }} lastResult={lastResult}>
          <FormErrors errors={isGone ? ["conflict.gone"] : form.errors} />
          <div className={columns}>
            <CostFields fields={fields} of={name} />
            <span className="flex items-center justify-end max-sm:col-span-2 sm:h-9">
              <RowButtons
                save={t("estimates.costs.save", { name })}
                remove={t("estimates.costs.delete", { name })}
                {...{ isGone, isIdle, discard }}
              />
            </span>
          </div>
        </EditBaseline>
      </fetcher.Form>
    </li>
  );
}
