import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { useContext, useRef } from "react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import type { interestTerms } from "#model/company/interest.ts";
import { showTyped } from "#model/date/dates.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ContestedSlot } from "#ui/contested-slot.ts";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFocusFollowing } from "#ui/use-focus-following.ts";

type Entered = z.input<typeof interestTerms>;

interface BaseRatesProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["base_rates"]>;
}

/** The base rate of each half-year. Rows come and go without scripts too: the form is sent and comes back with them. */
export function BaseRates({ form, list }: BaseRatesProps) {
  const { t } = useTranslation();
  const rows = list.getFieldList();
  const Contested = useContext(ContestedSlot);
  const frame = useRef<HTMLFieldSetElement>(null);
  useFocusFollowing(frame, rows.length);
  return (
    <fieldset id="base-rates" ref={frame} className="min-w-0">
      <legend className="text-base font-semibold text-heading">{t("interest.base_rates")}</legend>
      <p className="mt-1 text-xs text-grey-600">{t("interest.base_hint")}</p>
      <FormErrors errors={list.errors} />
      <ol className="mt-3 flex flex-col gap-3">
        {rows.map((row, index) => {
          const { from, rate } = row.getFieldset();
          const place = index + 1;
          return (
            <li key={row.key}>
              <fieldset className="grid min-w-0 grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[12rem_10rem_auto] sm:justify-start">
                <legend className="sr-only">{t("interest.half_year", { place })}</legend>
                <TextField field={from} label={t("interest.from")} inputMode="numeric" isRequired />
                <TextField
                  field={rate}
                  label={t("interest.base_rate")}
                  suffix="%"
                  inputMode="decimal"
                  isRequired
                />
                <IconButton
                  {...form.remove.getButtonProps({ name: list.name, index })}
                  formAction="#base-rates"
                  label={t("interest.remove", { place })}
                  icon={<Icon of={Trash2} />}
                  className="mt-5"
                />
              </fieldset>
            </li>
          );
        })}
      </ol>
      {Contested && <Contested id={list.id} show={listed} />}
      <Button
        {...form.insert.getButtonProps({ name: list.name })}
        formAction="#base-rates"
        data-add
        icon={<Icon of={Plus} />}
        className={rows.length > 0 ? "mt-4" : ""}
      >
        {t("interest.add")}
      </Button>
    </fieldset>
  );
}

const text = z.string().default("");
const typedRates = z.array(z.object({ from: text, rate: text })).catch([]);

/** Rates as a person reads them, of a field's text. */
const listed = (json: string) =>
  typedRates
    .parse(JSON.parse(json || "[]"))
    .map(({ from, rate }) => `${showTyped(from)}: ${rate} %`)
    .join("\n");
