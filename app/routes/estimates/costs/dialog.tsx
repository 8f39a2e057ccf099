import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { submitEdit } from "~/edited";
import { formOf } from "~/form";
import { enter, reading } from "~/guard";
import { additionalCostInput } from "~/model/additional-cost";
import { done, one } from "~/model/answer";
import { itemsOf } from "~/model/counted-estimate";
import { estimate } from "~/model/estimate";
import { costSum } from "~/model/estimate-costs";
import { showMoney } from "~/model/show-money";
import { keyOf, pressInRow, submit, versionOf } from "~/submission";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/ui/dialog";
import { AddCost } from "./add-cost";
import { CostRow } from "./cost-row";
import { editedCost } from "./edited";

export const handle = { title: (t) => t("estimates.costs.title") } satisfies Titled;

/** The costs of an estimate as a whole, or of the line that the address names. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await enter(context, request, "costs");
  const { data: shown } = await reading(context, request, "estimate", () =>
    context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
  );
  const line = itemsOf(shown).find(({ id }) => id === Number(params.itemId));
  if (params.itemId && !line) throw data(null, { status: 404 });
  return {
    estimateId: shown.id,
    line: line?.name ?? null,
    costs: (line ?? shown).additional_costs,
    key: crypto.randomUUID(),
  };
}

/** Of a cost that is there already: its id, and whether its delete button was pressed. */
const known = z.object({ id: z.coerce.number(), delete: z.string().optional() });

/** Adds a cost, changes one, or deletes one: the button that was pressed says which. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  await enter(context, request, "costs");
  const { api, session } = context;
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  const form = await formOf(request);
  const row = known.safeParse(Object.fromEntries(form)).data;
  const ofLine = params.itemId && `/position_items/${params.itemId}/additional_costs`;
  const path = `${ofLine || "/additional_costs"}/${row?.id}`;
  if (row?.delete !== undefined)
    return pressInRow({ request, context }, here, async () => {
      await api.send("DELETE", path, done, { version: versionOf(form) });
      session.flash({ kind: "success", key: "estimates.costs.was_deleted" });
    });
  if (row)
    return submitEdit({ request, context, form }, editedCost, async (body) => {
      await api.send("PATCH", path, done, { body, version: versionOf(form) });
      session.flash({ kind: "success", key: "estimates.costs.saved" });
      return replace(here);
    });
  return submit({ request, context, form }, additionalCostInput, async (body) => {
    const list = ofLine || `/${params.estimateId}/additional_costs`;
    await api.send("POST", list, done, { body, idempotencyKey: keyOf(form) });
    session.flash({ kind: "success", key: "estimates.costs.created" });
    return replace(here);
  });
}

/** What the agency itself pays, over the estimate that it is paid for (docs/decisions/019). */
export default function Costs() {
  const { t, i18n } = useTranslation();
  const { estimateId, line, costs, key } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const closeTo = `/estimate/${estimateId}${search}`;
  const title =
    line === null ? t("estimates.costs.title") : t("estimates.costs.title_of_line", { name: line });
  return (
    <Dialog title={title} closeTo={closeTo} width="page" first="control">
      <DialogBody>
        <p className="text-grey-700">{t("estimates.costs.explanation")}</p>
        <AddCost key={Math.max(0, ...costs.map(({ id }) => id))} idempotencyKey={key} />
        {costs.length === 0 ? (
          <p className="border-t border-grey-200 pt-4 text-grey-600">{t("estimates.costs.none")}</p>
        ) : (
          <ul className="flex flex-col gap-4 border-t border-grey-200 pt-4 sm:gap-2">
            {costs.map((cost) => (
              <CostRow key={cost.id} cost={cost} />
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <p className="mr-auto font-semibold">
          {t("estimates.costs.sum")}{" "}
          <span className="numeric">{showMoney(costSum(costs), i18n.language)}</span>
        </p>
        <ButtonLink to={closeTo} preventScrollReset>
          {t("dialog.close")}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
