import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { useContext, useRef } from "react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { groupIban } from "#model/identifier/identifiers.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ContestedSlot } from "#ui/contested-slot.ts";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFocusFollowing } from "#ui/use-focus-following.ts";
import type { enteredDetails } from "./entered.ts";

type Entered = z.input<typeof enteredDetails>;

interface AccountsProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["accounts"]>;
}

/** The company's bank accounts. Rows come and go without scripts too: the form is sent and comes back with them. */
export function Accounts({ form, list }: AccountsProps) {
  const { t } = useTranslation();
  const rows = list.getFieldList();
  const Contested = useContext(ContestedSlot);
  const frame = useRef<HTMLFieldSetElement>(null);
  useFocusFollowing(frame, rows.length);
  return (
    <fieldset id="accounts" ref={frame} className="min-w-0">
      <legend className="text-base font-semibold text-heading">{t("settings.accounts")}</legend>
      <p className="mt-1 text-xs text-grey-600">{t("settings.accounts_hint")}</p>
      <FormErrors errors={list.errors} />
      <ol className="mt-3 flex flex-col gap-4">
        {rows.map((row, index) => {
          const { bank, bic, iban } = row.getFieldset();
          const place = index + 1;
          return (
            <li key={row.key}>
              <fieldset className="grid min-w-0 grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_8rem_16rem_auto]">
                <legend className="sr-only">{t("settings.account", { place })}</legend>
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
                <IconButton
                  {...form.remove.getButtonProps({ name: list.name, index })}
                  formAction="#accounts"
                  label={t("settings.remove_account", { place })}
                  icon={<Icon of={Trash2} />}
                  className="mt-5 max-sm:col-start-2 max-sm:row-start-1"
                />
              </fieldset>
            </li>
          );
        })}
      </ol>
      {Contested && <Contested id={list.id} show={listed} />}
      <Button
        {...form.insert.getButtonProps({ name: list.name })}
        formAction="#accounts"
        data-add
        icon={<Icon of={Plus} />}
        className={rows.length > 0 ? "mt-4" : ""}
      >
        {t("settings.add_account")}
      </Button>
    </fieldset>
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
