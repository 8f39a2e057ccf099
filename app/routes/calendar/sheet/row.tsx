import { memo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import type { Person } from "#model/calendar/people.ts";
import { showDate } from "#model/date/dates.ts";
import { Avatar } from "#ui/avatar.tsx";
import { dayName } from "../week-days.ts";
import { Block } from "./block.tsx";
import { hoursBooked, hoursText } from "./hours.ts";
import { columnOf, columnsOf, hoursOf, type SheetShape } from "./shape.ts";

interface RowProps {
  employee: Person;
  index: number;
  /** The same array as before where nothing in this row changed. */
  entries: readonly CalendarEntry[];
  shape: SheetShape;
  search: string;
  /** The column of the keyboard's cell if it is in this row, -1 if not; null before scripts run. */
  cursor: number | null;
  mayChange: (entry: CalendarEntry) => boolean;
  isDimmed: (entry: CalendarEntry) => boolean;
}

/** One employee's week. It renders only when its own entries change. */
export const SheetRow = memo(function SheetRow(props: RowProps) {
  const { employee, index, entries, shape, search, cursor, mayChange, isDimmed } = props;
  const { t } = useTranslation();
  const hours = hoursBooked(shape, entries);
  const at = (entry: CalendarEntry) => {
    const column = columnOf(shape, entry);
    return cursor !== null && cursor >= column && cursor < column + entry.duration;
  };
  const isFree = cursor !== null && cursor >= 0 && !entries.some(at);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="sheet-row"
      style={{ "--index": index + 1 }}
      data-away={!employee.is_active || undefined}
      data-self={employee.isSelf}
      data-group={employee.group && ""}
    >
      <div role="rowheader" aria-colindex={1} className="sheet-name">
        <Avatar name={employee.name} className="sheet-avatar max-md:hidden" />
        <span className="sheet-person" title={employee.name}>
          {employee.group && <em>{employee.group}</em>}
          <b>{employee.name}</b>
          <span>
            {t("calendar.free", { count: hours.free })}
            {employee.position && <span className="sheet-position">{employee.position}</span>}
          </span>
        </span>
      </div>
      <div role="presentation" className="sheet-track" data-row={index}>
        {entries.map((entry) => (
          <Block
            key={entry.calendar_id}
            {...{ t, entry, shape, search }}
            isCursor={cursor === null ? null : at(entry)}
            isChangeable={mayChange(entry)}
            isDimmed={isDimmed(entry)}
          />
        ))}
        {isFree && <FreeCell {...{ shape, cursor, employee }} />}
        {hours.days.map(({ date, booked }, day) => (
          <span
            key={date}
            className="sheet-booked"
            style={{ left: `${(day * 100) / shape.days.length}%`, width: `${100 / shape.days.length}%` }}
          >
            {booked > 0 && (
              <>
                <span className="sr-only">{t(`calendar.weekday.${dayName(date)}`)}: </span>
                {hoursText(t, booked)}
              </>
            )}
          </span>
        ))}
      </div>
    </div>
  );
});

interface FreeCellProps {
  shape: SheetShape;
  cursor: number;
  employee: Person;
}

/** The keyboard's cell where no entry is: the only free cell that exists as an element. */
function FreeCell({ shape, cursor, employee }: FreeCellProps) {
  const { t } = useTranslation();
  const hours = hoursOf(shape);
  const unit = 100 / columnsOf(shape);
  const from = shape.from + (cursor % hours);
  const date = shape.days[Math.floor(cursor / hours)] ?? "";
  const name = t(`calendar.weekday.${dayName(date)}`);
  // Of two weeks, a name alone says too little.
  const day = shape.days.length > 5 ? `${name} ${showDate(date)}` : name;
  return (
    <div
      role="gridcell"
      aria-colindex={cursor + 2}
      tabIndex={0}
      data-cursor=""
      aria-label={t("calendar.free_cell", { who: employee.name, day, from })}
      className="free-cell"
      style={{ left: `${cursor * unit}%`, width: `${unit}%` }}
    />
  );
}
