import { useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { DatePicker } from "./date-picker.tsx";
import { type Control, controlClass, described, FieldFrame, initialText } from "./field.tsx";

interface DateFieldProps {
  /** Its initial value is yyyy-MM-dd, or whatever was typed the last time. */
  field: Control;
  label: string;
  isRequired?: boolean;
  /** The label is read out and not shown: where the field stands says what it is for. */
  isLabelHidden?: boolean;
  className?: string;
}

/** A date, typed as dd.MM.yyyy or picked from a calendar that takes the day at once (specification 2.5, §9). */
export function DateField({ field, label, isRequired, isLabelHidden, className }: DateFieldProps) {
  const { t } = useTranslation();
  const { id, name, errors } = field;
  const input = useRef<HTMLInputElement>(null);

  const choose = (date: string) => {
    if (!input.current) return;
    input.current.value = showDate(date);
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };

  return (
    <FieldFrame {...{ id, isRequired, errors, className }} label={isLabelHidden ? undefined : label}>
      <div className="relative">
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t("form.date_shape")}
          defaultValue={showDate(initialText(field))}
          aria-label={isLabelHidden ? label : undefined}
          aria-required={isRequired || undefined}
          className={`${controlClass} numeric pr-9`}
          {...described(id, { errors })}
        />
        <DatePicker label={label} readTyped={() => input.current?.value ?? ""} onChoose={choose} />
      </div>
    </FieldFrame>
  );
}
