import type { FieldMetadata } from "@conform-to/react";
import type { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { decimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";
import type { begunOrder } from "#model/purchase-order/begun-order.ts";
import type { OrderChoice } from "#model/purchase-order/purchase-order.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { FormErrors, TextField } from "#ui/field.tsx";

export type ChoiceList = FieldMetadata<z.input<typeof begunOrder>["lines"]>;

interface ChoiceFieldsProps {
  list: ChoiceList;
  choices: readonly OrderChoice[];
}

/** What can be ordered, each with a tick, how much of it and at which price. */
export function ChoiceFields({ list, choices }: ChoiceFieldsProps) {
  const { t } = useTranslation();
  if (choices.length === 0) return <p className="text-grey-600">{t("purchase_orders.no_choices")}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="text-base font-semibold text-heading">{t("purchase_orders.choices")}</legend>
      <FormErrors errors={list.errors} />
      <ol className="flex flex-col">
        {list.getFieldList().map((row, index) => {
          const choice = choices[index];
          return choice && <Choice key={row.key} row={row} choice={choice} />;
        })}
      </ol>
    </fieldset>
  );
}

type Row = ReturnType<ChoiceList["getFieldList"]>[number];

function Choice({ row, choice }: { row: Row; choice: OrderChoice }) {
  const { t, language } = useTranslation();
  const { of, is_ordered, quantity, price } = row.getFieldset();
  const { name, place, estimate, ordered } = choice;
  const unit = choice.measure_unit && unitIn(choice.measure_unit, language).short_name;
  const shown = (amount: string) => [showQuantity(amount, language), unit].filter(Boolean).join(" ");
  const facts = [
    place || estimate.name,
    t("purchase_orders.of_estimate", { quantity: shown(choice.quantity) }),
    decimal(ordered) > 0 && t("purchase_orders.ordered_before", { quantity: shown(ordered) }),
  ];
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-hairline py-3 first:border-0 sm:grid-cols-[1fr_7rem_9rem]">
      <input type="hidden" name={of.name} value={of.initialValue} />
      <label className="col-span-2 flex min-w-0 items-start gap-2 sm:col-span-1">
        <input
          type="checkbox"
          name={is_ordered.name}
          id={is_ordered.id}
          defaultChecked={is_ordered.initialValue === "on"}
          className="mt-0.5 size-4 shrink-0 accent-primary-ink"
        />
        <span className="min-w-0">
          <span className="block font-medium break-words">{name}</span>
          <span className="numeric block text-xs text-grey-600">{facts.filter(Boolean).join(" · ")}</span>
        </span>
      </label>
      <TextField
        field={quantity}
        label={t("purchase_orders.quantity")}
        aria-label={t("purchase_orders.quantity_of", { name })}
        inputMode="decimal"
      />
      <TextField
        field={price}
        label={t("purchase_orders.price")}
        aria-label={t("purchase_orders.price_of", { name })}
        suffix={t("form.currency")}
        inputMode="decimal"
      />
    </li>
  );
}
