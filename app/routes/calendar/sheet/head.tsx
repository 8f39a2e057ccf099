import { memo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { type Day, dayName } from "../week-days.ts";
import { hoursOf, type SheetShape } from "./shape.ts";

interface HeadProps {
  shape: SheetShape;
  days: readonly Day[];
}

/** The days and hours above the rows, which stay while the rows scroll. */
export const SheetHead = memo(function SheetHead({ shape, days }: HeadProps) {
  const { t } = useTranslation();
  const hours = hoursOf(shape);
  const labels = Array.from({ length: hours }, (_, slot) => shape.from + slot);
  return (
    <div role="row" aria-rowindex={1} className="sheet-head">
      <div role="columnheader" aria-colindex={1} className="sheet-corner">
        {t("calendar.employees", { count: shape.employees.length })}
      </div>
      {days.map((day, index) => (
        <div
          key={day.date}
          id={`day-${day.date}`}
          role="columnheader"
          aria-colindex={index * hours + 2}
          aria-colspan={hours}
          aria-current={day.isToday ? "date" : undefined}
          className="sheet-day"
          data-today={day.isToday || undefined}
        >
          <span className="sheet-date">
            <b>
              <span className="sheet-weekday">{t(`calendar.weekday.${dayName(day.date)}`)}</span>
              <span aria-hidden="true" className="sheet-weekday-short">
                {t(`calendar.weekday_short.${dayName(day.date)}`)}
              </span>
            </b>
            <span>{day.shown}</span>
            {day.holiday && <em title={day.holiday}>{day.holiday}</em>}
          </span>
          <span aria-hidden="true" className="sheet-hours">
            {labels.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
});
