import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { undoAt, undoneVersion, versionAfter } from "#app/forms/undo.ts";
import { enter } from "#app/loading/guard.ts";
import { done } from "#model/answer/answer.ts";

export const loader = () => redirect("/stock");

/** Offers an item for new work, or not any more (specification 4.4). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const is_active = (await formOf(request)).get("active") === "yes";
  return pressInRow({ request, context }, "/stock", async () => {
    const answer = await context.api.send("PATCH", `/stock_items/${params.itemId}`, done, {
      body: { is_active },
      version: undoneVersion(request),
    });
    context.session.flash({
      kind: "success",
      ...(is_active
        ? { key: "stock.was_activated" }
        : {
            key: "stock.was_deactivated",
            undo: undoAt(`/stock/${params.itemId}/active`, versionAfter(answer)),
          }),
    });
  });
}
