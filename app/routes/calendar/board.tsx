import { Outlet, useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarEntry, Place } from "~/model/calendar-entry";
import { mayEdit, mayPlan } from "~/model/calendar-rules";
import { Snackbar } from "~/ui/snackbar";
import { useRoot } from "~/use-root";
import type { Told } from "./entries/told";
import { useBoard } from "./entries/use-board";
import { ChosenBar } from "./hand/chosen-bar";
import { DragArea } from "./hand/drag-area";
import { useHand } from "./hand/use-hand";
import { CalendarHeader } from "./header";
import type { WeekData } from "./page";
import { Panel } from "./panel";
import { isSaved, labelOf, type Plan } from "./plan";
import { RoomBar } from "./room/bar";
import { Colleagues, HeldByColleagues } from "./room/colleagues";
import { useRoom } from "./room/use-room";
import { hoursShown, type SheetShape } from "./sheet/shape";
import { Sheet } from "./sheet/sheet";
import { useCursor } from "./sheet/use-cursor";
import { useSpoken } from "./sheet/use-spoken";
import { usePanel } from "./use-panel";
import { usePast } from "./use-past";
import { daysOf } from "./week-days";

/** What a dialog over the sheet may do to it. */
export interface SheetContext {
  /** Takes an entry off the sheet at once, to be put back by undoing. */
  remove: (id: number) => boolean;
  /** Takes an entry into hand, to be put down by a click or by keys. */
  take: (id: number) => void;
}

/** The planning calendar: the sheet, what can be put on it, and everybody who looks at it. */
export function CalendarBoard(data: WeekData) {
  const { employees, entries: loaded, timeframe, week, today, seq, manager } = data;
  const { t } = useTranslation();
  const user = useRoot()?.user;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const search = params.size > 0 ? `?${params}` : "";
  const [told, tell] = useState<Told | null>(null);
  const past = usePast(user);
  const panel = usePanel();
  const tracks = useRef<HTMLDivElement>(null);

  const days = useMemo(
    () => daysOf(week, today, data.holidays, (name) => t(`holidays.${name}`)),
    [week, today, data.holidays, t],
  );
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  const board = useBoard({ loaded, days: dates, timeframe, isPastOpen: past.isOpen, tell });
  const [from, until] = hoursShown(timeframe, board.entries);
  const shape: SheetShape = useMemo(
    () => ({ employees, days: dates, timeframe, from, until }),
    [employees, dates, timeframe, from, until],
  );
  const isPlannable = mayPlan(week, today, past.isOpen);
  const mayChange = useCallback(
    (entry: CalendarEntry) =>
      user !== undefined && user !== null && isPlannable && mayEdit(user, entry, true),
    [user, isPlannable],
  );
  const managed = useMemo(
    () => new Set([...data.projects_in_planning, ...data.projects_in_calendar].map(({ id }) => id)),
    [data.projects_in_planning, data.projects_in_calendar],
  );
  const isDimmed = useCallback(
    ({ project_id }: CalendarEntry) => manager > 0 && !managed.has(project_id ?? 0),
    [manager, managed],
  );
  const plans: readonly Plan[] = useMemo(
    () => [
      ...data.projects_in_planning.map((project) => ({ kind: "project" as const, project })),
      ...data.work_types
        .filter((work) => work.is_additional)
        .map((work) => ({ kind: "work" as const, work })),
    ],
    [data.projects_in_planning, data.work_types],
  );

  const hand = useHand({ board, timeframe, mayChange, isPlannable, tell });
  const { said, spoken } = useSpoken(employees);
  const { makeRoom } = panel;
  // A finger needs to see the sheet to choose a cell of it.
  useEffect(() => {
    if (hand.held?.by === "click") makeRoom();
  }, [hand.held, makeRoom]);
  const open = (at: CalendarEntry | Place) => navigate(addressOf(at, params), { preventScrollReset: true });
  const cursor = useCursor({ board, hand, shape, tracks, spoken, open });

  const holding = useMemo(
    () =>
      hand.held && {
        calendar_id: isSaved(hand.held.entry) ? hand.held.entry.calendar_id : null,
        label: labelOf(hand.held.entry).slice(0, 60),
        over: hand.over?.place ?? null,
      },
    [hand.held, hand.over],
  );
  const isReset = useRef(false);
  const room = useRoom({
    seq,
    loaded,
    presence: { week, holding },
    onEvents: (events) => {
      board.receive(events);
      if (events.some(({ updated }) => updated === "projects")) revalidate();
    },
    onReset: () => {
      isReset.current = true;
      revalidate();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for data that were loaded anew
  useEffect(() => {
    board.read(loaded, isReset.current);
    isReset.current = false;
  }, [loaded]);
  useEffect(() => {
    if (!hand.held) return;
    const pressed = ({ key }: KeyboardEvent) => key === "Escape" && hand.letGo();
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [hand.held, hand.letGo]);

  const context: SheetContext = {
    remove: (id) => {
      const entry = board.find(id);
      return entry !== undefined && hand.remove(entry);
    },
    take: (id) => {
      const entry = board.find(id);
      if (entry && hand.take(entry, { by: "click" })) spoken.chosen(entry);
    },
  };
  return (
    <main className="calendar">
      <CalendarHeader {...{ data, days, board, past, isPlannable }}>
        <Colleagues visitors={room.visitors} week={week} />
      </CalendarHeader>
      <RoomBar state={room.state} />
      <DragArea {...{ board, hand, shape, plans, tracks }}>
        <Sheet
          {...{ board, hand, cursor, shape, days, search, tracks, mayChange, isDimmed }}
          onOpen={(address) => navigate(address, { preventScrollReset: true })}
        >
          <HeldByColleagues visitors={room.visitors} shape={shape} />
        </Sheet>
        <Panel {...{ plans, hand, spoken, search }} isOpen={panel.isOpen} onToggle={panel.toggle} />
      </DragArea>
      <p id="calendar-keys" className="sr-only">
        {t("calendar.keys")}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <ChosenBar hand={hand} />
      <Snackbar
        flash={told}
        action={told?.canUndo ? { label: t("calendar.undo"), press: () => void board.undo() } : undefined}
      />
      <Outlet context={context} />
    </main>
  );
}

/** The dialog of an entry, or the one that makes an entry at a free place. */
function addressOf(at: CalendarEntry | Place, params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  if ("calendar_id" in at) return `/calendar/entries/${at.calendar_id}?${query}`;
  query.set("user_id", String(at.user_id));
  query.set("on", at.date);
  query.set("start_time_id", String(at.start_time_id));
  return `/calendar/add?${query}`;
}
