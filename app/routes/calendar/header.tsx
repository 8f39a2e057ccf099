import { useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight, Lock, LockOpen, PanelRightOpen, Plus, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { besides, views } from "#model/calendar/view.ts";
import { isCurrentOrFuture, isoWeek } from "#model/date/week.ts";
import type { Visitor } from "#party/messages.ts";
import { ButtonLink, IconButton, IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { PrintedFact } from "#ui/printed-fact.tsx";
import { DayStrip } from "./day-strip.tsx";
import type { Board } from "./entries/use-board.ts";
import type { Week } from "./read-week.ts";
import { Colleagues } from "./room/colleagues.tsx";
import type { Past } from "./use-past.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import type { Day } from "./week-days.ts";
import { WeekForm } from "./week-form.tsx";

type Undoing = Pick<Board, "canUndo" | "canRedo" | "undo" | "redo">;

interface HeaderProps extends Undoing {
  data: Week;
  days: readonly Day[];
  past: Past;
  isPlannable: boolean;
  /** Who else is there. */
  visitors: readonly Visitor[];
  /** Whether what can be planned stands beside the sheet; null until it is known. */
  isPanelOpen: boolean | null;
  onPanel: (isOpen: boolean) => void;
}

/** Which week, whose projects, and what was done last. Everything is a link or a form, so that it works without scripts. */
export const CalendarHeader = memo(function CalendarHeader(props: HeaderProps) {
  const { data, days, past, isPlannable, visitors, isPanelOpen, onPanel, ...undoing } = props;
  const { t } = useTranslation();
  const { week, today, isDateWrong, sought, manager, managers } = data;
  return (
    <PageHeader
      title={t("calendar.title")}
      actions={
        <>
          {/* In a narrow window, what is asked for seldom is out of the way until one wants it. */}
          <label
            className="calendar-filters"
            data-active={data.sought || data.order || data.manager ? "" : undefined}
          >
            <input type="checkbox" className="sr-only" />
            {t("calendar.filters")}
          </label>
          <WeekForm data={data} />
          <AddButton />
        </>
      }
    >
      <div className="calendar-week mt-1 flex flex-wrap items-center gap-1.5">
        <WeekLinks data={data} days={days} />
        <ViewLinks data={data} />
        {!isPlannable && (
          <span className="badge" data-tone="warning">
            {t("calendar.past_week")}
          </span>
        )}
        {past.isAllowed && !isCurrentOrFuture(week, today) && (
          <button
            type="button"
            aria-pressed={past.isOpen}
            onClick={() => past.toggle(!past.isOpen)}
            className="inline-flex h-8 items-center gap-1.5 rounded-control px-2 text-grey-700 scriptless:hidden! hover:bg-grey-100"
          >
            <Icon of={past.isOpen ? LockOpen : Lock} />
            {t(past.isOpen ? "calendar.close_past" : "calendar.open_past")}
          </button>
        )}
        <span className="ml-auto max-sm:order-last">
          <Colleagues visitors={visitors} week={week} />
        </span>
        <UndoButtons {...undoing} />
        {isPanelOpen === false && (
          <span className="panel-toggle max-sm:order-last max-sm:ml-auto">
            <IconButton
              type="button"
              label={t("calendar.open_panel")}
              icon={<Icon of={PanelRightOpen} />}
              onClick={() => onPanel(true)}
            />
          </span>
        )}
      </div>
      <PrintedFact label={t("calendar.search_people")} value={sought} />
      <PrintedFact label={t("calendar.manager")} value={managers.find(({ id }) => id === manager)?.name} />
      {isDateWrong && (
        <p role="alert" className="mt-1 w-fit rounded-control bg-warning-soft px-3 py-1.5 text-warning">
          {t("calendar.wrong_date")}
        </p>
      )}
      <DayStrip days={days} />
    </PageHeader>
  );
});

/** What is shown before and after, today's, and what is shown now. */
function WeekLinks({ data, days }: Pick<HeaderProps, "data" | "days">) {
  const { t } = useTranslation();
  const addressOf = useAddress();
  const { week: number, year } = isoWeek(data.week);
  const view = data.view ?? "week";
  const { before, after } = besides(data.shown[0] ?? data.week, view);
  const step = view === "agenda" ? "week" : view;
  return (
    <>
      <IconLink
        to={addressOf({ date: before })}
        prefetch="intent"
        label={t(`calendar.before.${step}`)}
        icon={<Icon of={ChevronLeft} />}
        className="-ml-2"
      />
      <ButtonLink
        to={addressOf({ date: null })}
        aria-current={days.some(({ isToday }) => isToday) ? "date" : undefined}
        className="h-8 px-2.5"
      >
        {t("calendar.today")}
      </ButtonLink>
      <IconLink
        to={addressOf({ date: after })}
        prefetch="intent"
        label={t(`calendar.after.${step}`)}
        icon={<Icon of={ChevronRight} />}
      />
      <h2 className="numeric font-semibold">
        {t("calendar.week", { number, year })}
        <span className="pl-2 font-normal text-grey-600 max-sm:hidden">
          {[...new Set([days[0]?.shown, days.at(-1)?.shown])].join("–")}
        </span>
      </h2>
    </>
  );
}

/** A day, a week or two of everybody, or one's own week as a list, which on a phone is where an employee begins. */
function ViewLinks({ data: { view, hasOwnRow } }: Pick<HeaderProps, "data">) {
  const { t } = useTranslation();
  const addressOf = useAddress();
  const shown = hasOwnRow ? view : (view ?? "week");
  return (
    <nav aria-label={t("calendar.views")} className="calendar-views" data-own={shown === null || undefined}>
      {views.map(
        (one) =>
          (one !== "agenda" || hasOwnRow) && (
            <Link
              key={one}
              to={addressOf({ view: one })}
              aria-current={one === shown ? "true" : undefined}
              data-view={one}
            >
              {t(`calendar.view.${one}`)}
            </Link>
          ),
      )}
    </nav>
  );
}

/** The address of the calendar with something changed; null takes it out. */
function useAddress() {
  const [params] = useSearchParams();
  return (changes: Record<string, string | null>) => {
    const query = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value === null) query.delete(name);
      else query.set(name, value);
    return `/calendar?${query}`;
  };
}

/** The main action: the form of a new entry. */
function AddButton() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return (
    <ButtonLink to={`/calendar/add?${params}`} preventScrollReset tone="main" icon={<Icon of={Plus} />}>
      {t("calendar.add_entry")}
    </ButtonLink>
  );
}

/** Undo and redo. */
function UndoButtons({ canUndo, canRedo, undo, redo }: Undoing) {
  const { t } = useTranslation();
  useUndoKeys(
    () => void undo(),
    () => void redo(),
  );
  return (
    <span className="flex items-center gap-1 max-sm:ml-auto">
      <IconButton
        type="button"
        label={t("form.undo")}
        icon={<Icon of={Undo2} />}
        aria-disabled={!canUndo}
        className="scriptless:hidden!"
        onClick={() => void undo()}
      />
      <IconButton
        type="button"
        label={t("calendar.redo")}
        icon={<Icon of={Redo2} />}
        aria-disabled={!canRedo}
        className="scriptless:hidden!"
        onClick={() => void redo()}
      />
    </span>
  );
}
