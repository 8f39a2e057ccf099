import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { enter, reading } from "~/guard";
import { done } from "~/model/answer";
import { workTypeInput } from "~/model/work-type";
import { submit } from "~/submission";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { WorkTypeForm } from "./form";
import { readWorkType } from "./one";

const list = "/stock/vacancies";

export const handle = {
  title: (t, data) => data?.name ?? t("work_types.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "stock", () => readWorkType(context, params.workTypeId));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  return submit({ request, context }, workTypeInput, async (body) => {
    await context.api.send("PATCH", `/work-types/${params.workTypeId}`, done, { body });
    context.session.flash({ kind: "success", key: "work_types.saved" });
    return replace(list);
  });
}

export default function EditWorkType() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title={t("work_types.edit", { name: shown.name })} closeTo={list}>
      <WorkTypeForm workType={shown} lastResult={lastResult}>
        <ButtonLink
          to={`${list}/${shown.id}/delete`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <ButtonLink to={list} preventScrollReset>
          {t("form.cancel")}
        </ButtonLink>
      </WorkTypeForm>
    </Dialog>
  );
}
