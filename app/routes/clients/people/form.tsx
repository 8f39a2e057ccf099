import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Contact } from "#model/client/contact.ts";
import { languages } from "#model/text/language.ts";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { CheckField, FormErrors, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { contactValues } from "./values.ts";

const rules = () => import("#model/client/contact.ts").then(({ contactInput }) => contactInput);

interface ContactFormProps {
  /** Whom to change; none adds somebody. */
  contact?: Contact;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** Buttons left of the main one. */
  children: ReactNode;
}

/** The form of somebody who works for a client. */
export function ContactForm({ contact, idempotencyKey, lastResult, children }: ContactFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const values = contact && contactValues(contact);
  const [form, fields] = useSubmission(rules, {
    id: "contact",
    lastResult,
    defaultValue: values ?? {},
  });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <EditBaseline
          form="contact"
          row={contact && values && { version: contact.version, values }}
          lastResult={lastResult}
        >
          <TextField
            field={fields.name}
            label={t("contacts.name")}
            isRequired
            data-autofocus={!contact || undefined}
          />
          <TextField field={fields.position} label={t("contacts.position")} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField field={fields.email} label={t("contacts.email")} type="email" />
            <TextField field={fields.phone} label={t("contacts.phone")} type="tel" />
          </div>
          <SelectField
            field={fields.language}
            label={t("contacts.language")}
            none={t("contacts.language_of_client")}
            options={languages.map((code) => ({ value: code, label: t(`clients.languages.${code}`) }))}
          />
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-xs font-medium text-grey-700">{t("contacts.gets")}</legend>
            <CheckField field={fields.gets_estimates} label={t("contacts.gets_estimates")} />
            <CheckField field={fields.gets_invoices} label={t("contacts.gets_invoices")} />
            <CheckField field={fields.gets_reminders} label={t("contacts.gets_reminders")} />
          </fieldset>
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        {children}
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t(contact ? "form.save" : "form.add")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
