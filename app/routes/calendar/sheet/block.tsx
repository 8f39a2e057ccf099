import { Link2 } from "lucide-react";
import type { Translate } from "#locales/texts.ts";
import { codeOf, shortCodeOf } from "#model/calendar/code.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { endOf } from "#model/calendar/rules.ts";
import { isSaved, labelOf } from "../plan.ts";
import { entryColours } from "./entry-colours.ts";
import { hoursText } from "./hours.ts";
import { columnOf, columnsOf, type SheetShape } from "./shape.ts";

interface BlockProps {
  /** Given, as there are thousands of blocks: asking for it takes longer than the rest. */
  t: Translate;
  entry: CalendarEntry;
  shape: SheetShape;
  /** The query that its dialog is opened with, so that the week stays. */
  search: string;
  /** Tab stops here: null before scripts run, when it does at every block. */
  isCursor: boolean | null;
  isChangeable: boolean;
  /** Of another manager's project than the one chosen. */
  isDimmed: boolean;
}

/**
 * An entry over its slots. A plain link: the sheet opens its dialog by one listener for all of them. How much of it is
 * said follows from its own width: words, a code of three or two signs, or nothing but its colour (calendar.css).
 */
export function Block({ t, entry, shape, search, isCursor, isChangeable, isDimmed }: BlockProps) {
  const { calendar_id, start_time_id, duration, customer, link, work_type, project_id } = entry;
  const column = columnOf(shape, entry);
  const unit = 100 / columnsOf(shape);
  const label = labelOf(entry);
  const code = codeOf(label);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={duration}
      data-entry={calendar_id}
      data-saved={isSaved(entry) || undefined}
      data-dimmed={isDimmed || undefined}
      data-changeable={isChangeable || undefined}
      data-plain={work_type ? undefined : ""}
      className="block-entry"
      style={{ left: `${column * unit}%`, width: `${duration * unit}%`, ...entryColours(entry) }}
    >
      <a
        href={`/calendar/entries/${calendar_id}${search}`}
        draggable={false}
        tabIndex={isCursor === null ? undefined : tabStop(isCursor)}
        data-cursor={isCursor || undefined}
        data-code={code}
        data-short={shortCodeOf(code)}
        aria-label={t("calendar.entry_label", {
          what: [label, customer || (project_id ? work_type?.name : "")].filter(Boolean).join(", "),
          from: start_time_id,
          until: endOf(entry),
        })}
      >
        <b>{label}</b>
        <span>
          <span>{customer || (entry.project_id ? "" : entry.description)}</span>
          <i>
            {link && <Link2 size={12} aria-hidden="true" />}
            {hoursText(t, duration)}
          </i>
        </span>
      </a>
      {isChangeable && <span data-resize aria-hidden="true" />}
    </div>
  );
}

/** The grid has one tab stop: the cell that keys act on. */
const tabStop = (isCursor: boolean) => (isCursor ? 0 : -1);
