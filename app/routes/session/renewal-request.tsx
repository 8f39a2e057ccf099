import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { strangersFormOf } from "#app/forms/form.ts";
import { submit } from "#app/forms/submission.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { renewalRequest } from "#model/user/user.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { EmailField, SessionForm } from "./session-form.tsx";

export const handle = { title: (t) => t("session.renewal") } satisfies Titled;

export async function action(args: ActionFunctionArgs) {
  return submit({ ...args, form: await strangersFormOf(args.request) }, renewalRequest, async (body) => {
    await args.context.api.send("POST", "/request_password_reset", z.unknown(), { body });
    return redirect("/renew-password?sent");
  });
}

export default function RenewalRequest() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const lastResult = useActionData<typeof action>();
  if (params.has("sent")) {
    return (
      <div className="flex flex-col gap-4" role="status">
        <h1 className="text-xl font-semibold">{t("session.renewal")}</h1>
        <p>{t("session.renewal_sent")}</p>
        <ButtonLink to="/login">{t("session.to_login")}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold">{t("session.renewal")}</h1>
      <p className="mb-6 text-grey-700">{t("session.renewal_hint")}</p>
      <SessionForm
        id="renewal-request"
        lastResult={lastResult}
        send={t("session.send_link")}
        more={
          <Link to="/login" className="self-center text-primary-ink underline-offset-4 hover:underline">
            {t("session.to_login")}
          </Link>
        }
      >
        {(field) => <EmailField field={field("email")} />}
      </SessionForm>
    </>
  );
}
