import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { pressInRow } from "~/submission";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/clients/${params.clientId}`);

/** Takes a client's own price away: the usual one holds again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  return pressInRow({ request, context }, `/clients/${params.clientId}`, async () => {
    await context.api.send("DELETE", `/customer_stock_item_prices/${params.priceId}`, done);
    context.session.flash({ kind: "success", key: "customer_prices.was_deleted" });
  });
}
