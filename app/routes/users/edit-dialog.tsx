import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { roleIds } from "#model/user/role.ts";
import { user, userChoices } from "#model/user/user.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { editedUser } from "./edited.ts";
import { stepDown, UserForm } from "./form.tsx";
import { sentPerson } from "./sent-person.ts";

export const handle = {
  title: (t, data) => data?.user.name ?? t("users.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, choices] = await reading(context, request, "users", () =>
    Promise.all([
      rowOf(context.api, "/users", params.userId, user),
      optionalData(context.api.get("/users/create", userChoices)),
    ]),
  );
  return { user: shown.data, choices };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "users", editedUser);
  const own = (await context.viewer().catch(() => null))?.user;
  const isOwn = own?.role_id === roleIds.admin && String(own.id) === params.userId;
  return submitEdit({ request, context }, editedUser, async ({ is_active: _, ...sent }, form) => {
    const { config } = await context.viewer();
    const body = sentPerson(sent, config.modules);
    // Anyone who takes the administrator's role from oneself is asked first.
    if (isOwn && body.role_id !== roleIds.admin && form.get("sure") !== "yes")
      throw new ApiError(409, stepDown);
    // Whether somebody may sign in is set in the list: a form that was opened before would set it back.
    await context.api.send("PATCH", `/users/${params.userId}`, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "users.saved" });
    return replace(`/users${new URL(request.url).search}`);
  });
}

export default function EditUser() {
  const { t } = useTranslation();
  const { user: shown, choices } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const [params] = useSearchParams();
  const root = useRoot();
  const closeTo = `/users?${params}`;
  return (
    <Dialog title={t("users.edit", { name: shown.name })} closeTo={closeTo}>
      <UserForm
        key={fillingOf(begun, lastResult)}
        user={begun}
        choices={choices}
        modules={root?.modules ?? []}
        isOwn={shown.id === root?.user?.id}
        lastResult={lastResult}
      >
        <ButtonLink
          to={`/users/${shown.id}/delete?${params}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <CancelLink to={closeTo} />
      </UserForm>
    </Dialog>
  );
}
