import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { groupIban } from "#model/identifier/identifiers.ts";
import { TextField } from "#ui/field.tsx";
import { RowsField } from "#ui/rows-field.tsx";
import type { enteredDetails } from "./entered.ts";

type Entered = z.input<typeof enteredDetails>;

interface AccountsProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["accounts"]>;
}

/** The company's bank accounts. */
export function Accounts({ form, list }: AccountsProps) {
  const { t } = useTranslation();
  return (
    <RowsField
      id="accounts"
      form={form}
      list={list}
      words={{
        title: t("settings.accounts"),
        hint: t("settings.accounts_hint"),
        row: (place) => t("settings.account", { place }),
        remove: (place) => t("settings.remove_account", { place }),
        add: t("settings.add_account"),
      }}
      fieldsClass="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_8rem_16rem_auto]"
      removeClass="max-sm:col-start-2 max-sm:row-start-1"
      show={listed}
    >
      {(row, remove) => {
        const { bank, bic, iban } = row.getFieldset();
        return (
          <>
            <TextField field={bank} label={t("settings.bank")} className="max-sm:col-start-1" />
            <TextField
              field={bic}
              label={t("settings.bic")}
              isRequired
              spellCheck={false}
              className="max-sm:col-start-1"
            />
            <TextField
              field={iban}
              label={t("settings.iban")}
              isRequired
              spellCheck={false}
              className="max-sm:col-start-1"
            />
            {remove}
          </>
        );
      }}
    </RowsField>
  );
}

const text = z.string().default("");
const typedAccounts = z.array(z.object({ bank: text, bic: text, iban: text })).catch([]);

/** Accounts as a person reads them, of a field's text. */
const listed = (json: string) =>
  typedAccounts
    .parse(JSON.parse(json || "[]"))
    .map(({ bank, bic, iban }) => [bank, bic, groupIban(iban)].filter(Boolean).join(" "))
    .join("\n");
