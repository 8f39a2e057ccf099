import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { MailSender } from "#model/mail/mail-sender.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { senderValues } from "./edited.ts";

const rules = () => import("#model/mail/mail-sender.ts").then(({ mailSenderInput }) => mailSenderInput);

/** The address, and what mails are sent from today. */
export function SenderForm({ sender, lastResult }: { sender: MailSender; lastResult: Refusal | undefined }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const id = "mail-sender";
  const values = senderValues(sender);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const isSaving = navigation.state !== "idle" && navigation.formData?.get("intent") === null;
  const { is_used, address, product_address, version } = sender;
  const from = is_used ? address : product_address;
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-4" {...getFormProps(form)}>
      <p className="text-xs text-grey-600">{t("mail_sender.hint")}</p>
      <p>{t(is_used ? "mail_sender.from_own" : "mail_sender.from_product", { address: from })}</p>
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version, values }} lastResult={lastResult}>
        <TextField
          field={fields.address}
          type="email"
          autoComplete="off"
          label={t("mail_sender.address")}
          hint={t("mail_sender.address_hint")}
        />
      </EditBaseline>
      <footer className="flex border-t border-grey-200 pt-4">
        <Button tone="main" className="ml-auto" isPending={isSaving}>
          {t("form.save")}
        </Button>
      </footer>
    </Form>
  );
}
