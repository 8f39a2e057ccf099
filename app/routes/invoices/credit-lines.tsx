import type { FieldMetadata } from "@conform-to/react";
import type { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { inLanguage } from "#model/document/parts.ts";
import type { creditNoteInput } from "#model/invoice/credit.ts";
import type { LeftDocument, LeftLine } from "#model/invoice/left-document.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { showMoney, showQuantity } from "#model/money/show-money.ts";
import { FormErrors, TextField } from "#ui/field.tsx";

export type CreditList = FieldMetadata<z.input<typeof creditNoteInput>["lines"]>;

interface CreditLinesProps {
  list: CreditList;
  left: LeftDocument;
}

/** The lines of a document, each with what is left of it and what is to be taken back. */
export function CreditLines({ list, left }: CreditLinesProps) {
  return (
    <div>
      <FormErrors errors={list.errors} />
      <ol className="flex flex-col">
        {list.getFieldList().map((row, index) => {
          const of = left.lines[index];
          return of && <Line key={row.key} row={row} left={of} place={index} />;
        })}
      </ol>
    </div>
  );
}

type Row = ReturnType<CreditList["getFieldList"]>[number];

function Line({ row, left, place }: { row: Row; left: LeftLine; place: number }) {
  const { t, language } = useTranslation();
  const { line, quantity, amount } = row.getFieldset();
  const name = inLanguage(language, left.line.name, left.line.name_en);
  const isSpent = left.quantity === 0 && left.net_cents === 0;
  const unit = inLanguage(language, left.line.unit, left.line.unit_en);
  const rest = {
    quantity: [showQuantity(sendDecimal(left.quantity), language), unit].filter(Boolean).join(" "),
    amount: showMoney(left.net_cents, language),
  };
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-hairline py-3 first:border-0 sm:grid-cols-[1fr_8rem_10rem]">
      <input type="hidden" name={line.name} value={place} />
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="break-words font-medium">{name}</p>
        <p className="numeric text-xs text-grey-600">
          {isSpent ? t("invoice.credit_spent") : t("invoice.credit_left", rest)}
        </p>
      </div>
      {!isSpent && (
        <>
          <TextField
            field={quantity}
            label={t("invoice.credit_quantity")}
            aria-label={t("invoice.credit_quantity_of", { name })}
            inputMode="decimal"
            data-autofocus={place === 0 || undefined}
          />
          <TextField
            field={amount}
            label={t("invoice.credit_amount")}
            aria-label={t("invoice.credit_amount_of", { name })}
            suffix={t("form.currency")}
            inputMode="decimal"
          />
        </>
      )}
    </li>
  );
}
