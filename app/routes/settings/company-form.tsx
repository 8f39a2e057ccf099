import { getFormProps } from "@conform-to/react";
import { useMemo } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Company } from "#model/company/company.ts";
import { seriesKinds } from "#model/company/number-series.ts";
import { paymentGaps } from "#model/company/payment-link.ts";
import { registrationNumberWarning } from "#model/identifier/identifiers.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";
import { DefaultButton } from "#ui/default-button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { useVatOptions } from "#ui/use-vat-options.ts";
import { EinvoiceFields } from "../clients/einvoice-fields.tsx";
import { Accounts } from "./accounts.tsx";
import { ratesIn, statusChoices, termChoices, valuesOf } from "./entered.ts";
import { SaveFooter } from "./save-footer.tsx";
import { SeriesFields } from "./series-fields.tsx";

const rules = () => import("./entered.ts").then(({ enteredDetails }) => enteredDetails);

export interface CompanyFormProps {
  company: Company;
  vatRates: readonly VatRate[];
  countries: readonly { code: string; name: string }[];
  lastResult: Refusal | undefined;
}

export function CompanyForm({ company, vatRates, countries, lastResult }: CompanyFormProps) {
  const { t, language } = useTranslation();
  const id = "company";
  const values = valuesOf(company, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const series = fields.series.getFieldset();
  const saved = lastResult?.begun?.texts.vat ?? values.vat;
  const inUse = useMemo(() => ratesIn([values.vat, saved]), [values.vat, saved]);
  const vatOptions = useVatOptions({ rates: vatRates, inUse });
  const regNr = fields.reg_nr.value;
  const warning = regNr ? registrationNumberWarning(regNr, fields.vat_nr.value) : null;
  return (
    <Form method="post" className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6" {...getFormProps(form)}>
      <DefaultButton />
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version: company.version, values }} lastResult={lastResult}>
        <FieldGroup title={t("settings.seller")} hint={t("settings.seller_hint")}>
          <TextField field={fields.legal_name} label={t("settings.legal_name")} className="sm:col-span-2" />
          <TextField
            field={fields.reg_nr}
            label={t("settings.reg_nr")}
            inputMode="numeric"
            hint={warning && <span className="text-warning">{t(`clients.reg_nr_${warning}`)}</span>}
          />
          <TextField field={fields.vat_nr} label={t("settings.vat_nr")} />
          <TextField field={fields.address} label={t("settings.address")} className="sm:col-span-2" />
          <SelectField
            field={fields.country}
            label={t("settings.country")}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            className="sm:col-span-2"
          />
          <TextField field={fields.email} label={t("settings.email")} type="email" />
          <TextField field={fields.phone} label={t("settings.phone")} type="tel" />
        </FieldGroup>
        <EinvoiceFields
          hint={t("settings.einvoice_hint")}
          scheme={fields.einvoice_scheme}
          id={fields.einvoice_id}
          countries={countries}
        />
        <Accounts form={form} list={fields.accounts} />
        <FieldGroup title={t("settings.defaults")}>
          <SelectField
            field={fields.vat}
            label={t("settings.vat")}
            options={vatOptions}
            hint={t("settings.vat_hint")}
          />
          <SelectField
            field={fields.payment_terms}
            label={t("settings.payment_terms")}
            options={termChoices.map((value) => ({ value, label: t(`settings.terms.${value}`) }))}
          />
          <TextField
            field={fields.quantity_tolerance}
            label={t("settings.quantity_tolerance")}
            hint={t("settings.quantity_tolerance_hint")}
            suffix="%"
            inputMode="decimal"
          />
        </FieldGroup>
        <FieldGroup title={t("settings.accepted_title")} hint={t("settings.accepted_hint")}>
          <SelectField
            field={fields.accepted_status}
            label={t("settings.accepted_status")}
            options={statusChoices.map((value) => ({ value, label: t(`settings.accepted.${value}`) }))}
          />
          <TextField
            field={fields.advance_percentage}
            label={t("settings.advance_percentage")}
            suffix="%"
            inputMode="decimal"
          />
        </FieldGroup>
        <FieldGroup title={t("settings.payment_title")} hint={t("settings.payment_hint")}>
          <TextField
            field={fields.payment_link}
            label={t("settings.payment_link")}
            hint={t("settings.payment_link_hint", paymentGaps)}
            inputMode="url"
            className="sm:col-span-2"
          />
        </FieldGroup>
        <FieldGroup title={t("settings.series_title")} hint={t("settings.series_hint")}>
          {seriesKinds.map((kind) => (
            <SeriesFields key={kind} kind={kind} field={series[kind]} />
          ))}
        </FieldGroup>
        <FieldGroup title={t("settings.footer_title")}>
          <div className="sm:col-span-2">
            <TextAreaField field={fields.footer} label={t("settings.footer")} />
            <TextAreaField field={fields.footer_en} label={t("settings.footer_en")} />
          </div>
        </FieldGroup>
      </EditBaseline>
      <SaveFooter />
    </Form>
  );
}
