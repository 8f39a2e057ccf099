import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useNavigation, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { submit } from "#app/submission.ts";
import type { Titled } from "#app/title.ts";
import { useSubmission } from "#app/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { renewalRequest } from "#model/user/user.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";

const rules = () => import("#model/user/user.ts").then(({ renewalRequest }) => renewalRequest);

export const handle = { title: (t) => t("session.renewal") } satisfies Titled;

export function action(args: ActionFunctionArgs) {
  return submit(args, renewalRequest, async (body) => {
    await args.context.api.send("POST", "/request_password_reset", z.unknown(), { body });
    return redirect("/renew-password?sent");
  });
}

export default function RenewalRequest() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useSubmission(rules, { id: "renewal-request", lastResult });
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
      <Form method="post" className="flex flex-col gap-4" {...getFormProps(form)}>
        <FormErrors errors={form.errors} />
        <TextField
          field={fields.email}
          label={t("session.email")}
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
        />
        <Button tone="main" isPending={navigation.state !== "idle"} className="mt-2 w-full">
          {t("session.send_link")}
        </Button>
        <Link to="/login" className="self-center text-primary-ink underline-offset-4 hover:underline">
          {t("session.to_login")}
        </Link>
      </Form>
    </>
  );
}
