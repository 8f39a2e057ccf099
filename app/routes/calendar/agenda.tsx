import { type MouseEvent, useEffect } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { endOf } from "#model/calendar/rules.ts";
import { labelOf } from "./plan.ts";
import { hoursText } from "./sheet/hours.ts";
import { type Day, dayName } from "./week-days.ts";

interface AgendaProps {
  days: readonly Day[];
  /** Those of who looks. */
  entries: readonly CalendarEntry[];
  /** The query that a dialog is opened with, so that the week stays. */
  search: string;
  onOpen: (address: string) => void;
}

/** One's own week as a list for a phone: of each day, from today on, what is planned, for which client and when. */
export function Agenda({ days, entries, search, onOpen }: AgendaProps) {
  const { t } = useTranslation();
  const today = days.find(({ isToday }) => isToday)?.date;
  useEffect(() => {
    if (today) document.getElementById(`agenda-${today}`)?.scrollIntoView({ block: "start" });
  }, [today]);
  const opened = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(event.currentTarget.getAttribute("href") ?? "");
  };
  return (
    <section aria-label={t("calendar.view.agenda")} className="agenda">
      {days.map((day) => {
        const own = entries
          .filter(({ date }) => date === day.date)
          .sort((one, other) => one.start_time_id - other.start_time_id);
        const booked = own.reduce((hours, { duration }) => hours + duration, 0);
        return (
          <section
            key={day.date}
            id={`agenda-${day.date}`}
            data-today={day.isToday || undefined}
            data-past={day.isPast || undefined}
          >
            <h3>
              {t(`calendar.weekday.${dayName(day.date)}`)} <span>{day.shown}</span>
              {day.holiday && <em>{day.holiday}</em>}
              {booked > 0 && <small>{hoursText(t, booked)}</small>}
            </h3>
            {own.length === 0 && <p>{t("calendar.nothing_planned")}</p>}
            <ol>
              {own.map((entry) => (
                <li key={entry.calendar_id}>
                  <a href={`/calendar/entries/${entry.calendar_id}${search}`} onClick={opened}>
                    <i style={entry.work_type ? { background: entry.work_type.color } : undefined} />
                    <time>
                      {entry.start_time_id}:00–{endOf(entry)}:00
                    </time>
                    <b>{labelOf(entry)}</b>
                    <span>{factsOf(entry)}</span>
                    {entry.description && <p>{entry.description}</p>}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </section>
  );
}

/** The client, and the kind of work where the entry's name is not that already. */
const factsOf = ({ customer, project_id, work_type }: CalendarEntry) =>
  [customer, project_id ? work_type?.name : ""].filter(Boolean).join(" · ");
