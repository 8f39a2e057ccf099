import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { reading } from "~/guard";
import { clientPage } from "~/model/client";
import { queryOf } from "~/query";

/** Clients whose names hold what was typed, for type-ahead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(request, ["q"]) || "?";
  const { data } = await reading(context, request, "clients", () =>
    context.api.get(`/customers${query}&per_page=20`, clientPage),
  );
  return data.map(({ id, name }) => ({ id, name }));
}

/** Null where no answer comes: a list that cannot be filled must not take the form around it down. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return null;
  }
}
