import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { pressInRow } from "~/submission";

export const loader = () => redirect("/stock");

/** Offers an item for new work, or not any more (specification 4.4). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const is_active = (await request.clone().formData()).get("active") === "yes";
  return pressInRow({ request, context }, "/stock", async () => {
    await context.api.send("PATCH", `/stock_items/${params.itemId}`, done, { body: { is_active } });
  });
}
