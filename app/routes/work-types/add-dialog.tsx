import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { workType, workTypeInput } from "#model/stock/work-type.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { WorkTypeForm } from "./form.tsx";

const list = "/stock/vacancies";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "stock");
  return { key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  return submit({ request, context }, workTypeInput, async (body, form) => {
    const { data } = await context.api.send("POST", "/work-types", one(workType), {
      body,
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "work_types.created", values: { name: data.name } });
    return replace(list);
  });
}

export default function AddWorkType() {
  const { t } = useTranslation();
  const { key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  return (
    <Dialog title={t("work_types.new")} closeTo={list} first="control">
      <WorkTypeForm idempotencyKey={key} lastResult={lastResult}>
        <CancelLink to={list} />
      </WorkTypeForm>
    </Dialog>
  );
}
