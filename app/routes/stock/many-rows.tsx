import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { nameOr } from "#app/loading/known-row.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { mostItemsAtOnce } from "#model/stock/most-at-once.ts";
import type { StockType } from "#model/stock/stock-type.ts";
import type { Unit } from "#model/stock/unit.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useFocusFollowing } from "#ui/use-focus-following.ts";
import { type RowField, rowFields, type TypedRow } from "./pasted-rows.ts";
import type { Entered } from "./typed-items.ts";
import { usePastedRows } from "./use-pasted-rows.ts";

/** The columns of each type: unit and price of a production item are fixed (specification §5). */
const fieldsOf: Record<StockType, readonly RowField[]> = {
  agency: rowFields,
  production: ["name", "name_en"],
};

interface ManyRowsProps {
  form: FormMetadata<Entered>;
  list: FieldMetadata<Entered["rows"]>;
  type: StockType;
  /** What a new row begins with. */
  first: TypedRow;
  /** With their names in both languages: what is pasted may have either. */
  units: readonly Unit[];
}

/** Rows to type items into, or to paste those of a spreadsheet. Without scripts the form is sent for another row. */
export function ManyRows({ form, list, type, first, units }: ManyRowsProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLFieldSetElement>(null);
  const rows = list.getFieldList();
  const fields = fieldsOf[type];
  const { paste, notice } = usePastedRows({ form, name: list.name, fields, first, units });
  useFocusFollowing(frame, rows.length);
  const grid = `grid min-w-0 items-start gap-2 ${type === "agency" ? "grid-cols-[1fr_1fr_auto] sm:grid-cols-[2fr_2fr_7rem_8rem_auto]" : "grid-cols-[1fr_auto] sm:grid-cols-[1fr_1fr_auto]"}`;
  return (
    <fieldset id="rows" ref={frame} onPaste={paste} className="min-w-0">
      <legend className="sr-only">{t("stock.rows")}</legend>
      <div aria-hidden="true" className={`${grid} max-sm:hidden mb-1 text-xs font-medium text-grey-700`}>
        {fields.map((field) => (
          <span key={field}>{t(labels[field])}</span>
        ))}
        <span className="w-8" />
      </div>
      <ol className="flex flex-col gap-2 max-sm:gap-4">
        {rows.map((row, at) => (
          <li key={row.key}>
            <fieldset className={grid}>
              <legend className="sr-only">{t("stock.row", { place: at + 1 })}</legend>
              <RowFields row={row} type={type} units={units} isFirst={at === 0} />
              <IconButton
                {...form.remove.getButtonProps({ name: list.name, index: at })}
                formAction="#rows"
                label={t("stock.remove_row", { place: at + 1 })}
                icon={<Icon of={Trash2} />}
                className="max-sm:mt-5"
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-2 text-xs text-grey-700 empty:hidden">
        {notice}
      </p>
      <FormErrors errors={list.errors} />
      {rows.length < mostItemsAtOnce && (
        <Button
          {...form.insert.getButtonProps({ name: list.name, defaultValue: first })}
          formAction="#rows"
          data-add
          icon={<Icon of={Plus} />}
          className="mt-3"
        >
          {t("stock.add_row")}
        </Button>
      )}
    </fieldset>
  );
}

const labels = {
  name: "stock.name",
  name_en: "stock.name_en",
  measure_unit_id: "stock.unit",
  price: "stock.price",
} as const;

interface RowFieldsProps {
  row: FieldMetadata<Entered["rows"][number]>;
  type: StockType;
  units: readonly Unit[];
  isFirst: boolean;
}

/** The labels stand over the columns, and on a phone over each field. */
function RowFields({ row, type, units, isFirst }: RowFieldsProps) {
  const { t, language } = useTranslation();
  const { name, name_en, measure_unit_id, price } = row.getFieldset();
  const labelled = "sm:[&>label]:sr-only";
  const whole = `${labelled} max-sm:col-span-full`;
  return (
    <>
      <TextField
        field={name}
        label={t("stock.name")}
        className={whole}
        data-autofocus={isFirst || undefined}
      />
      {type === "agency" ? (
        <>
          <TextField field={name_en} label={t("stock.name_en")} className={whole} />
          <SelectField
            field={measure_unit_id}
            label={t("stock.unit")}
            options={units.map((unit) => ({
              value: unit.id,
              label: nameOr(unitIn(unit, language).short_name, unit.id),
            }))}
            none={t("stock.choose_unit")}
            className={labelled}
          />
          <TextField
            field={price}
            label={t("stock.price")}
            inputMode="decimal"
            autoComplete="off"
            suffix={t("form.currency")}
            className={labelled}
          />
        </>
      ) : (
        <TextField field={name_en} label={t("stock.name_en")} className={labelled} />
      )}
    </>
  );
}
