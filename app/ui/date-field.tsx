import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { readDate, showDate } from "#model/date/dates.ts";
import { type Control, controlClass, described, FieldFrame, initialText } from "./field.tsx";
import { Icon } from "./icon.tsx";

// The calendar is fetched when somebody opens it: most people type dates.
const DateGrid = lazy(() => import("./date-grid.tsx"));

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
  const popover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);

  // React 18 knows no popovers: their event is listened to by hand.
  useEffect(() => {
    const floating = popover.current;
    const toggled = (event: Event) => {
      const opens = event instanceof ToggleEvent && event.newState === "open";
      if (opens && floating && input.current) place(floating, input.current);
      setOpen(opens);
    };
    floating?.addEventListener("beforetoggle", toggled);
    return () => floating?.removeEventListener("beforetoggle", toggled);
  }, []);

  const choose = (date: string) => {
    if (input.current) {
      input.current.value = showDate(date);
      input.current.dispatchEvent(new Event("input", { bubbles: true }));
    }
    popover.current?.hidePopover();
    input.current?.focus();
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
        <button
          type="button"
          onClick={() => popover.current?.togglePopover()}
          aria-label={t("form.open_calendar", { label })}
          className="absolute inset-y-0 right-1 flex w-7 items-center justify-center text-grey-500 disabled:text-grey-300"
        >
          <Icon of={CalendarDays} />
        </button>
      </div>
      <div
        ref={popover}
        popover="auto"
        className="fixed m-0 max-h-[calc(100dvh-8px)] overflow-y-auto rounded-card border-0 bg-raised p-3 text-body shadow-float"
      >
        {isOpen && (
          <Suspense fallback={<div className="h-72 w-64" />}>
            <DateGrid label={label} value={readDate(input.current?.value ?? "")} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  );
}

/** Puts the calendar below its field, above it where there is no room. It floats over an open dialog as well. */
function place(floating: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom } = field.getBoundingClientRect();
  const size = { width: 290, height: 330 };
  const isRoomBelow = window.innerHeight - bottom > size.height;
  floating.style.left = `${Math.max(4, Math.min(left, window.innerWidth - size.width))}px`;
  floating.style.top = isRoomBelow ? `${bottom + 4}px` : `${Math.max(4, top - size.height)}px`;
}
