import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { isFetched } from "#app/form.ts";
import { enter, signedOut } from "#app/guard.ts";
import { addressConfig } from "#model/answer/address-look.ts";
import { isApiError, one } from "#model/answer/answer.ts";
import { stays } from "../saved.ts";
import { brandingAt } from "./at.ts";

const hostIn = (address: string | undefined) => (!address || address === "all" ? null : address);

export const loader = () => redirect("/settings/branding");

/** Takes a logo or a favicon and streams it on. Scripts hear what became of it; without them the next page says it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const host = hostIn(params.address);
  const query = host === null ? "" : `?address=${encodeURIComponent(host)}`;
  try {
    await context.api.upload(`/companies/1/images/${params.kind}${query}`, request, one(addressConfig));
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    if (isFetched(request)) return Response.json(null);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    if (isFetched(request)) return Response.json({ message: error.message }, { status: error.status });
    context.session.flash({ kind: "error", key: error.message });
  }
  return replace(brandingAt(host));
}
