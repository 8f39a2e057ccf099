import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { savedView } from "#model/list/saved-view.ts";
import { userRole } from "#model/user/role.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { editedView } from "./edited.ts";
import { ViewForm } from "./form.tsx";

export const handle = { title: (t) => t("filters.edit_view") } satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "views", () => context.api.get(`/saved_views/${params.viewId}`, one(savedView)));

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "views", editedView);
  return submitEdit({ request, context }, editedView, async (body, form) => {
    const { data } = await context.api.send("PATCH", `/saved_views/${params.viewId}`, one(savedView), {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "views.saved" });
    return replace(`/${data.list}?${new URLSearchParams(data.query)}`);
  });
}

export default function EditView() {
  const { t } = useTranslation();
  const { data: view } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(view, view.id, lastResult);
  const me = useRoot()?.user;
  const back = `/${view.list}?${view.query}`;
  const isOwn = view.owner?.id === me?.id;
  const sharedBy = !isOwn && view.owner && (
    <p className="w-full text-grey-600">{t("views.shared_by", { name: view.owner.name })}</p>
  );
  if (!isOwn && me && userRole(me) !== "admin")
    return (
      <main>
        <PageHeader title={view.name} backTo={back} />
        <div className="flex max-w-[480px] flex-col items-start gap-4 px-4 py-6 sm:px-6">
          {sharedBy}
          <ButtonLink to={back}>{t("views.to_list")}</ButtonLink>
        </div>
      </main>
    );
  return (
    <main>
      <PageHeader title={view.name} backTo={back} />
      <ViewForm key={fillingOf(begun, lastResult)} view={begun} lastResult={lastResult} isOwn={isOwn}>
        {sharedBy}
        <ButtonLink
          to={`/views/${view.id}/delete`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <ButtonLink to={back}>{t("form.cancel")}</ButtonLink>
      </ViewForm>
      <Outlet />
    </main>
  );
}
