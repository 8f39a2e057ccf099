import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from "react-aria-components";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "./icon.tsx";

interface DateGridProps {
  label: string;
  /** yyyy-MM-dd */
  value: string | null;
  onChoose: (date: string) => void;
}

const step = "flex size-8 items-center justify-center rounded-control hover:bg-grey-100";

/** A month to pick a day from; weeks start on Monday, years 1900 to 2100 (specification §9). */
export default function DateGrid({ label, value, onChoose }: DateGridProps) {
  const { language } = useTranslation();
  return (
    <I18nProvider locale={language === "lv" ? "lv-LV" : "en-GB"}>
      <Calendar
        aria-label={label}
        autoFocus
        defaultValue={value ? parseDate(value) : null}
        minValue={parseDate("1900-01-01")}
        maxValue={parseDate("2100-12-31")}
        firstDayOfWeek="mon"
        onChange={(date) => onChoose(date.toString())}
        className="w-64"
      >
        <header className="mb-2 flex items-center justify-between">
          <Button slot="previous" className={step}>
            <Icon of={ChevronLeft} />
          </Button>
          <Heading className="text-sm font-semibold" />
          <Button slot="next" className={step}>
            <Icon of={ChevronRight} />
          </Button>
        </header>
        <CalendarGrid className="w-full">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="h-7 text-xs font-medium text-grey-600">{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className="numeric flex size-9 cursor-pointer items-center justify-center rounded-control hover:bg-grey-100 data-outside-month:text-grey-400 data-selected:bg-primary-ink data-selected:text-surface data-today:font-semibold"
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
