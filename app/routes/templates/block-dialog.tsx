import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formOf } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { completeChoice } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { answered, enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type Estimate, estimate } from "#model/estimate/estimate.ts";
import { blockInput } from "#model/estimate/template.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { BlockForm } from "./block-form.tsx";
import { blocksFor } from "./blocks.ts";

export const handle = { title: (t) => t("templates.insert") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, blocks] = await reading(context, request, "estimate", async () => {
    const { data } = await context.api.get(`/estimates/${params.estimateId}`, one(estimate));
    const ofType = new URLSearchParams({ estimate_type_id: String(data.estimate_type_id) });
    return [data, await ifOffered(blocksFor(context.api, ofType))] as const;
  });
  const stages = [...shown.agency_costs_stages, ...shown.production_costs_stages];
  return {
    id: shown.id,
    type: shown.estimate_type_id,
    stages: stages.map(({ id, name }) => ({ id, name })),
    blocks: blocks ?? [],
    whyNot: whyNot(shown, blocks),
    key: crypto.randomUUID(),
  };
}

/** Why nothing can be inserted; null where something can. */
function whyNot({ is_approved, is_invoiced }: Estimate, blocks: object[] | null): TextKey | null {
  if (!blocks) return "problems.not_offered";
  if (is_approved || is_invoiced) return "templates.is_closed";
  return blocks.length === 0 ? "templates.no_blocks" : null;
}

const called = { texts: "templates", names: { template_id: "templates.block" }, input: blockInput };

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", called);
  const form = await formOf(request);
  const search = async (q: string) => {
    const { data } = await context.api.get(`/estimates/${params.estimateId}`, one(estimate));
    const ofType = { q, estimate_type_id: String(data.estimate_type_id) };
    return blocksFor(context.api, new URLSearchParams(ofType));
  };
  await answered(completeChoice(form, "template_id", search), context, request);
  return submit({ request, context, form, called }, blockInput, async (body) => {
    await context.api.send("POST", `/estimates/${params.estimateId}/blocks`, done, {
      body,
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "templates.was_inserted" });
    return redirect(`/estimate/${params.estimateId}`);
  });
}

/** Inserts a block that is kept as a template. */
export default function InsertBlock() {
  const { t } = useTranslation();
  const { id, type, stages, blocks, whyNot: why, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = `/estimate/${id}`;
  if (why && !lastResult) return <NotNow title={t("templates.insert")} {...{ why, closeTo }} />;
  return (
    <Dialog title={t("templates.insert")} closeTo={closeTo} first="control">
      <BlockForm {...{ type, stages, blocks, closeTo, lastResult }} idempotencyKey={key} />
    </Dialog>
  );
}
