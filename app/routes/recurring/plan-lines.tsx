import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { z } from "zod";
import { nameOr } from "#app/loading/known-row.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { mostPlanLines } from "#model/recurring/most-lines.ts";
import type { planOfLines } from "#model/recurring/recurring-invoice.ts";
import type { Unit } from "#model/stock/unit.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { TextField } from "#ui/field.tsx";
import { RowsField } from "#ui/rows-field.tsx";
import { SelectField } from "#ui/select-field.tsx";

type Lines = z.input<typeof planOfLines>["lines"];

interface PlanLinesProps {
  form: Pick<FormMetadata, "insert" | "remove">;
  list: FieldMetadata<Lines>;
  units: readonly Unit[];
  /** What a new line begins with. */
  first: Record<"name" | "quantity" | "measure_unit_id" | "price", string>;
}

/** What is invoiced again and again: each line with its quantity, unit and price. */
export function PlanLines({ form, list, units, first }: PlanLinesProps) {
  const { t, language } = useTranslation();
  const options = units.map((unit) => ({
    value: unit.id,
    label: nameOr(unitIn(unit, language).short_name, unit.id),
  }));
  return (
    <RowsField
      id="lines"
      form={form}
      list={list}
      words={{
        title: t("recurring.lines"),
        hint: t("recurring.lines_hint"),
        row: (place) => t("recurring.line", { place }),
        remove: (place) => t("recurring.remove_line", { place }),
        add: t("recurring.add_line"),
      }}
      fieldsClass="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[1fr_6.5rem_7.5rem_9rem_auto]"
      most={mostPlanLines}
      begins={first}
      show={(text) => text}
    >
      {(row, remove) => {
        const { name, quantity, measure_unit_id, price } = row.getFieldset();
        return (
          <>
            <TextField
              field={name}
              label={t("recurring.line_name")}
              isRequired
              className="max-sm:col-span-full"
            />
            <TextField field={quantity} label={t("recurring.quantity")} inputMode="decimal" isRequired />
            <SelectField
              field={measure_unit_id}
              label={t("recurring.unit")}
              options={options}
              isRequired
              className="max-sm:col-span-2"
            />
            <TextField
              field={price}
              label={t("recurring.price")}
              suffix={t("form.currency")}
              inputMode="decimal"
              isRequired
              className="max-sm:col-span-2"
            />
            {remove}
          </>
        );
      }}
    </RowsField>
  );
}
