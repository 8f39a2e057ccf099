import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { addressSchemes } from "#model/einvoice/address-schemes.ts";
import { type Control, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { SelectField } from "#ui/select-field.tsx";

interface EinvoiceFieldsProps {
  hint: string;
  scheme: Control;
  id: Control;
  countries: readonly { code: string; name: string }[];
  children?: ReactNode;
}

/** Where e-invoices of a client, or of the company, go: by its numbers, unless another address is said (domain §4). */
export function EinvoiceFields({ hint, scheme, id, countries, children }: EinvoiceFieldsProps) {
  const { t } = useTranslation();
  const options = addressSchemes.map(([code, kind, of]) => {
    const country = countries.find((one) => one.code === of)?.name ?? of;
    return { value: code, label: t(`clients.einvoice_schemes.${kind}`, { code, country }) };
  });
  return (
    <FieldGroup title={t("clients.einvoice")} hint={hint}>
      <SelectField
        field={scheme}
        label={t("clients.einvoice_scheme")}
        options={options}
        none={t("clients.einvoice_usual")}
      />
      <TextField field={id} label={t("clients.einvoice_id")} spellCheck={false} />
      {children}
    </FieldGroup>
  );
}
