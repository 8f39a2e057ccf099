import { lazy, type MouseEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import type { View } from "#model/calendar/view.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Drag } from "../drag/use-drag.ts";
import type { Board } from "../entries/use-board.ts";
import { Everybody } from "../everybody.tsx";
import { NoEmployees } from "../no-employees.tsx";
import type { Day } from "../week-days.ts";
import { SheetHead } from "./head.tsx";
import { NowLine } from "./now-line.tsx";
import { SheetRows } from "./rows.tsx";
import { columnsOf, hoursOf, type SheetShape } from "./shape.ts";
import { Target } from "./target.tsx";
import type { Cursor } from "./use-cursor.ts";
import { useFits } from "./use-fits.ts";

interface SheetProps {
  board: Board;
  drag: Drag;
  cursor: Cursor;
  shape: SheetShape;
  days: readonly Day[];
  search: string;
  /** How one chose to look at it. */
  view: View | null;
  /** All rows are drawn, and not only those near what is seen. */
  isWhole: boolean;
  tracks: RefObject<HTMLDivElement>;
  mayChange: (entry: CalendarEntry) => boolean;
  isDimmed: (entry: CalendarEntry) => boolean;
  /** Whether anybody's entries of this week may be changed. */
  isPlannable: boolean;
  /** Opens the form of a new entry at a place. */
  onDrawn: (place: Place) => void;
  onOpen: (address: string) => void;
  /** What colleagues hold. */
  children: ReactNode;
}

/** Fetched after the page: details come later than the sheet, and without them it can be planned. */
const HoverCard = lazy(() =>
  import("./hover-card.tsx").then(
    ({ HoverCard: Details }) => ({ default: Details }),
    () => ({ default: () => null }),
  ),
);

/** As well: an entry is added without it by the button and by keys. */
const Draw = lazy(() =>
  import("../drag/draw.tsx").then(
    ({ Draw: Hand }) => ({ default: Hand }),
    () => ({ default: () => null }),
  ),
);

/** The week of the whole team: a grid with one tab stop (specification 2.6). */
export function Sheet(props: SheetProps) {
  const { board, drag, cursor, shape, days, search, view, isWhole, tracks } = props;
  const { mayChange, isDimmed, isPlannable, onDrawn, onOpen, children } = props;
  const { t } = useTranslation();
  const isAlive = useHydrated();
  const grid = useRef<HTMLDivElement>(null);
  const isFitting = useFits(grid);
  useTodayInSight(days, view);

  /** One listener for every block: opens its dialog, or puts down what was chosen where one clicked. */
  function clicked(event: MouseEvent<HTMLDivElement>): void {
    const block = event.target instanceof Element ? event.target.closest("[data-entry] a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (drag.dragged?.by === "click") {
      event.preventDefault();
      // A finger does not hover before it taps.
      cursor.put(cursor.pointed(event), event.altKey || event.ctrlKey || event.metaKey);
    } else if (block && isPlain) {
      event.preventDefault();
      const address = block.getAttribute("href");
      // An entry without an address of its own is still on its way to the backend.
      if (address && !address.includes("/-")) onOpen(address);
    }
  }

  return (
    <div className="sheet-scroller" data-scroller="">
      <div
        ref={grid}
        role="grid"
        aria-label={t("calendar.title")}
        aria-rowcount={shape.employees.length + 1}
        aria-colcount={columnsOf(shape) + 1}
        aria-describedby="calendar-keys"
        className="sheet"
        data-whole={isWhole || undefined}
        data-days={shape.days.length}
        data-fits={isFitting || undefined}
        style={{
          "--days": shape.days.length,
          "--hours": hoursOf(shape),
          "--people": shape.employees.length,
        }}
        onKeyDown={cursor.pressed}
        onFocus={cursor.entered}
        onBlur={cursor.left}
        onClick={clicked}
        onPointerMove={drag.dragged?.by === "click" ? cursor.pointed : undefined}
      >
        <SheetHead shape={shape} days={days} />
        <div role="rowgroup" className="sheet-body">
          <SheetRows
            rows={board.rows}
            held={shape.employees.findIndex(({ id }) => id === drag.dragged?.entry.user_id)}
            {...cursor.at}
            {...{ shape, search, isAlive, isWhole, tracks, mayChange, isDimmed }}
          />
          <div ref={tracks} aria-hidden="true" className="sheet-tracks">
            <DayColumns days={days} />
            <NowLine shape={shape} days={days} />
            <Target drag={drag} shape={shape} />
            {isAlive && isPlannable && !drag.dragged && (
              <Suspense>
                <Draw {...{ tracks, shape, board, onDrawn }} />
              </Suspense>
            )}
            {children}
          </div>
        </div>
      </div>
      {shape.employees.length === 0 && <NoEmployees />}
      {!isWhole && <Everybody total={shape.employees.length} />}
      {isAlive && (
        <Suspense>
          <HoverCard grid={grid} board={board} isOff={drag.dragged !== null} />
        </Suspense>
      )}
    </div>
  );
}

/** The grounds of the days: today, those that are past, and those that nobody works on. */
function DayColumns({ days }: { days: readonly Day[] }) {
  return days.map((day, index) => (
    <div
      key={day.date}
      className="sheet-column"
      data-today={day.isToday || undefined}
      data-past={day.isPast || undefined}
      data-holiday={day.holiday ? "" : undefined}
      style={{ left: `${(index * 100) / days.length}%`, width: `${100 / days.length}%` }}
    />
  ));
}

/** Where not all days fit, a week that has today in it begins there, as soon as it is seen. */
function useTodayInSight(days: readonly Day[], view: View | null): void {
  const today = days.find(({ isToday }) => isToday)?.date;
  useEffect(() => {
    if (!today || view === "agenda") return;
    document.getElementById(`day-${today}`)?.scrollIntoView({ inline: "start", block: "nearest" });
  }, [today, view]);
}
