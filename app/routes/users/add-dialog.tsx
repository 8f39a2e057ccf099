import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { user, userChoices, userForm } from "#model/user/user.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { UserForm } from "./form.tsx";
import { sentPerson } from "./sent-person.ts";

export const handle = { title: (t) => t("users.new") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const choices = await reading(context, request, "users", () =>
    optionalData(context.api.get("/users/create", userChoices)),
  );
  return { choices, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "users");
  return submit({ request, context }, userForm, async (sent, form) => {
    const { config } = await context.viewer();
    const body = sentPerson(sent, config.modules);
    const { data } = await context.api.send("POST", "/register", one(user), {
      body,
      idempotencyKey: keyOf(form),
    });
    const { name, email } = data;
    const key = body.password ? "users.created_with_password" : "users.created";
    context.session.flash({ kind: "success", key, values: { name, email } });
    return replace(`/users${new URL(request.url).search}`);
  });
}

export default function AddUser() {
  const { t } = useTranslation();
  const { choices, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const closeTo = `/users?${params}`;
  return (
    <Dialog title={t("users.new")} closeTo={closeTo} first="control">
      <UserForm
        choices={choices}
        modules={useRoot()?.modules ?? []}
        idempotencyKey={key}
        lastResult={lastResult}
      >
        <CancelLink to={closeTo} />
      </UserForm>
    </Dialog>
  );
}
