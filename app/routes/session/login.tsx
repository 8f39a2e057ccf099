import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { strangersFormOf } from "#app/forms/form.ts";
import { submit } from "#app/forms/submission.ts";
import { answered, homeOf, type SignedIn, safePath } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { screens } from "#model/list/screens.ts";
import { isUntouched } from "#model/setup/progress.ts";
import { setup } from "#model/setup/setup.ts";
import { userRole } from "#model/user/role.ts";
import { loginInput } from "#model/user/user.ts";
import { TextField } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { endSession } from "./logout.ts";
import { EmailField, SessionForm } from "./session-form.tsx";

export const handle = { title: (t) => t("session.login") } satisfies Titled;

export async function loader({ context }: LoaderFunctionArgs) {
  // Who is signed in and cannot be looked up is not asked to sign in again.
  const viewer = context.session.token ? await answered(context.viewer()) : null;
  if (viewer?.user) throw redirect(await beginningOf(context, { ...viewer, user: viewer.user }));
  return null;
}

/** Where somebody starts; who runs an installation in which nothing is set up, where that is done. */
async function beginningOf({ api }: AppLoadContext, viewer: SignedIn): Promise<string> {
  if (userRole(viewer.user) !== "admin") return homeOf(viewer);
  const { data } = await optionalData(api.get("/setup", one(setup)));
  return data && isUntouched(data) ? screens.setup.path : homeOf(viewer);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const to = safePath(new URL(request.url).searchParams.get("to"));
  return submit({ request, context, form: await strangersFormOf(request) }, loginInput, async (body) => {
    await context.browser.vouchFor(body.email);
    const { access_token } = await context.api
      .send("POST", "/login", z.object({ access_token: z.string() }), { body })
      .catch(wrongCredentials);
    // The session that this browser held, if any, is nobody's from now on (ASVS 7.2.4).
    if (context.session.token) await endSession(context);
    context.session.signIn(access_token);
    await context.browser.remember(body.email);
    // "/" leads on to the first entry of the person's menu. A new page: the person may read another language.
    return redirectDocument(to);
  });
}

/** A backend's own words for it may be in any language (specification §8); some say 401, as of every stranger. */
function wrongCredentials(error: unknown): never {
  const isWrong = isApiError(error) && (error.status === 403 || error.status === 401);
  throw isWrong ? new ApiError(403, "errors.credentials") : error;
}

export default function Login() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const lastResult = useActionData<typeof action>();
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">{t("session.login")}</h1>
      <SessionForm
        id="login"
        action={`?${params}`}
        lastResult={lastResult}
        send={t("session.enter")}
        more={
          <Link
            to="/renew-password"
            className="self-center text-primary-ink underline-offset-4 hover:underline"
          >
            {t("session.forgotten")}
          </Link>
        }
      >
        {(field) => (
          <>
            <EmailField field={field("email")} />
            <TextField
              field={field("password")}
              label={t("session.password")}
              type="password"
              autoComplete="current-password"
              isRequired
              defaultValue=""
            />
          </>
        )}
      </SessionForm>
    </>
  );
}
