import { getFormProps } from "@conform-to/react";
import { type FetcherWithComponents, useActionData, useFetcher } from "@remix-run/react";
import { Check, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdditionalCost, additionalCost, additionalCostInput } from "~/model/additional-cost";
import { typeDecimal } from "~/model/decimal";
import { showMoney } from "~/model/show-money";
import type { Refusal } from "~/submission";
import { IconButton } from "~/ui/button";
import { FormErrors } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useSubmission } from "~/use-submission";
import { CostFields, columns, payments, rowOf } from "./cost-fields";
import type { action } from "./dialog";

/** A cost, which is changed where it stands. */
export function CostRow({ cost }: { cost: AdditionalCost }) {
  // What the form was filled from. It stays while something else is typed: that is not lost to a colleague's change.
  const [begun, begin] = useState(cost);
  const fetcher = useFetcher<typeof action>({ key: `cost ${cost.id} ${begun.version}` });
  const withoutScripts = useActionData<typeof action>() ?? undefined;
  const lastResult = fetcher.data ?? (rowOf(withoutScripts) === String(cost.id) ? withoutScripts : undefined);
  const theirs = additionalCost.safeParse(lastResult?.current).data;
  const next = cost.version === begun.version || cost.version === theirs?.version ? null : cost;
  return <CostForm key={begun.version} cost={begun} {...{ next, begin, fetcher, lastResult, theirs }} />;
}

interface CostFormProps {
  cost: AdditionalCost;
  /** What it has become meanwhile, by this form or by another's. */
  next: AdditionalCost | null;
  begin: (cost: AdditionalCost) => void;
  fetcher: FetcherWithComponents<unknown>;
  lastResult: Refusal | undefined;
  /** What a colleague made of it meanwhile: saving again is then a change of that. */
  theirs: AdditionalCost | undefined;
}

function CostForm({ cost, next, begin, fetcher, lastResult, theirs }: CostFormProps) {
  const { t, i18n } = useTranslation();
  const { id, name, description, payment_type_id, total_cents } = cost;
  const [form, fields] = useSubmission(additionalCostInput, {
    id: `cost-${id}`,
    lastResult,
    defaultValue: {
      ...{ name, description, payment_type_id: String(payment_type_id) },
      total: typeDecimal(total_cents * 100, i18n.language),
    },
  });
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
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={theirs?.version ?? cost.version} />
        <FormErrors errors={form.errors} />
        {theirs && <Theirs cost={theirs} />}
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
      </fetcher.Form>
    </li>
  );
}

function Theirs({ cost }: { cost: AdditionalCost }) {
  const { t, i18n } = useTranslation();
  const payment = payments.find(({ id }) => id === cost.payment_type_id);
  const parts = [
    cost.name,
    cost.description,
    payment && t(`estimates.costs.payments.${payment.name}`),
    showMoney(cost.total_cents, i18n.language),
  ];
  return (
    <p className="text-xs text-grey-700">
      {t("conflict.theirs")}: {parts.filter(Boolean).join(" · ")}. {t("conflict.text")}
    </p>
  );
}
