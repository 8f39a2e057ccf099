import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { prefilledIn } from "#app/forms/begun-in.ts";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { isOffered, optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { type Estimate, estimate, type Position } from "#model/estimate/estimate.ts";
import { listedTemplate, templateForm, templatePage } from "#model/estimate/template.ts";
import { fold } from "#model/text/text-order.ts";
import { Dialog } from "#ui/dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { KeepForm, type Part, whole } from "./keep-form.tsx";

export const handle = { title: (t) => t("templates.keep") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ data }, known] = await reading(context, request, "estimate", () =>
    Promise.all([
      context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
      optionalData(
        context.api.get("/estimate_templates?per_page=1", templatePage).then((page) => ({ data: page })),
      ),
    ]),
  );
  const { id, name } = data;
  return { id, name, parts: partsOf(data), isOffered: isOffered(known), key: crypto.randomUUID() };
}

/** What of an estimate can be kept as a block, in its order. */
function partsOf(shown: Estimate): Part[] {
  const called = ({ id, name }: Position) => ({ row: `position-${id}`, name });
  const stages = [...shown.agency_costs_stages, ...shown.production_costs_stages];
  return [
    ...stages.flatMap(({ id, name, positions }) => [
      { row: `stage-${id}`, name },
      ...positions.map((position) => ({ ...called(position), isWithin: true })),
    ]),
    ...[...shown.additional_agency_positions, ...shown.additional_production_positions].map(called),
  ];
}

const called = {
  texts: "templates",
  ids: ["what", "replaces"],
  input: templateForm,
  beganIn: (form: FormData) => prefilledIn(form, ["name"]),
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", called);
  return submit({ request, context, called }, templateForm, async ({ what, ...input }, form) => {
    // Only the template that was named in the question is replaced, as it was then.
    const isTaken = fold(String(form.get("taken") ?? "")) === fold(input.name);
    const replaces = input.replaces && isTaken;
    const row = what === whole ? `estimates/${params.estimateId}` : what.replace("-", "s/");
    const keep = (isReplacing: boolean) =>
      context.api.send("POST", `/${row}/templates`, one(listedTemplate), {
        body: { name: input.name, replaces: isReplacing },
        version: isReplacing ? versionOf(form, "taken_version") : undefined,
        idempotencyKey: keyOf(form),
      });
    // One that was deleted meanwhile leaves its name free.
    const { data } = await keep(replaces).catch((error: unknown) => {
      if (!replaces || !isApiError(error) || error.status !== 404) throw error;
      return keep(false);
    });
    context.session.flash({ kind: "success", key: "templates.was_kept", values: { name: data.name } });
    return redirect(`/estimate/${params.estimateId}`);
  });
}

/** Keeps an estimate, or a part of it, to begin others with. */
export default function KeepAsTemplate() {
  const { t } = useTranslation();
  const { id, name, parts, isOffered: offered, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const closeTo = `/estimate/${id}`;
  if (!offered && !lastResult)
    return <NotNow title={t("templates.keep")} why="problems.not_offered" closeTo={closeTo} />;
  return (
    <Dialog title={t("templates.keep")} closeTo={closeTo} first="control">
      <KeepForm {...{ name, parts, closeTo, lastResult }} idempotencyKey={key} />
    </Dialog>
  );
}
