import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { readDate, today } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { showMoney } from "#model/money/show-money.ts";
import { endedVat } from "#model/vat/ended-vat.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { CancelLink, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { EndedVatNotice } from "./ended-vat.tsx";
import { ReferenceFields, TermFields, TypeField } from "./form/document-fields.tsx";
import { dueOf, readTyped } from "./form/typed.ts";
import type { IssueValues } from "./issue-merge.ts";
import { BuyerNotice } from "./lacks-notice.tsx";
import { PastNotice } from "./past-notice.tsx";
import { useCanMail } from "./shown.ts";
import type { Begun } from "./use-issued.ts";

const rules = () => import("./issue-input.ts").then(({ issueForm }) => issueForm);

interface IssueFormProps {
  /** The draft that the form was filled from. */
  draft: Invoice;
  /** No other draft is issued than the one that it was begun with. */
  begun: Begun;
  /** What the form begins with. */
  values: IssueValues;
  /** All rates of the installation; null where they cannot be read: the backend says then what is wrong. */
  rates: readonly VatRate[] | null;
  /** Other VAT was taken just now: what it comes to is said. */
  isTaken?: boolean | undefined;
  closeTo: string;
  lastResult: Refusal | undefined;
  /** What is sent along unseen, and what a colleague changed meanwhile. */
  children: ReactNode;
}

export function IssueForm(props: IssueFormProps) {
  const { draft, begun, values, rates, isTaken, closeTo, lastResult, children } = props;
  const { t, language } = useTranslation();
  const navigation = useNavigation();
  const canMail = useCanMail();
  const isSent = (next: string | null) =>
    navigation.formMethod === "POST" && (navigation.formData?.get("next") ?? null) === next;
  const [form, fields] = useSubmission(rules, { id: "issue", lastResult, defaultValue: values });
  const [now, setNow] = useState(() => readTyped(lastResult?.initialValue ?? values));
  const day = draft.supply_date ?? readDate(now.date) ?? today();
  const ended = rates ? endedVat(draft.content.groups, rates, day) : [];
  const states = (["issued", "sent", "paid"] as const).map((name) => ({
    value: invoiceStatus[name],
    label: t(`invoices.statuses.${name}`),
  }));
  return (
    <Form
      method="post"
      className="contents"
      preventScrollReset
      onInput={(event) => setNow(readTyped(new FormData(event.currentTarget)))}
      {...getFormProps(form)}
    >
      {/* Enter issues: without it the first button could be one that takes another rate. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <DialogBody>
        <FormErrors errors={form.errors} />
        {children}
        <input type="hidden" name="version" value={begun.version} />
        <input type="hidden" name="terms_before" value={begun.terms_before} />
        <input type="hidden" name="opened" value={begun.opened} />
        <p className="text-grey-700">{t("invoice.issue_text")}</p>
        <BuyerNotice invoice={draft} />
        <EndedVatNotice ended={ended} />
        <PastNotice date={readDate(now.date)} due={dueOf(now) ?? readDate(now.due)} />
        {isTaken && (
          <p role="status" className="rounded-card bg-success-soft px-4 py-3">
            {t("invoice.vat_taken", { total: showMoney(draft.total_cents, language) })}
          </p>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TypeField field={fields.invoice_type_id} />
          <DateField field={fields.date} label={t("invoice.date")} isRequired />
          <TermFields fields={fields} due={dueOf(now)} />
          {draft.content.buyer.is_public_body && (
            <>
              <input type="hidden" name="shows_references" value="yes" />
              <ReferenceFields fields={fields} />
            </>
          )}
          <Segments field={fields.status_id} label={t("invoice.status")} options={states} />
          <div className="invoice-paid-on">
            <DateField field={fields.payment_date} label={t("invoice.paid_on")} isRequired />
          </div>
        </div>
        <TextAreaField field={fields.comment} label={t("invoice.comment")} rows={2} />
      </DialogBody>
      <DialogFooter>
        <CancelLink to={closeTo} />
        {canMail && (
          <Button name="next" value="send" isPending={isSent("send")}>
            {t("invoice.issue_and_send")}
          </Button>
        )}
        <Button tone="main" isPending={isSent(null)}>
          {t("invoice.issue")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
