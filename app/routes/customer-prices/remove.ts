import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { againAt, broughtAgain, makeAgain } from "#app/forms/undo.ts";
import { enter } from "#app/loading/guard.ts";
import { done } from "#model/answer/answer.ts";
import { customerPriceInput, customerPriceList } from "#model/client/customer-price.ts";
import { versionKnown } from "./known.tsx";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/clients/${params.clientId}/prices`);

/** Takes a client's own price away: the usual one holds again. The message about it brings it back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const version = versionOf(await formOf(request));
  const prices = `/${params.clientId}/customer_stock_item_prices`;
  const brought = await broughtAgain(request);
  const act = async () => {
    const { data } = await context.api.get(prices, customerPriceList);
    const price = data.find(({ id }) => id === Number(params.priceId));
    // Gone, or another client's: this one has no such price by now.
    if (!price) return context.session.flash({ kind: "success", key: "conflict.deleted_before" });
    await remove(context, {
      path: `/customer_stock_item_prices/${params.priceId}`,
      answer: done,
      said: () => ({
        key: "customer_prices.was_deleted",
        undo: againAt(`/clients/${params.clientId}/prices/${price.id}/delete`, {
          stock_item_id: String(price.stock_item_id),
          price: price.price,
        }),
      }),
      version,
    });
  };
  const bringBack = async (again: NonNullable<typeof brought>) =>
    makeAgain(context, {
      brought: again,
      path: prices,
      input: customerPriceInput,
      said: "customer_prices.created",
      // A price that a colleague has set meanwhile is not replaced.
      version: await versionKnown(context.api, params.clientId, again.fields),
    });
  return pressInRow({ request, context }, `/clients/${params.clientId}/prices`, () =>
    brought ? bringBack(brought) : act(),
  );
}
