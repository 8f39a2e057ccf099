import { type ActionFunctionArgs, type AppLoadContext, data, replace } from "@remix-run/cloudflare";
import { z } from "zod";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { pressInRow, type Refusal, submit } from "#app/forms/submission.ts";
import { broughtAgain, keptAgainAt, makeAgain } from "#app/forms/undo.ts";
import { enter } from "#app/loading/guard.ts";
import { isGone } from "#app/loading/is-gone.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { type AdditionalCost, additionalCostInput } from "#model/estimate/additional-cost.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { editedCost } from "./edited.ts";

/** Of a cost that is there already: its id, and whether its delete button was pressed. */
export const known = z.object({ id: z.coerce.number(), delete: z.string().optional() });

/** Adds a cost, changes one, deletes one or brings it back: the button that was pressed says which. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", editedCost);
  await enter(context, request, "costs");
  const { api, session } = context;
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  const form = await formOf(request);
  const row = known.safeParse(Object.fromEntries(form)).data;
  const readOwner = () => readOf(context, params);
  const ofLine = params.itemId && `/position_items/${params.itemId}/additional_costs`;
  const path = `${ofLine || "/additional_costs"}/${row?.id}`;
  const list = ofLine || `/${params.estimateId}/additional_costs`;
  const brought = await broughtAgain(request, context);
  if (brought) {
    const again = { brought, path: list, input: additionalCostInput, said: "estimates.costs.created" };
    return pressInRow({ request, context }, pathname, () => makeAgain(context, again));
  }
  if (row?.delete !== undefined)
    return pressInRow({ request, context }, here, async () => {
      const before = (await readOwner()).additional_costs.find(({ id }) => id === row.id);
      // Which document passes it on, no form says.
      const undo =
        before?.invoice_id === null ? await keptAgainAt(context, pathname, asEntered(before)) : undefined;
      await remove(context, {
        path,
        answer: done,
        said: () => ({ key: "estimates.costs.was_deleted", undo }),
        version: versionOf(form),
      });
    });
  if (row) {
    const refusal = await submitEdit({ request, context, form }, editedCost, async (body) => {
      await api.send("PATCH", path, done, { body, version: versionOf(form) });
      session.flash({ kind: "success", key: "estimates.costs.saved" });
      return replace(here);
    });
    if (refusal.init?.status !== 404 || !(await isGone(readOwner))) return refusal;
    // Not "conflict.gone", after which the page is read once more: of an estimate that is gone that closes the dialog.
    return data<Refusal>({ ...refusal.data, error: { "": ["estimates.gone"] } }, refusal.init);
  }
  return submit(
    { request, context, form, called: editedCost, readOwner },
    additionalCostInput,
    async (body) => {
      await api.send("POST", list, done, { body, idempotencyKey: keyOf(form) });
      session.flash({ kind: "success", key: "estimates.costs.created" });
      return replace(here);
    },
  );
}

/** Reads the estimate or the line that the address names; it throws where it is gone. */
async function readOf({ api }: AppLoadContext, { estimateId, itemId }: ActionFunctionArgs["params"]) {
  const { data: shown } = await api.get(`/estimates/${estimateId}`, one(estimate));
  const owner = itemId ? itemsOf(shown).find(({ id }) => String(id) === itemId) : shown;
  if (!owner) throw new ApiError(404, "errors.not_found");
  return owner;
}

/** A cost as the form of a new one sends it. */
const asEntered = ({ name, description, payment_type_id, total_cents }: AdditionalCost) => ({
  name,
  description,
  payment_type_id: String(payment_type_id),
  total: sendDecimal(total_cents * 100),
});
