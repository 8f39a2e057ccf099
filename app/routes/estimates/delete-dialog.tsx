import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { estimate } from "#model/estimate/estimate.ts";
import type { Api } from "#model/page/context.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { editedRows, pathOf, type RowKind, readRowName } from "./editor/edited-row.ts";
import { contentMark, rowWithin } from "./editor/row-content.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, { language }] = await reading(context, request, "estimate", () =>
    Promise.all([context.api.get(`/estimates/${params.estimateId}`, one(estimate)), context.viewer()]),
  );
  const row = readRowName(params.row ?? "");
  const named = row && editedRows(data, language).get(`${row.kind}-${row.id}`);
  const content = row && rowWithin(data, row);
  if (!named || !content) throw new Response(null, { status: 404 });
  return { name: named.fields.name || "–", seen: await contentMark(content) };
}

export const shouldRevalidate = revalidates;

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  const row = readRowName(params.row ?? "");
  if (!row) throw new Response(null, { status: 404 });
  return submit({ request, context }, z.object({ seen: z.string().default("") }), async ({ seen }) => {
    const { revision, version } = await asSeen(context.api, { estimateId: params.estimateId, row, seen });
    const within = revision && row.kind !== "item" ? `?seen_revision=${revision}` : "";
    await remove(context, {
      path: pathOf(row) + within,
      answer: done,
      said: `estimates.was_removed_${row.kind}`,
      version,
    });
    return redirect(row.kind === "estimate" ? "/projects" : `/estimate/${params.estimateId}`);
  });
}

interface Asked {
  estimateId: string | undefined;
  row: { kind: RowKind; id: number };
  seen: string;
}

/**
 * At which revision of the estimate, and which version of the row, what is to be deleted is as it was seen; undefined where a
 * backend counts none, or the row is gone. Throws a 412 where somebody has changed it, or anything in it.
 */
async function asSeen(
  api: Api,
  { estimateId, row, seen }: Asked,
): Promise<{ revision?: number; version?: number | undefined }> {
  const answer = await api.get(`/estimates/${estimateId}`, one(estimate)).catch(unlessGone);
  const content = answer && rowWithin(answer.data, row);
  if (!content) return {};
  if ((await contentMark(content)) !== seen) throw new ApiError(412, "conflict.before_deletion");
  return { revision: answer.data.revision, version: content.version || undefined };
}

function unlessGone(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}

/** Asks before a stage, a position, a line or the whole estimate goes. */
export default function DeleteRow() {
  const { t } = useTranslation();
  const { estimateId, row } = useParams();
  const { name, seen } = useLoaderData<typeof loader>();
  const kind = readRowName(row ?? "")?.kind ?? "item";
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/estimate/${estimateId}`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen }}
    >
      <span className="break-words">{t(`estimates.remove_consent_${kind}`, { name })}</span>
    </ConfirmDialog>
  );
}
