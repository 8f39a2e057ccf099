import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { z } from "zod";
import { isFetched } from "#app/forms/form.ts";
import { enter, signedOut } from "#app/loading/guard.ts";
import { addressConfig, imageKinds } from "#model/answer/address-look.ts";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { stays } from "../saved.ts";
import { brandingAt } from "./at.ts";
import { versionWith } from "./seen-image.ts";

const hostIn = (address: string | undefined) => (!address || address === "all" ? null : address);

export const loader = () => redirect("/settings/branding");

/** Takes a logo or a favicon and streams it on. Scripts hear what became of it; without them the next page says it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const host = hostIn(params.address);
  const kind = z.enum(imageKinds).safeParse(params.kind).data;
  if (!kind) throw new Response(null, { status: 404 });
  const query = host === null ? "" : `?address=${encodeURIComponent(host)}`;
  try {
    const seen = new URL(request.url).searchParams.get("seen") ?? undefined;
    const version = await versionWith(
      { kind, seen },
      context,
      `/companies/1${query}`,
      "branding.image_replaced",
    );
    const path = `/companies/1/images/${kind}${query}`;
    await context.api.upload(path, request, one(addressConfig), { version });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    if (isFetched(request)) return Response.json(null);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    if (isFetched(request)) return Response.json({ message: error.message }, { status: error.status });
    const [reason] = error.errors.image ?? [];
    // Of the four on the page, the message says which.
    const said = {
      key: "branding.not_taken",
      names: [`branding.kinds.${kind}`],
      values: { reason: reason ?? "" },
    };
    context.session.flash({ kind: "error", ...(reason ? said : { key: error.message }) });
  }
  return replace(brandingAt(host));
}
