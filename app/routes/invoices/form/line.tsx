import { useTranslation } from "#locales/use-translation.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { LinePart } from "#model/invoice/line-parts.ts";
import { decimal, readDecimal } from "#model/money/decimal.ts";
import { showMoney, showQuantity } from "#model/money/show-money.ts";
import { controlClass, FieldErrors } from "#ui/field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { finalField, quantityField, suggestedField, type TypedQuantity } from "./quantities.ts";
import type { Rest } from "./rests.ts";

interface LineProps {
  item: PositionItem;
  rest: Rest;
  /** The number of the document that it is in, empty for a draft. */
  takenBy: string | undefined;
  isOn: boolean;
  /** Its quantity as it is typed, and as the form came with it. */
  typed: TypedQuantity | undefined;
  begun: TypedQuantity | undefined;
  errors: string[] | undefined;
  /** What the document has of it, where that is not all, as it is typed. */
  part: LinePart | undefined;
  onToggle: (isOn: boolean) => void;
}

/** A line of the estimate: chosen or not, and how much of it. */
export function Line({ item, rest, takenBy, isOn, part, onToggle, ...quantity }: LineProps) {
  const { t, language } = useTranslation();
  const isHydrated = useHydrated();
  const unit = item.measure_unit?.short_name ?? "";
  const isFree = takenBy === undefined;
  const hasQuantity = isFree && rest.quantity !== null && (isOn || !isHydrated);
  return (
    <>
      <label className="invoice-line" data-level="item">
        <input
          type="checkbox"
          name="position_items"
          value={item.id}
          checked={isOn}
          disabled={!isFree}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          className="size-4 shrink-0 accent-primary-ink"
        />
        <span>
          {item.name}
          <span className="whitespace-nowrap text-grey-600 max-sm:hidden">
            {` · ${showQuantity(item.quantity, language)} ${unit}`.trimEnd()}
          </span>
        </span>
        {isFree ? (
          <data value={part?.full_cents ?? rest.full_cents}>
            {showMoney(part?.full_cents ?? rest.full_cents, language)}
          </data>
        ) : (
          <data>{takenBy || t("invoice.in_draft")}</data>
        )}
      </label>
      {hasQuantity && <Quantity {...quantity} {...{ item, rest, unit }} />}
    </>
  );
}

const shownIn = ({ quantity }: Rest): string => quantity ?? "0.00";

type QuantityProps = Pick<LineProps, "item" | "rest" | "typed" | "begun" | "errors"> & { unit: string };

/** How much of a line is asked for: all that is left, unless something else is typed. */
function Quantity({ item, rest, typed, begun, errors, unit }: QuantityProps) {
  const { t, language } = useTranslation();
  const isHydrated = useHydrated();
  const id = quantityField(item.id);
  const shown = showQuantity(shownIn(rest), language);
  // A line that is short of what was ordered may be done all the same.
  const isShort = (readDecimal(typed?.text ?? "") ?? decimal(shownIn(rest))) < decimal(shownIn(rest));
  const told = [
    decimal(rest.invoiced) > 0 &&
      t("invoice.invoiced_of", { quantity: showQuantity(rest.invoiced, language) }),
    decimal(rest.delivered) > 0 &&
      t("invoice.delivered_of", { quantity: showQuantity(rest.delivered, language) }),
  ].filter(Boolean);
  return (
    <div className="invoice-quantity">
      <label className="flex items-center gap-2">
        <span>{t("invoice.quantity")}</span>
        <input
          id={id}
          name={id}
          inputMode="decimal"
          maxLength={40}
          defaultValue={begun?.text ?? shown}
          aria-label={t("invoice.quantity_of", { name: item.name })}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
          className={`${controlClass} numeric max-w-28 text-right`}
        />
        <input type="hidden" name={suggestedField(item.id)} value={shown} />
        <span>{unit}</span>
      </label>
      {(isShort || !isHydrated) && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            name={finalField(item.id)}
            value="yes"
            defaultChecked={begun?.isFinal}
            aria-label={t("invoice.final_part_of", { name: item.name })}
            className="size-4 shrink-0 accent-primary-ink"
          />
          {t("invoice.final_part")}
        </label>
      )}
      {told.length > 0 && <span className="text-grey-600">{told.join(" · ")}</span>}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
