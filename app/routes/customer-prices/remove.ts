import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/form.ts";
import { versionOf } from "#app/form-version.ts";
import { enter } from "#app/guard.ts";
import { remove } from "#app/removal.ts";
import { pressInRow } from "#app/submission.ts";
import { done } from "#model/answer/answer.ts";
import { customerPriceList } from "#model/client/customer-price.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/clients/${params.clientId}/prices`);

/** Takes a client's own price away: the usual one holds again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const version = versionOf(await formOf(request));
  const act = async () => {
    const prices = `/${params.clientId}/customer_stock_item_prices`;
    const { data } = await context.api.get(prices, customerPriceList);
    // Gone, or another client's: this one has no such price by now.
    if (!data.some(({ id }) => id === Number(params.priceId)))
      return context.session.flash({ kind: "success", key: "conflict.deleted_before" });
    await remove(context, {
      path: `/customer_stock_item_prices/${params.priceId}`,
      answer: done,
      said: "customer_prices.was_deleted",
      version,
    });
  };
  return pressInRow({ request, context }, `/clients/${params.clientId}/prices`, act);
}
