import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { strangersFormOf } from "#app/forms/form.ts";
import { submit } from "#app/forms/submission.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { renewalInput } from "#model/user/password.ts";
import { passwordLength } from "#model/user/password-length.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextField, useFirstField, useMessage } from "#ui/field.tsx";
import { endSession } from "./logout.ts";
import { SessionForm } from "./session-form.tsx";

export const handle = { title: (t) => t("session.new_password") } satisfies Titled;

/** Whether the link still sets a password, or why not. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => ({
  problem: await problemOf(context, params.token),
});

async function problemOf({ api }: AppLoadContext, token = ""): Promise<string | null> {
  try {
    await api.get(`/check_password_reset/${encodeURIComponent(token)}`, z.unknown());
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.message;
  }
}

/** A first password opens a session as well; other backends say anything. */
const renewed = z.object({ access_token: z.string().optional().catch(undefined) }).catch({});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { session } = context;
  return submit(
    { request, context, form: await strangersFormOf(request) },
    renewalInput,
    async ({ password }) => {
      const path = `/update_password_reset/${encodeURIComponent(params.token ?? "")}`;
      const done = await context.api
        .send("PATCH", path, renewed, { body: { password } })
        .catch(async (error: unknown) => {
          // Used up meanwhile, in another tab as a rule: the page says so, and offers another link.
          const isRefused =
            isApiError(error) && error.status >= 400 && error.status < 500 && !error.errors.password;
          if (isRefused && (await problemOf(context, params.token)) !== null) return null;
          throw error;
        });
      if (done === null) return replace(new URL(request.url).pathname);
      // The session that this browser held, if any, is nobody's from now on (ASVS 7.2.4).
      if (done.access_token !== undefined && session.token) await endSession(context);
      session.signOut();
      if (done.access_token === undefined) {
        session.flash({ kind: "success", key: "session.password_changed" });
        return redirect("/login");
      }
      session.signIn(done.access_token);
      // A new page: the person may read another language.
      return redirectDocument("/");
    },
  );
}

export default function Renewal() {
  const { t } = useTranslation();
  const isFirst = useFirstField();
  const message = useMessage();
  const { problem } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (problem) {
    return (
      <div className="flex flex-col gap-4">
        <h1 className="text-xl font-semibold">{t("session.new_password")}</h1>
        <p role="alert">{message(problem)}</p>
        <ButtonLink to="/renew-password">{t("session.ask_again")}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">{t("session.new_password")}</h1>
      <SessionForm id="renewal" lastResult={lastResult} send={t("session.set_password")}>
        {(field) => (
          <>
            <TextField
              field={field("password")}
              label={t("session.password")}
              hint={t("session.password_hint", { count: passwordLength.min })}
              type="password"
              autoComplete="new-password"
              isRequired
              autoFocus={isFirst}
              defaultValue=""
            />
            <TextField
              field={field("password_confirmation")}
              label={t("session.password_again")}
              type="password"
              autoComplete="new-password"
              isRequired
              defaultValue=""
            />
          </>
        )}
      </SessionForm>
    </>
  );
}
