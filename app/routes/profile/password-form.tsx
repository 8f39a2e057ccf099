import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { passwordLength } from "#model/user/password-length.ts";
import { FormErrors, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { ConfirmButton, parts } from "./confirm-button.tsx";

const rules = () => import("#model/user/own-profile.ts").then(({ passwordForm }) => passwordForm);

/** One's own password: the current one, the new one and that again. What is typed in the other form stays. */
export function PasswordForm({ lastResult }: { lastResult: Refusal | undefined }) {
  const { t } = useTranslation();
  const isSent = useNavigation().formData?.get("part") === parts.password;
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useSubmission(rules, { id: "own-password", lastResult });
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent && !lastResult) element.current?.reset();
    wasSent.current = isSent;
  }, [isSent, lastResult]);
  const secret = { type: "password", isRequired: true, defaultValue: "" };
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className="flex flex-col gap-4"
      {...getFormProps(form)}
      ref={element}
    >
      <input type="hidden" name="part" value={parts.password} />
      <FormErrors errors={form.errors} />
      <FieldGroup title={t("profile.sign_in")} hint={t("profile.other_sessions")}>
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
      </FieldGroup>
      <footer className="flex justify-end border-t border-grey-200 pt-4">
        <ConfirmButton form={element} isPending={isSent}>
          {t("profile.change_password")}
        </ConfirmButton>
      </footer>
    </Form>
  );
}
