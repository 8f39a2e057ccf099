import { getFormProps } from "@conform-to/react";
import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { type Rules, useSubmission } from "#app/forms/use-submission.ts";
import { withKnown } from "#app/loading/known-row.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Bank } from "#model/bank/bank.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import type { Client, ClientInput, newClientForm } from "#model/client/client.ts";
import { defaultCountry } from "#model/identifier/country.ts";
import { defaultLanguage, languages } from "#model/text/language.ts";
import { AtBottom } from "#ui/bars.tsx";
import { Button } from "#ui/button.tsx";
import { CheckField, type Control, FormErrors, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Link } from "#ui/link.tsx";
import { SaveBar, type useSaving } from "#ui/save-bar.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { EinvoiceFields } from "./einvoice-fields.tsx";
import { clientValues } from "./values.ts";

/** A new client may be left without a short name. */
type ClientRules = Rules<z.ZodType<ClientInput, z.input<typeof newClientForm>>>;
const rules: ClientRules = () => import("#model/client/client.ts").then(({ clientInput }) => clientInput);
const newRules: ClientRules = () =>
  import("#model/client/client.ts").then(({ newClientForm }) => newClientForm);

interface ClientFormProps {
  client?: Client;
  banks: Bank[];
  countries: { code: string; name: string }[];
  /** What stands beside the bank where the banks could not be read. */
  missing?: ReactNode;
  /** Makes the form sent twice one client. */
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  saving: ReturnType<typeof useSaving>;
  /** Buttons left of the main one. */
  children?: ReactNode;
}

/** The form of a client, new or known. Hidden, not gone, while the dialog of banks is open (specification 2.5). */
export function ClientForm({
  client,
  banks,
  countries,
  missing,
  idempotencyKey,
  lastResult,
  saving,
  children,
}: ClientFormProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const values = client && clientValues(client);
  const [form, fields] = useSubmission(client ? rules : newRules, {
    id: "client",
    lastResult,
    defaultValue: values ?? { country: defaultCountry, document_language: defaultLanguage },
  });
  const contact = fields.contact.getFieldset();
  return (
    <Form
      method="post"
      hidden={pathname.endsWith("/banks")}
      data-stays-below={client ? `/clients/${client.id}/data` : "/clients/add"}
      className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6"
      {...getFormProps(form)}
    >
      <EditBaseline
        form="client"
        row={client && values && { version: client.version, values }}
        lastResult={lastResult}
      >
        <FormErrors errors={form.errors} />
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <CompanyFields client={client} countries={countries} fields={fields} />
        <DocumentFields
          client={client}
          email={fields.email}
          language={fields.document_language}
          reference={fields.buyer_reference}
        />
        <EinvoiceFields
          hint={t("clients.einvoice_hint")}
          scheme={fields.einvoice_scheme}
          id={fields.einvoice_id}
          countries={countries}
        >
          <div className="sm:col-span-2">
            <CheckField
              field={fields.is_public_body}
              label={t("clients.is_public_body")}
              hint={t("clients.is_public_body_hint")}
            />
          </div>
        </EinvoiceFields>
        <AccountFields
          client={client}
          banks={banks}
          missing={missing}
          bank_id={fields.bank_id}
          iban={fields.iban}
        />
        <FieldGroup title={t("clients.contact")}>
          <TextField field={contact.name} label={t("clients.contact_name")} />
          <TextField field={contact.phone} label={t("clients.contact_phone")} type="tel" />
        </FieldGroup>
      </EditBaseline>
      <footer className="flex items-center justify-end gap-2 border-t border-grey-200 pt-4">
        {children}
        <Button
          tone="main"
          isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
          isBlocked={saving.isBlocked}
        >
          {t(client ? "form.save" : "form.add")}
        </Button>
      </footer>
      <AtBottom as="notice">
        <SaveBar state={saving.state} />
      </AtBottom>
    </Form>
  );
}

interface DocumentFieldsProps {
  client: Client | undefined;
  email: Control;
  language: Control;
  reference: Control;
}

/** Where the documents of a client go, in which language, and what stands on them. */
function DocumentFields({ client, email, language, reference }: DocumentFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup title={t("clients.documents")}>
      <TextField field={email} label={t("clients.email")} type="email" hint={t("clients.email_hint")} />
      <SelectField
        field={language}
        label={t("clients.document_language")}
        options={languages.map((code) => ({ value: code, label: t(`clients.languages.${code}`) }))}
        {...(client?.document_language === "" && { none: t("clients.not_chosen") })}
      />
      <TextField
        field={reference}
        label={t("clients.buyer_reference")}
        hint={t("clients.buyer_reference_hint")}
        className="sm:col-span-2"
      />
    </FieldGroup>
  );
}

interface AccountFieldsProps extends Pick<ClientFormProps, "banks" | "missing"> {
  client: Client | undefined;
  bank_id: Control;
  iban: Control;
}

/** The bank account of a client, with the way to the banks. A hidden bank is offered where it is the client's already. */
function AccountFields({ client, banks, missing, bank_id, iban }: AccountFieldsProps) {
  const { t } = useTranslation();
  const shown = banks.filter((bank) => bank.status !== bankStatus.hidden || bank.id === client?.bank?.id);
  const options = withKnown<Pick<Bank, "id" | "name" | "swift">>(shown, client?.bank).map((bank) => ({
    value: bank.id,
    label: [bank.name, bank.swift && `(${bank.swift})`].filter(Boolean).join(" "),
  }));
  return (
    <FieldGroup
      title={t("clients.account")}
      action={
        <Link to="banks" preventScrollReset className="text-primary-ink underline-offset-4 hover:underline">
          {t("banks.manage")}
        </Link>
      }
    >
      {missing && <div className="sm:col-span-2">{missing}</div>}
      <SelectField field={bank_id} label={t("clients.bank")} options={options} none={t("clients.no_bank")} />
      <TextField field={iban} label={t("clients.iban")} spellCheck={false} />
    </FieldGroup>
  );
}
