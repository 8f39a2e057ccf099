import { useTranslation } from "#locales/use-translation.ts";
import { type Day, dayName } from "./week-days.ts";

/** On a phone the sheet shows one day at a time: this leads to each. */
export function DayStrip({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("calendar.days")} className="day-strip">
      {days.map((day) => (
        <a
          key={day.date}
          href={`#day-${day.date}`}
          aria-current={day.isToday ? "date" : undefined}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(`day-${day.date}`)?.scrollIntoView({ inline: "start", block: "nearest" });
          }}
        >
          <b>{t(`calendar.weekday_short.${dayName(day.date)}`)}</b>
          <span className="numeric">{day.shown}</span>
        </a>
      ))}
    </nav>
  );
}
