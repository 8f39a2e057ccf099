import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { readDate } from "#model/date/dates.ts";
import { Icon } from "./icon.tsx";

// The calendar is fetched when somebody opens it: most people type dates.
const DateGrid = lazy(() => import("./date-grid.tsx"));

interface DatePickerProps {
  /** What the field is called. */
  label: string;
  /** What stands in the field. */
  readTyped: () => string;
  /** Takes a local date. */
  onChoose: (date: string) => void;
}

/** The button at the end of a field for a date, and the calendar behind it. It stands beside the field in a frame of both. */
export function DatePicker({ label, readTyped, onChoose }: DatePickerProps) {
  const { t } = useTranslation();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  // React 18 knows no popovers: their event is listened to by hand.
  useEffect(() => {
    const floating = popover.current;
    const toggled = (event: Event) => {
      const opens = event instanceof ToggleEvent && event.newState === "open";
      const frame = button.current?.parentElement;
      if (opens && floating && frame) place(floating, frame);
      setOpen(opens);
    };
    floating?.addEventListener("beforetoggle", toggled);
    return () => floating?.removeEventListener("beforetoggle", toggled);
  }, []);

  const choose = (date: string) => {
    popover.current?.hidePopover();
    onChoose(date);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => popover.current?.togglePopover()}
        aria-label={t("form.open_calendar", { label })}
        className="absolute inset-y-0 right-1 flex w-7 items-center justify-center text-grey-500 disabled:text-grey-300"
      >
        <Icon of={CalendarDays} />
      </button>
      <div
        ref={popover}
        popover="auto"
        className="fixed m-0 max-h-[calc(100dvh-8px)] overflow-y-auto rounded-card border-0 bg-raised p-3 text-body shadow-float"
      >
        {isOpen && (
          <Suspense fallback={<div className="h-72 w-64" />}>
            <DateGrid label={label} value={readDate(readTyped())} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </>
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
