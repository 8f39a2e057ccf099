import { Outlet, useNavigate, useParams, useSearchParams } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import { AtBottom } from "#ui/bars.tsx";
import { Snackbar } from "#ui/snackbar.tsx";
import { useSame } from "#ui/use-same.ts";
import { Agenda } from "./agenda.tsx";
import { ChosenBar } from "./drag/chosen-bar.tsx";
import { DragArea } from "./drag/drag-area.tsx";
import { useDrag } from "./drag/use-drag.ts";
import { useDragEnd } from "./drag/use-drag-end.ts";
import type { Notice } from "./entries/notice.ts";
import { type Board, useBoard } from "./entries/use-board.ts";
import { isForEverybody } from "./everybody.tsx";
import { CalendarHeader } from "./header.tsx";
import { Panel } from "./panel.tsx";
import type { Week } from "./read-week.ts";
import { RoomBar } from "./room/bar.tsx";
import { HeldByColleagues } from "./room/colleagues.tsx";
import { useSharedSheet } from "./room/use-shared-sheet.ts";
import { Legend } from "./sheet/legend.tsx";
import { allUpTo } from "./sheet/row-window.ts";
import { hoursShown, type SheetShape } from "./sheet/shape.ts";
import { Sheet } from "./sheet/sheet.tsx";
import { sheetContext } from "./sheet/sheet-context.ts";
import { useAnnouncements } from "./sheet/use-announcements.ts";
import { useCursor } from "./sheet/use-cursor.ts";
import { usePanel } from "./use-panel.ts";
import { usePast } from "./use-past.ts";
import { useWeek } from "./use-week.ts";

/** The planning calendar: the sheet, what can be put on it, and everybody who looks at it. */
export function CalendarBoard(data: Week) {
  const { employees, entries: loaded, timeframe, week, seq } = data;
  const user = useSame(useRoot()?.user);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = params.size > 0 ? `?${params}` : "";
  const [notice, notify] = useState<Notice | null>(null);
  const past = usePast(user);
  const panel = usePanel();
  const tracks = useRef<HTMLDivElement>(null);

  const { days, dates, plans, isOpenOn, mayChange, isDimmed } = useWeek(data, user, past.isOpen);
  // Of two weeks, the second one may be planned where the first is past.
  const isPlannable = isOpenOn("");
  const board = useBoard({ loaded, days: dates, timeframe, isPastOpen: past.isOpen, isOpenOn, notify });
  const daysOff = days.filter(({ holiday }) => holiday !== null).length;
  const [from, until] = hoursShown(timeframe, board.entries);
  const shape: SheetShape = useMemo(
    () => ({ employees, days: dates, daysOff, timeframe, from, until }),
    [employees, dates, daysOff, timeframe, from, until],
  );
  const drag = useDrag({ board, timeframe, mayChange, isOpenOn, notify });
  const { canUndo, canRedo, undo, redo } = board;
  const { dragged, take, cancel, remove } = drag;
  const { said, announce } = useAnnouncements(employees);
  const { makeRoom } = panel;
  // A finger needs to see the sheet to choose a cell of it.
  useEffect(() => {
    if (dragged?.by === "click") makeRoom();
  }, [dragged, makeRoom]);
  /** Opens a dialog over the sheet, which is to show an entry as one's own last act left it. */
  const openDialog = async (address: string) => {
    await board.settled();
    navigate(address, { preventScrollReset: true });
  };
  const open = (at: CalendarEntry | Place) => void openDialog(addressOf(at, params));
  const { entryId } = useParams();
  const cursor = useCursor({ board, drag, shape, tracks, announce, open, opened: Number(entryId) });

  const { visitors, state, resets } = useSharedSheet({ loaded, seq, week, board, drag });
  useDragEnd(drag, board, notify);
  const isWhole = employees.length <= allUpTo || isForEverybody(params);
  const context = sheetContext({ board, drag, announce, timeframe, resets });
  return (
    <main className="calendar" data-view={data.hasOwnRow ? (data.view ?? "own") : undefined}>
      <CalendarHeader
        {...{ data, days, past, isPlannable, canUndo, canRedo, undo, redo }}
        visitors={visitors}
        isPanelOpen={panel.isOpen}
        onPanel={panel.toggle}
      />
      <RoomBar state={state} />
      <OwnWeek {...{ data, days, board, search }} onOpen={(address) => void openDialog(address)} />
      <DragArea {...{ board, drag, shape, plans, tracks }} put={cursor.put} isPanelOpen={panel.isOpen}>
        <Sheet
          {...{ board, drag, cursor, shape, days, search, isWhole, tracks, mayChange, isDimmed, isPlannable }}
          view={data.view}
          onDrawn={open}
          onOpen={(address) => void openDialog(address)}
        >
          <HeldByColleagues visitors={visitors} shape={shape} />
        </Sheet>
        <Panel
          {...{ plans, dragged, take, cancel, remove, announce, search }}
          isOpen={panel.isOpen}
          onToggle={panel.toggle}
        />
      </DragArea>
      <Legend entries={board.entries} kinds={data.work_types} />
      <Spoken said={said} />
      <ChosenBar drag={drag} />
      <Notices notice={notice} board={board} />
      <Outlet context={context} />
    </main>
  );
}

/** What the keys do, and what was done by them. */
function Spoken({ said }: { said: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p id="calendar-keys" className="sr-only">
        {t("calendar.keys")}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** What was said last of one's own acts, with what undoes it. */
function Notices({ notice, board }: { notice: Notice | null; board: Board }) {
  const { t } = useTranslation();
  const act = notice?.act;
  return (
    <AtBottom as="notice">
      <Snackbar
        flash={notice}
        action={act && { label: t("form.undo"), press: () => void board.undo(act) }}
        isOver={act !== undefined && !board.canUndoIt(act)}
      />
    </AtBottom>
  );
}

interface OwnWeekProps extends Pick<Parameters<typeof Agenda>[0], "days" | "search" | "onOpen"> {
  data: Week;
  board: Board;
}

/** One's own week, where one asks for it, or may begin with it. */
function OwnWeek({ data: { view, hasOwnRow }, board, ...rest }: OwnWeekProps) {
  const user = useRoot()?.user;
  if (!user || !hasOwnRow || (view !== null && view !== "agenda")) return null;
  return <Agenda {...rest} entries={board.rows.get(user.id) ?? []} />;
}

/** The dialog of an entry, or the one that makes an entry at a free place. */
function addressOf(at: CalendarEntry | Place, params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  if ("calendar_id" in at) return `/calendar/entries/${at.calendar_id}?${query}`;
  query.set("user_id", String(at.user_id));
  query.set("on", at.date);
  query.set("start_time_id", String(at.start_time_id));
  query.set("duration", String(at.duration));
  return `/calendar/add?${query}`;
}
