import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "#app/loading/guard.ts";
import { changeLink } from "../../mails/change-link.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/estimate/${params.estimateId}`);

/** Changes the link that a client has to an estimate. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  const { linkId, estimateId } = params;
  return changeLink({ request, context }, { linkId, page: `/estimate/${estimateId}` });
}
