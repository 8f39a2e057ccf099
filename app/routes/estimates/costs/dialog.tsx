import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTypedRows } from "#app/forms/rows-in-list.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { costSum } from "#model/estimate/costs.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { showMoney } from "#model/money/show-money.ts";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { AddCost } from "./add-cost.tsx";
import { CostRow } from "./cost-row.tsx";
import { action } from "./save-cost.ts";

export { action };

export const handle = { title: (t) => t("estimates.costs.title") } satisfies Titled;

/** The costs of an estimate as a whole, or of the line that the address names. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await enter(context, request, "costs");
  return reading(context, request, "estimate", async () => {
    const { data: shown } = await context.api.get(`/estimates/${params.estimateId}`, one(estimate));
    const line = itemsOf(shown).find(({ id }) => id === Number(params.itemId));
    if (params.itemId && !line) throw new ApiError(404, "problems.not_found.text");
    return {
      estimateId: shown.id,
      line: line?.name ?? null,
      costs: (line ?? shown).additional_costs,
      key: crypto.randomUUID(),
    };
  });
}

/** Reading the costs of an estimate that is gone would close the dialog, with what is typed. */
export const shouldRevalidate = revalidates;

/** What the agency itself pays, over the estimate that it is paid for (docs/decisions/019). */
export default function Costs() {
  const { t, language } = useTranslation();
  const { estimateId, line, costs, key } = useLoaderData<typeof loader>();
  const { shown, isGone, note } = useTypedRows(costs);
  const { search } = useLocation();
  const closeTo = `/estimate/${estimateId}${search}`;
  const title =
    line === null ? t("estimates.costs.title") : t("estimates.costs.title_of_line", { name: line });
  return (
    <Dialog title={title} closeTo={closeTo} width="page" first="control">
      <DialogBody>
        <p className="text-grey-700">{t("estimates.costs.explanation")}</p>
        <AddCost idempotencyKey={key} />
        {shown.length === 0 ? (
          <p className="border-t border-grey-200 pt-4 text-grey-600">{t("estimates.costs.none")}</p>
        ) : (
          <ul className="flex flex-col gap-4 border-t border-grey-200 pt-4 sm:gap-2">
            {shown.map((cost) => (
              <CostRow key={cost.id} cost={cost} isGone={isGone(cost)} note={note} />
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <p className="mr-auto font-semibold">
          {t("estimates.costs.sum")} <span className="numeric">{showMoney(costSum(costs), language)}</span>
        </p>
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}
