import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { groupIban } from "#model/identifier/identifiers.ts";
import { showIn } from "#model/money/show-in.ts";
import type { Payable } from "#model/payable/payable.ts";
import { Link } from "#ui/link.tsx";

interface PayableRowProps {
  payable: Payable;
  isLate: boolean;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
}

/** An invoice that can be paid by the file, or why it cannot. */
export function PayableRow({ payable, isLate, isChosen, choose }: PayableRowProps) {
  const { t, language } = useTranslation();
  const { id, number, supplier, iban, due_on, currency, payable_cents, lacks, is_account_other } = payable;
  const box = `payable-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <input
        type="checkbox"
        id={box}
        name="invoice"
        value={id}
        defaultChecked={isChosen && lacks === null}
        disabled={lacks !== null}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
        className="size-4 shrink-0 accent-primary-ink"
      />
      <label htmlFor={box} className="min-w-0 grow basis-48">
        <span className="block truncate font-medium">{supplier.name}</span>
        <span className="block text-xs break-words text-grey-600">
          {[number, iban && groupIban(iban)].filter(Boolean).join(" · ")}
        </span>
      </label>
      {lacks && (
        <span className="text-xs text-danger max-sm:order-last max-sm:basis-full">
          {t(`payables.lacks.${lacks}`)}{" "}
          {lacks === "iban" && (
            <Link to={`/clients/${supplier.id}/data`} className="underline underline-offset-4">
              {t("payables.to_supplier")}
            </Link>
          )}
        </span>
      )}
      {is_account_other && lacks === null && (
        <span className="text-xs text-danger max-sm:order-last max-sm:basis-full">
          {t("payables.another_account")}{" "}
          <Link to={`/purchases/${id}`} className="underline underline-offset-4">
            {t("payables.to_invoice")}
          </Link>
        </span>
      )}
      <span className="numeric ml-auto flex items-baseline gap-3 whitespace-nowrap max-sm:flex-col-reverse max-sm:items-end max-sm:gap-0">
        <span className={`text-xs ${isLate ? "text-danger" : "text-grey-600"}`}>
          {due_on ? showDate(due_on) : "–"}
        </span>
        <span className="min-w-24 text-right">{showIn(payable_cents, currency, language)}</span>
      </span>
    </li>
  );
}
