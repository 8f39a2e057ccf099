import type { FieldMetadata } from "@conform-to/react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import {
  documentNumber,
  periodOf,
  type Series,
  type SeriesKind,
  series,
} from "#model/company/number-series.ts";
import { today } from "#model/date/dates.ts";
import { CheckField, TextField } from "#ui/field.tsx";

/** How a series looks from its first number of this year on. */
export const exampleOf = (shown: Series): string => documentNumber(shown, periodOf(shown, today()), 1);

const typed = z
  .object({ prefix: z.string().optional(), with_year: z.string().optional(), width: z.string() })
  .transform((fields) => series.safeParse({ ...fields, with_year: fields.with_year === "on" }).data);

/** A series as it stands in its fields; nothing where it cannot be one. */
export const readTyped = (fields: unknown): Series | undefined => typed.safeParse(fields).data;

interface SeriesFieldsProps {
  kind: SeriesKind;
  field: FieldMetadata<z.input<typeof series>>;
}

/** How the documents of a kind are numbered, with an example that follows what is typed. */
export function SeriesFields({ kind, field }: SeriesFieldsProps) {
  const { t } = useTranslation();
  const { prefix, with_year, width } = field.getFieldset();
  const read = readTyped(field.value);
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-medium">{t(`settings.series.${kind}`)}</legend>
      <div className="grid grid-cols-[1fr_7rem] items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_7rem_auto_13rem]">
        <TextField field={prefix} label={t("settings.prefix")} spellCheck={false} />
        <TextField field={width} label={t("settings.width")} inputMode="numeric" />
        <div className="sm:mt-6">
          <CheckField field={with_year} label={t("settings.with_year")} />
        </div>
        <output
          htmlFor={[prefix.id, width.id, with_year.id].join(" ")}
          className="numeric max-sm:col-span-2 sm:mt-6.5"
        >
          {read ? t("settings.example", { number: exampleOf(read) }) : "–"}
        </output>
      </div>
    </fieldset>
  );
}
