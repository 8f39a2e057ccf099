import { getFormProps } from "@conform-to/react";
import { Paperclip } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useRoot } from "#app/use-root.ts";
import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showFileSize } from "#model/file/file-size.ts";
import type { MailDraft } from "#model/mail/document-mail.ts";
import { DialogBody } from "#ui/dialog.tsx";
import { CheckField, FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { Ticks } from "./ticks.tsx";

const rules = () => import("#model/mail/mail-form.ts").then(({ mailForm }) => mailForm);

interface MailFormProps {
  /** What it begins with. */
  draft: MailDraft;
  /** What a client does by a link to such a document; nothing of what has none. */
  linkHint?: TextKey;
  /** Where the PDF is had without being sent; its language follows. */
  pdf?: string;
  /** What is said of what goes along, where that is not made for this mail. */
  attached?: string;
  /** Where the form of another language is, below the document. */
  at?: "send" | "remind";
  /** What its button says. */
  send?: string;
  idempotencyKey: string;
  /** What says how the document was seen. */
  seen: ReactNode;
  closeTo: string;
  /** What these addresses are asked with, "?" and all. */
  search?: string;
  lastResult: Refusal | undefined;
}

/** The form of a mail with a document: recipients, subject, text, and the language of the PDF. */
export function MailForm({ draft: read, idempotencyKey, seen, closeTo, lastResult, ...as }: MailFormProps) {
  const { linkHint, pdf, attached, at = "send", send, search = "" } = as;
  const { t, language } = useTranslation();
  const own = useRoot()?.user?.email;
  // The first one stays: a colleague may change the client's language while somebody writes.
  const [{ lang, people, subject, text, files, can_link, einvoice, unnamed = [] }] = useState(read);
  const [form, fields] = useSubmission(rules, {
    id: "mail",
    lastResult,
    defaultValue: {
      to: people.filter(({ is_chosen }) => is_chosen).map(({ email }) => email),
      subject,
      text,
      with_link: can_link,
      with_einvoice: einvoice === "chosen",
    },
  });
  const tabs = (["lv", "en"] as const).map((code) => ({
    // An address of its own: what is typed is asked about before it is left.
    to: `${closeTo}/${at}/${code}${search}`,
    name: t(`mails.in_${code}`),
    isCurrent: code === lang,
  }));
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <div className="shrink-0 pb-3">
          <Tabs label={t("mails.language")} tabs={tabs} />
        </div>
        <FormErrors errors={form.errors} />
        {unnamed.length > 0 && (
          <p className="rounded-card bg-warning-soft px-4 py-3">
            {t("mails.unnamed", { names: unnamed.join("; ") })}
          </p>
        )}
        <FormKey value={idempotencyKey} />
        {seen}
        <input type="hidden" name="lang" value={lang} />
        <Ticks
          field={fields.to}
          legend={t("mails.to")}
          choices={people.map(({ name, email }) => ({ value: email, name, beside: email }))}
          errorId={fields.others.errors && `${fields.others.id}-error`}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            field={fields.others}
            label={t(people.length > 0 ? "mails.others" : "mails.to")}
            hint={t("mails.several")}
            inputMode="email"
            isRequired={people.length === 0}
          />
          <TextField field={fields.cc} label={t("mails.cc")} inputMode="email" />
        </div>
        {own && <CheckField field={fields.copy} label={t("mails.copy", { email: own })} />}
        <TextField field={fields.subject} label={t("mails.subject")} isRequired />
        <TextAreaField field={fields.text} label={t("mails.text")} rows={10} maxLength={10_000} isRequired />
        {can_link && linkHint && (
          <CheckField field={fields.with_link} label={t("mails.with_link")} hint={t(linkHint)} />
        )}
        {einvoice !== "none" && (
          <CheckField
            field={fields.with_einvoice}
            label={t("mails.with_einvoice")}
            hint={t("mails.with_einvoice_hint")}
          />
        )}
        <Ticks
          field={fields.files}
          legend={t("mails.files")}
          choices={files.map(({ id, name, size }) => ({
            value: String(id),
            name,
            beside: showFileSize(size, language),
          }))}
        />
        <p className="flex items-start gap-2 text-xs text-grey-700">
          <Icon of={Paperclip} />
          <span className="min-w-0">
            {attached ?? t("mails.attached")}{" "}
            {pdf && (
              <a
                href={`${pdf}${search || "?"}${search && "&"}lang=${lang === "en" ? "eng" : "lv"}`}
                download
                className="text-primary-ink underline underline-offset-4"
              >
                {t("mails.open_pdf")}
              </a>
            )}
          </span>
        </p>
      </DialogBody>
      <SendFooter closeTo={closeTo + search} send={send ?? t("mails.send")} />
    </Form>
  );
}
