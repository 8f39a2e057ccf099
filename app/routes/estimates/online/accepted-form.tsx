import { getFormProps } from "@conform-to/react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import { maxSignedSize } from "#model/file/signed-rules.ts";
import type { SignedFile } from "#model/online/by-hand.ts";
import { otherMethods } from "#model/online/methods.ts";
import type { Language } from "#model/text/language.ts";
import { DateField } from "#ui/date-field.tsx";
import { DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { SignedFileField } from "../../online/signed-file-field.tsx";

const rules = () => import("#model/online/by-hand.ts").then(({ acceptedOtherwise }) => acceptedOtherwise);

interface AcceptedFormProps {
  idempotencyKey: string;
  /** The revision of the estimate that was seen. */
  revision: string;
  lang: Language;
  /** What is chosen of it, and what that comes to; null where there is no choice. */
  chosen: { names: string[]; net: string; other: { names: string; net: string } | null } | null;
  /** What the client has sent and nobody has looked at. */
  waiting: SignedFile[];
  /** Which of these is confirmed, by its id; "" of none. */
  asked: string;
  closeTo: string;
  lastResult: Refusal | undefined;
}

/** The form of an acceptance by hand: who accepted, when and how, with what proves it. */
export function AcceptedForm(props: AcceptedFormProps) {
  const { idempotencyKey, revision, lang, chosen, waiting, asked, closeTo, lastResult } = props;
  const { t } = useTranslation();
  const sent = waiting.find(({ id }) => String(id) === asked);
  const [form, fields] = useSubmission(rules, {
    id: "accepted",
    lastResult,
    defaultValue: {
      name: sent?.by ?? "",
      role: sent?.role ?? "",
      accepted_on: today(),
      method: sent ? "file" : "order",
      signed_file_id: sent ? asked : "",
    },
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="contents"
      preventScrollReset
      {...getFormProps(form)}
    >
      <DialogBody>
        <FormErrors errors={form.errors} />
        <FormKey value={idempotencyKey} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="lang" value={lang} />
        <p className="text-grey-700">{t("acceptance.what_happens")}</p>
        {chosen && (
          <p className="font-medium">
            {t(chosen.names.length > 0 ? "acceptance.as_chosen" : "acceptance.as_chosen_none", {
              names: chosen.names.join("; "),
              net: chosen.net,
            })}
          </p>
        )}
        {chosen?.other && (
          <p role="alert" className="rounded-control bg-warning-soft px-3 py-2">
            {t("acceptance.other_choice", chosen.other)}
          </p>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField field={fields.name} label={t("acceptance.name")} isRequired />
          <TextField field={fields.role} label={t("acceptance.role")} />
          <DateField field={fields.accepted_on} label={t("acceptance.accepted_on")} isRequired />
          <SelectField
            field={fields.method}
            label={t("acceptance.method")}
            isRequired
            options={otherMethods.map((method) => ({
              value: method,
              label: t(`acceptance.methods.${method}`),
            }))}
          />
          <TextField
            field={fields.order_number}
            label={t("acceptance.order_number")}
            isRequired={fields.method.value === "order"}
            hint={t("acceptance.order_number_hint")}
            className="sm:col-span-2"
          />
        </div>
        <TextAreaField
          field={fields.note}
          label={t("acceptance.note_text")}
          isRequired={fields.method.value === "words"}
          maxLength={2000}
        />
        {waiting.length > 0 && (
          <SelectField
            field={fields.signed_file_id}
            label={t("acceptance.signed_file")}
            none={t("acceptance.no_signed_file")}
            options={waiting.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SignedFileField
          id={`${form.id}-file`}
          errors={form.allErrors.file}
          label={t("acceptance.file")}
          choose={t("acceptance.choose_file")}
          none={t("acceptance.no_file")}
          hint={t("acceptance.file_rules", { size: maxSignedSize / 1024 / 1024 })}
          isRequired={fields.method.value === "file" && !fields.signed_file_id.value}
        />
      </DialogBody>
      <SendFooter closeTo={closeTo} send={t("acceptance.confirm")} />
    </Form>
  );
}
