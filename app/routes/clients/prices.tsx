import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { readPrices } from "../customer-prices/read.ts";
import { CustomerPrices } from "../customer-prices/section.tsx";

export const handle = {
  title: (t) => t("hub.prices"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const prices = await reading(context, request, "clients", () =>
    optionalData(readPrices(context.api, params.clientId)),
  );
  return { prices, clientId: Number(params.clientId) };
}

export default function PricesOfClient() {
  const { prices, clientId } = useLoaderData<typeof loader>();
  return (
    <>
      <CustomerPrices prices={prices} clientId={clientId} />
      <Outlet />
    </>
  );
}
