import { useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Client } from "#model/client/client.ts";
import { shortNameOf } from "#model/client/short-name.ts";
import { registrationNumberWarning } from "#model/identifier/identifiers.ts";
import { type Control, initialText, TextField, useFirstField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { SelectField } from "#ui/select-field.tsx";

interface CompanyFieldsProps {
  client: Client | undefined;
  countries: { code: string; name: string }[];
  fields: Record<
    "name" | "short_name" | "reg_nr" | "vat_nr" | "address" | "registered_address" | "country",
    Control
  >;
}

/** Who a client is: names, numbers, addresses and country. */
export function CompanyFields({ client, countries, fields }: CompanyFieldsProps) {
  const { t } = useTranslation();
  const isFirst = useFirstField();
  const [name, setName] = useState(() => initialText(fields.name));
  return (
    <FieldGroup title={t("clients.company")}>
      <TextField
        field={fields.name}
        label={t("clients.name")}
        isRequired
        {...(!client && isFirst && { autoFocus: true })}
        onChange={(event) => setName(event.currentTarget.value)}
        className="sm:col-span-2"
      />
      {client ? (
        <TextField
          field={fields.short_name}
          label={t("clients.short_name")}
          isRequired
          className="sm:col-span-2"
        />
      ) : (
        <TextField
          field={fields.short_name}
          label={t("clients.short_name")}
          hint={t("clients.short_name_hint")}
          placeholder={shortNameOf(name)}
          className="sm:col-span-2"
        />
      )}
      <NumberFields client={client} reg_nr={fields.reg_nr} vat_nr={fields.vat_nr} />
      <TextField field={fields.address} label={t("clients.address")} className="sm:col-span-2" />
      <TextField
        field={fields.registered_address}
        label={t("clients.registered_address")}
        className="sm:col-span-2"
      />
      <SelectField
        field={fields.country}
        label={t("clients.country")}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        {...(client?.country === "" && { none: t("clients.not_chosen") })}
      />
    </FieldGroup>
  );
}

interface NumberFieldsProps {
  client: Client | undefined;
  reg_nr: Control;
  vat_nr: Control;
}

/** The numbers of a company. A registration number that looks wrong is only warned of (domain §2). */
function NumberFields({ client, reg_nr, vat_nr }: NumberFieldsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ reg_nr: client?.reg_nr ?? "", vat_nr: client?.vat_nr ?? "" });
  const warning = typed.reg_nr ? registrationNumberWarning(typed.reg_nr, typed.vat_nr) : null;
  return (
    <>
      <TextField
        field={reg_nr}
        label={t("clients.reg_nr")}
        inputMode="numeric"
        hint={warning && <span className="text-warning">{t(`clients.reg_nr_${warning}`)}</span>}
        // While typing, not on leaving the field: a line that appears then moves the button from under the pointer.
        onChange={(event) => setTyped({ ...typed, reg_nr: event.currentTarget.value })}
      />
      <TextField
        field={vat_nr}
        label={t("clients.vat_nr")}
        onChange={(event) => setTyped({ ...typed, vat_nr: event.currentTarget.value })}
      />
    </>
  );
}
