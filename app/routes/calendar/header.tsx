import { useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight, Lock, LockOpen, Plus, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { addDays, isCurrentOrFuture, isoWeek } from "#model/date/week.ts";
import type { Visitor } from "#party/messages.ts";
import { ButtonLink, IconButton, IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { DayStrip } from "./day-strip.tsx";
import type { Board } from "./entries/use-board.ts";
import type { Week } from "./read-week.ts";
import { Colleagues } from "./room/colleagues.tsx";
import { WeekForm } from "./week-form.tsx";
import type { Past } from "./use-past.ts";
import type { Day } from "./week-days.ts";

type Undoing = Pick<Board, "canUndo" | "canRedo" | "undo" | "redo">;

interface HeaderProps extends Undoing {
  data: Week;
  days: readonly Day[];
  past: Past;
  isPlannable: boolean;
  /** Who else is there. */
  visitors: readonly Visitor[];
}

/** Which week, whose projects, and what was done last. Everything is a link or a form, so that it works without scripts. */
export const CalendarHeader = memo(function CalendarHeader(props: HeaderProps) {
  const { data, days, past, isPlannable, visitors, ...undoing } = props;
  const { t } = useTranslation();
  const { week, today, isDateWrong } = data;
  return (
    <PageHeader
      title={t("calendar.title")}
      actions={
        <>
          <WeekForm data={data} />
          <AddButton />
        </>
      }
    >
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        <WeekLinks week={week} days={days} />
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
      </div>
      {isDateWrong && (
        <p role="alert" className="mt-1 w-fit rounded-control bg-warning-soft px-3 py-1.5 text-warning">
          {t("calendar.wrong_date")}
        </p>
      )}
      <DayStrip days={days} />
    </PageHeader>
  );
});

/** The weeks before and after, today's, and which one is shown. */
function WeekLinks({ week, days }: { week: string; days: readonly Day[] }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { week: number, year } = isoWeek(week);
  const weekAt = (date: string | null) => {
    const query = new URLSearchParams(params);
    if (date) query.set("date", date);
    else query.delete("date");
    return `/calendar?${query}`;
  };
  return (
    <>
      <IconLink
        to={weekAt(addDays(week, -7))}
        prefetch="intent"
        label={t("calendar.previous_week")}
        icon={<Icon of={ChevronLeft} />}
        className="-ml-2"
      />
      <ButtonLink
        to={weekAt(null)}
        aria-current={days.some(({ isToday }) => isToday) ? "date" : undefined}
        className="h-8 px-2.5"
      >
        {t("calendar.today")}
      </ButtonLink>
      <IconLink
        to={weekAt(addDays(week, 7))}
        prefetch="intent"
        label={t("calendar.next_week")}
        icon={<Icon of={ChevronRight} />}
      />
      <h2 className="numeric font-semibold max-sm:order-last">
        {t("calendar.week", { number, year })}
        <span className="pl-2 font-normal text-grey-600">
          {days[0]?.shown ?? ""}–{days.at(-1)?.shown ?? ""}
        </span>
      </h2>
    </>
  );
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
