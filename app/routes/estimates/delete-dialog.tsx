import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { enter, reading } from "#app/guard.ts";
import { remove } from "#app/removal.ts";
import { submit } from "#app/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { editedRows, pathOf, readRowName } from "./editor/edited-row.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, { language }] = await reading(context, request, "estimate", () =>
    Promise.all([context.api.get(`/estimates/${params.estimateId}`, one(estimate)), context.viewer()]),
  );
  const row = readRowName(params.row ?? "");
  const named = row && editedRows(data, language).get(`${row.kind}-${row.id}`);
  if (!named) throw new Response(null, { status: 404 });
  return { name: named.fields.name || "–" };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  const row = readRowName(params.row ?? "");
  if (!row) throw new Response(null, { status: 404 });
  return submit({ request, context }, z.object({}), async () => {
    await remove(context, {
      path: pathOf(row),
      answer: done,
      said: `estimates.was_removed_${row.kind}`,
    });
    return redirect(row.kind === "estimate" ? "/projects" : `/estimate/${params.estimateId}`);
  });
}

/** Asks before a stage, a position, a line or the whole estimate goes. */
export default function DeleteRow() {
  const { t } = useTranslation();
  const { estimateId, row } = useParams();
  const { name } = useLoaderData<typeof loader>();
  const kind = readRowName(row ?? "")?.kind ?? "item";
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog closeTo={`/estimate/${estimateId}`} errors={refused?.error?.[""] ?? undefined}>
      <span className="break-words">{t(`estimates.remove_consent_${kind}`, { name })}</span>
    </ConfirmDialog>
  );
}
