import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { editedWorkType } from "./edited.ts";
import { WorkTypeForm } from "./form.tsx";
import { readWorkType } from "./one.ts";

const list = "/stock/vacancies";

export const handle = {
  title: (t, data) => data?.name ?? t("work_types.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "stock", () => readWorkType(context, params.workTypeId));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock", editedWorkType);
  return submitEdit({ request, context }, editedWorkType, async (body, form) => {
    await context.api.send("PATCH", `/work-types/${params.workTypeId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "work_types.saved" });
    return replace(list);
  });
}

export default function EditWorkType() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  return (
    <Dialog title={t("work_types.edit", { name: shown.name })} closeTo={list}>
      <WorkTypeForm key={fillingOf(begun, lastResult)} workType={begun} lastResult={lastResult}>
        <ButtonLink
          to={`${list}/${shown.id}/delete`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <CancelLink to={list} />
      </WorkTypeForm>
    </Dialog>
  );
}
