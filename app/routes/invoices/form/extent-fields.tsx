import type { FieldMetadata } from "@conform-to/react";
import { useContext, useMemo } from "react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import type { LinePart } from "#model/invoice/line-parts.ts";
import { sum } from "#model/money/money.ts";
import { showMoney } from "#model/money/show-money.ts";
import { ContestedSlot } from "#ui/contested-slot.ts";
import { type Control, FieldFrame, TextField } from "#ui/field.tsx";
import { type Extent, extents } from "./input.ts";
import { LineTree } from "./line-tree.tsx";
import { fromText, type TypedQuantity } from "./quantities.ts";
import { type Preview, quantitiesIn } from "./typed.ts";

interface ExtentFieldsProps {
  choices: InvoiceChoices;
  fields: {
    extent: Control;
    percentage: Control;
    position_items: FieldMetadata<unknown>;
    quantities: FieldMetadata<unknown>;
  };
  chosen: ReadonlySet<number>;
  choose: (chosen: ReadonlySet<number>) => void;
  /** Quantities as they are typed. */
  quantities: readonly TypedQuantity[];
  preview: Preview;
  /** What the form came with, and what was wrong with it by the names of its fields. */
  begun: Record<string, unknown>;
  errors: Record<string, string[] | null>;
  /** Goods without prices may be in another document as well. */
  isPayable: boolean;
}

/** What is invoiced of the estimate: all that is left, chosen lines, or a percentage in advance. */
export function ExtentFields({ choices, fields, begun, errors, preview, ...tree }: ExtentFieldsProps) {
  const { t, language } = useTranslation();
  const Contested = useContext(ContestedSlot);
  const nameOf = (text: string) =>
    extents.flatMap((one) => (one === text ? t(`invoice.extents.${one}`) : []))[0] ?? text;
  const { extent, percentage, position_items: items } = fields;
  const quantityErrors = useMemo(() => errorsByLine(begun, errors), [begun, errors]);
  const quantityTexts = useMemo(() => quantitiesIn(begun), [begun]);
  const left = sum(choices.remaining.map(({ taxable_cents }) => taxable_cents));
  const net = choices.estimate.sums?.net_cents;
  const hints: Record<Extent, string> = {
    all: t("invoice.left", { amount: showMoney(left, language) }),
    chosen: t("invoice.lines_left", { count: choices.open_items.length }),
    // A backend may leave the sums to anyone who adds up the lines.
    percentage: net === undefined ? "" : t("invoice.of_whole", { amount: showMoney(net, language) }),
  };
  const radio = (value: Extent) => (
    <label className="invoice-extent">
      <input
        type="radio"
        name={extent.name}
        value={value}
        defaultChecked={extent.initialValue === value}
        className="size-4 shrink-0 accent-primary-ink"
      />
      {t(`invoice.extents.${value}`)}
      <small className="numeric">{hints[value]}</small>
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-base font-semibold text-heading">{t("invoice.extent")}</legend>
      <div className="invoice-extents">
        {extents.map((value) => (
          <div key={value}>
            {radio(value)}
            {value === "chosen" && (
              <FieldFrame
                id={items.id}
                errors={items.errors}
                show={namesOfLines(choices)}
                className="invoice-lines"
              >
                <LineTree
                  {...tree}
                  choices={choices}
                  begun={quantityTexts}
                  errors={quantityErrors}
                  parts={partsOf(preview)}
                />
                {Contested && <Contested id={fields.quantities.id} show={quantitiesOfLines(choices)} />}
              </FieldFrame>
            )}
            {value === "percentage" && (
              <div className="invoice-percentage">
                <TextField
                  field={percentage}
                  label={t("invoice.percentage")}
                  hint={t("invoice.advance_hint")}
                  suffix="%"
                  inputMode="decimal"
                  className="max-w-60"
                />
              </div>
            )}
          </div>
        ))}
      </div>
      {Contested && <Contested id={extent.id} show={nameOf} />}
    </fieldset>
  );
}

/** What is wrong with quantities, by the lines. */
function errorsByLine(begun: Record<string, unknown>, errors: Record<string, string[] | null>) {
  return new Map(
    quantitiesIn(begun).flatMap(({ id }, index) => {
      const own = Object.entries(errors).flatMap(([name, texts]) =>
        name.startsWith(`quantities[${index}]`) ? (texts ?? []) : [],
      );
      return own.length > 0 ? [[id, own] as const] : [];
    }),
  );
}

/** Lines of which the document would not have all. */
const partsOf = ({ bill }: Preview): readonly LinePart[] => (typeof bill === "string" ? noParts : bill.parts);
const noParts: readonly LinePart[] = [];

/** Quantities with the names of their lines, of a field's text. */
const quantitiesOfLines =
  ({ estimate }: InvoiceChoices) =>
  (json: string): string => {
    const names = new Map(itemsOf(estimate).map(({ id, name }) => [id, name]));
    return chosenLines
      .parse(JSON.parse(json || "[]"))
      .flatMap((field) => {
        const typed = fromText(field);
        return typed ? [`${names.get(typed.id) ?? ""}: ${typed.text}`] : [];
      })
      .join("\n");
  };

/** Chosen lines by their names, of a field's text. */
const namesOfLines =
  ({ estimate }: InvoiceChoices) =>
  (json: string): string => {
    const chosen = chosenLines.parse(JSON.parse(json || "[]"));
    return itemsOf(estimate)
      .filter(({ id }) => chosen.includes(String(id)))
      .map(({ name }) => name)
      .join("\n");
  };
const chosenLines = z.array(z.string()).catch([]);
