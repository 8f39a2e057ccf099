import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter } from "~/guard";
import { one } from "~/model/answer";
import { workType, workTypeInput } from "~/model/work-type";
import { keyOf, submit } from "~/submission";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useAnswer } from "~/use-answer";
import { WorkTypeForm } from "./form";

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
        <ButtonLink to={list} preventScrollReset>
          {t("form.cancel")}
        </ButtonLink>
      </WorkTypeForm>
    </Dialog>
  );
}
