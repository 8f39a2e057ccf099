import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { languages } from "#model/text/language.ts";
import { isOtherKey } from "#model/user/other-key.ts";
import type { User } from "#model/user/user.ts";
import { FormErrors, initialText, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ConfirmButton, parts } from "./confirm-button.tsx";
import { profileValues } from "./values.ts";

const rules = () => import("#model/user/own-profile.ts").then(({ dataForm }) => dataForm);

/** One's own name, e-mail and language. The page is reloaded when they are saved: the language may be another. */
export function DataForm({ own, lastResult }: { own: User; lastResult: Refusal | undefined }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const id = "profile";
  const values = profileValues(own);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  // After a refusal it may be one that an administrator has set meanwhile.
  const key = lastResult?.begun?.texts.own ?? own.email;
  const [typed, setTyped] = useState(initialText(fields.email));
  const proof = (
    <TextField
      field={fields.current_password}
      label={t("profile.current_password")}
      hint={t("profile.key_hint")}
      type="password"
      autoComplete="current-password"
      defaultValue=""
      isRequired={isOtherKey(typed, key)}
      className="sm:col-start-1"
    />
  );
  return (
    <Form method="post" reloadDocument className="flex flex-col gap-4" {...getFormProps(form)} ref={element}>
      <input type="hidden" name="part" value={parts.data} />
      <input type="hidden" name="own" value={key} />
      <EditBaseline form={id} row={{ version: own.version, values }} lastResult={lastResult}>
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
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SelectField
            field={fields.language}
            label={t("profile.language")}
            options={languages.map((code) => ({ value: code, label: t(`languages.${code}`) }))}
          />
          {useHydrated() ? isOtherKey(typed, key) && proof : <noscript>{proof}</noscript>}
        </FieldGroup>
      </EditBaseline>
      <footer className="flex justify-end border-t border-grey-200 pt-4">
        <ConfirmButton form={element} isPending={navigation.formData?.get("part") === parts.data}>
          {t("form.save")}
        </ConfirmButton>
      </footer>
    </Form>
  );
}
