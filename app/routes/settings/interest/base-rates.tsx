import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import type { interestTerms } from "#model/company/interest.ts";
import { showTyped } from "#model/date/dates.ts";
import { TextField } from "#ui/field.tsx";
import { RowsField } from "#ui/rows-field.tsx";

type Entered = z.input<typeof interestTerms>;

interface BaseRatesProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["base_rates"]>;
}

/** The base rate of each half-year. */
export function BaseRates({ form, list }: BaseRatesProps) {
  const { t } = useTranslation();
  return (
    <RowsField
      id="base-rates"
      form={form}
      list={list}
      words={{
        title: t("interest.base_rates"),
        hint: t("interest.base_hint"),
        row: (place) => t("interest.half_year", { place }),
        remove: (place) => t("interest.remove", { place }),
        add: t("interest.add"),
      }}
      fieldsClass="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[12rem_10rem_auto] sm:justify-start"
      show={listed}
    >
      {(row, remove) => {
        const { from, rate } = row.getFieldset();
        return (
          <>
            <TextField field={from} label={t("interest.from")} inputMode="numeric" isRequired />
            <TextField
              field={rate}
              label={t("interest.base_rate")}
              suffix="%"
              inputMode="decimal"
              isRequired
            />
            {remove}
          </>
        );
      }}
    </RowsField>
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
