import { useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { EntryDocument } from "#model/bank-entry/bank-entry.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import { showDate } from "#model/date/dates.ts";
import { typeDecimal } from "#model/money/decimal.ts";
import { showMoney } from "#model/money/show-money.ts";
import { controlClass, described, FormErrors } from "#ui/field.tsx";
import { centsSent, type TypedPart } from "./parts.ts";
import { amountField, centsTyped, documentField } from "./share-fields.ts";

interface DocumentRowProps {
  document: EntryDocument;
  /** Its share, where it is ticked to begin with. */
  part: TypedPart | undefined;
  errors: string[] | undefined;
  /** Cents that are not shared out yet, at this moment. */
  left: () => number;
}

/** A document that an entry can be booked into, with how much of it. A supplier's invoice is paid whole. */
export function DocumentRow({ document, part, errors, left }: DocumentRowProps) {
  const { t, language } = useTranslation();
  const { kind, number, client, due_date, open_cents } = document;
  const ref = refOf(document);
  const amount = useRef<HTMLInputElement>(null);
  const box = `${documentField}-${ref}`;
  const name = number || t("bank_entries.no_number");
  /** What is left is suggested for what is ticked, up to what is open. */
  const suggest = (isTicked: boolean) => {
    if (!isTicked || !amount.current) return;
    // The box counts already, with what stands beside it.
    const rest = left() + centsTyped(amount.current.value);
    const most = open_cents > 0 ? Math.min(rest, open_cents) : rest;
    if (rest > 0) amount.current.value = typeDecimal(most * 100, language);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <input
        type="checkbox"
        id={box}
        name={documentField}
        value={ref}
        defaultChecked={part !== undefined}
        onChange={({ currentTarget }) => suggest(currentTarget.checked)}
        className="size-4 shrink-0 accent-primary-ink"
        {...described(box, { errors })}
      />
      <label htmlFor={box} className="min-w-0 grow basis-40">
        <span className="font-medium">{name}</span>
        <span className="block truncate text-xs text-grey-600">
          {[
            client?.name,
            due_date && t("bank_entries.due", { date: showDate(due_date) }),
            kind === "refund" && t("bank_entries.refund"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </label>
      <span className="numeric whitespace-nowrap text-grey-700">
        {open_cents > 0 ? showMoney(open_cents, language) : t("bank_entries.paid")}
      </span>
      {kind === "purchase" ? (
        <input type="hidden" name={amountField(ref)} value={centsSent(open_cents)} />
      ) : (
        <input
          ref={amount}
          name={amountField(ref)}
          inputMode="decimal"
          defaultValue={part?.amount ?? (open_cents > 0 ? typeDecimal(open_cents * 100, language) : "")}
          aria-label={t("bank_entries.amount_of", { name })}
          className={`${controlClass} numeric max-w-28 text-right`}
          {...described(box, { errors })}
        />
      )}
      {errors && (
        <div id={`${box}-error`} className="basis-full">
          <FormErrors errors={errors} />
        </div>
      )}
    </li>
  );
}
