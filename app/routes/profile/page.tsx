import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, signedOut } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { languageCookie } from "#locales/detection.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { passwordForm } from "#model/user/own-profile.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { parts } from "./confirm-button.tsx";
import { DataForm } from "./data-form.tsx";
import { editedProfile } from "./edited.ts";
import { PasswordForm } from "./password-form.tsx";
import { ShortcutsForm } from "./shortcuts-form.tsx";
import { ThemeForm } from "./theme-form.tsx";

export const handle = { title: (t) => t("profile.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "profile");
  const { user } = await context.viewer();
  if (!user) throw await signedOut(context, request);
  return { user };
}

/** Saves one's own data or sets one's own password: whichever of the two forms was sent (domain H23). */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "profile");
  const form = await formOf(request);
  const { api, session } = context;
  if (form.get("part") === parts.password)
    return submit({ request, context, form }, passwordForm, async ({ password, current_password }) => {
      const body = { password, current_password };
      await api.send("PATCH", "/user/update-password/", z.unknown(), { body });
      session.flash({ kind: "success", key: "profile.password_changed" });
      return redirect("/update-user-information");
    });
  return submitEdit({ request, context, form }, editedProfile, async ({ own: _, ...body }) => {
    await api.send("PATCH", "/user/update-info", z.unknown(), { body, version: versionOf(form) });
    session.flash({ kind: "success", key: "profile.saved" });
    const cookie = await languageCookie(request).serialize(body.language);
    return redirect("/update-user-information", { headers: { "Set-Cookie": cookie } });
  });
}

/** One's own data and password (specification 2.5, §5). */
export default function Profile() {
  const { t } = useTranslation();
  const { user: own } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>();
  const refusalOf = (part: string) => (refused?.initialValue?.part === part ? refused : undefined);
  const lastResult = refusalOf(parts.data);
  const begun = useEditBaseline(own, own.id, lastResult);
  return (
    <main>
      <PageHeader title={t("profile.title")} />
      <div className="flex max-w-[720px] flex-col gap-10 p-4 sm:p-6">
        <DataForm key={fillingOf(begun, lastResult)} own={begun} lastResult={lastResult} />
        <PasswordForm lastResult={refusalOf(parts.password)} />
        <ThemeForm />
        <ShortcutsForm />
      </div>
    </main>
  );
}
