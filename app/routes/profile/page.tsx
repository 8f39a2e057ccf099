import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { enter, signedOut } from "~/guard";
import { languageCookie } from "~/locales/detection";
import { languages } from "~/model/language";
import { ownProfile } from "~/model/own-profile";
import { passwordLength } from "~/model/password";
import { submit } from "~/submission";
import type { Titled } from "~/title";
import { Button } from "~/ui/button";
import { FormErrors, SelectField, TextField } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";
import { PageHeader } from "~/ui/page-header";
import { useHydrated } from "~/ui/use-hydrated";
import { useSubmission } from "~/use-submission";

export const handle = { title: (t) => t("profile.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "profile");
  const { user } = await context.viewer();
  if (!user) throw signedOut(context, request);
  return { user };
}

/**
 * Saves one's own data and password. The password is proven with the first of the two calls, so that nothing is saved
 * where it is wrong; one that stays as it is, is not set again.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "profile");
  return submit({ request, context }, ownProfile, async ({ password, password_confirmation: _, ...body }) => {
    const { current_password } = body;
    await context.api.send("PATCH", "/user/update-info", z.unknown(), { body });
    if (password !== current_password) {
      // Said where the second call fails: the first is done.
      context.session.flash({ kind: "error", key: "profile.half_saved" });
      await context.api.send("PATCH", "/user/update-password/", z.unknown(), {
        body: { password, current_password },
      });
    }
    context.session.flash({ kind: "success", key: "profile.saved" });
    const cookie = await languageCookie(request).serialize(body.language);
    return redirect("/update-user-information", { headers: { "Set-Cookie": cookie } });
  });
}

/** One's own data (specification 2.5, §5). The page is loaded anew when it is saved: the language may be another. */
export default function Profile() {
  const { t } = useTranslation();
  const { user: own } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const navigation = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const [isComplete, setComplete] = useState(false);
  const [form, fields] = useSubmission(ownProfile, { id: "profile", lastResult, defaultValue: own });
  const look = () => setComplete(element.current !== null && isFilled(element.current));
  // A browser may have filled in the passwords before scripts came.
  useEffect(() => setComplete(element.current !== null && isFilled(element.current)), []);
  const secret = { type: "password", isRequired: true, defaultValue: "" };
  // Without scripts nobody sees what is typed, so the button stays enabled there.
  const isBlocked = useHydrated() && !isComplete;
  return (
    <main>
      <PageHeader title={t("profile.title")} />
      <Form
        method="post"
        reloadDocument
        className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6"
        {...getFormProps(form)}
        ref={element}
        onInput={look}
      >
        <FormErrors errors={form.errors} />
        <FieldGroup title={t("profile.person")}>
          <TextField
            field={fields.name}
            label={t("profile.name")}
            isRequired
            autoComplete="name"
            className="sm:col-span-2"
          />
          <TextField
            field={fields.email}
            label={t("profile.email")}
            isRequired
            type="email"
            autoComplete="username"
          />
          <SelectField
            field={fields.language}
            label={t("profile.language")}
            options={languages.map((code) => ({ value: code, label: t(`languages.${code}`) }))}
          />
        </FieldGroup>
        <FieldGroup title={t("profile.sign_in")}>
          <TextField
            field={fields.current_password}
            label={t("profile.current_password")}
            autoComplete="current-password"
            {...secret}
          />
          <TextField
            field={fields.password}
            label={t("profile.password")}
            hint={t("profile.password_hint", { count: passwordLength.min })}
            autoComplete="new-password"
            className="sm:col-start-1"
            {...secret}
          />
          <TextField
            field={fields.password_confirmation}
            label={t("profile.password_again")}
            autoComplete="new-password"
            {...secret}
          />
          <p className="text-xs text-grey-600 sm:col-span-2">{t("profile.other_sessions")}</p>
        </FieldGroup>
        <footer className="flex justify-end border-t border-grey-200 pt-4">
          <Button tone="main" disabled={isBlocked} isPending={navigation.state !== "idle"}>
            {t("form.save")}
          </Button>
        </footer>
      </Form>
    </main>
  );
}

/** Whether everything is filled in that has to be before one may confirm (specification §5). */
const isFilled = (form: HTMLFormElement) =>
  [...new FormData(form).values()].every((value) => typeof value === "string" && value.trim() !== "");
