import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { submit } from "#app/forms/submission.ts";
import { chosenBefore } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { answered, enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { choiceOf, isId } from "#model/answer/fields.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { completeProject } from "../projects/typed-project.ts";
import { readShown } from "./read.ts";

export const handle = { title: (t) => t("purchases.assign") } satisfies Titled;

const assigned = z.object({ project_id: choiceOf("errors.required").optional() });
const called = {
  texts: "purchases",
  input: assigned,
  names: { project_id_name: "purchases.project" },
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "purchases", () => readShown({ params, context }));
  if (params.lineId && !data.lines.some(({ id }) => String(id) === params.lineId))
    throw new Response(null, { status: 404 });
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (params.lineId && !isId(params.lineId)) throw new Response(null, { status: 404 });
  await enter(context, request, "purchases", called);
  const form = await formOf(request);
  await answered(completeProject(form, context.api, "project_id"), context, request);
  const isTyped = String(form.get("project_id_name") ?? "").trim() !== "";
  const schema = isTyped ? assigned.required() : assigned;
  return submit({ request, context, form, called }, schema, async ({ project_id = null }) => {
    const lines = params.lineId ? { line_ids: [Number(params.lineId)] } : {};
    await context.api.send("PATCH", `/purchase_invoices/${params.purchaseId}/project`, done, {
      body: Object.assign({ project_id }, lines),
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "purchases.assigned" });
    return replace(`/purchases/${params.purchaseId}`);
  });
}

/** Gives a line of an invoice, or all of them, to a project. An empty field takes them from it. */
export default function AssignProject() {
  const { t } = useTranslation();
  const { id, version, lines } = useLoaderData<typeof loader>();
  const { lineId } = useParams();
  const lastResult = useAnswer<typeof action>();
  const meant = lineId ? lines.filter((line) => String(line.id) === lineId) : lines;
  const [first, ...others] = meant.map(({ project }) => project);
  const isCommon = first && others.every((project) => project?.id === first.id);
  const before = chosenBefore(lastResult, "project_id");
  const closeTo = `/purchases/${id}`;
  return (
    <Dialog title={t("purchases.assign")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset>
        <DialogBody>
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={lastResult?.error?.[""] ?? undefined} />
          <p className="text-grey-700">{lineId ? meant[0]?.name : t("purchases.all_lines")}</p>
          <ComboBox
            name="project_id"
            id="project_id"
            errors={lastResult?.error?.project_id ?? undefined}
            {...(Object.keys(before).length > 0 ? before : { chosen: isCommon ? first : undefined })}
            label={t("purchases.project")}
            hint={t("purchases.project_hint")}
            source="/choices/projects"
            minimum={1}
          />
        </DialogBody>
        <SendFooter closeTo={closeTo} send={t("form.save")} />
      </Form>
    </Dialog>
  );
}
