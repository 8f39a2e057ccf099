import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { ChevronLeft, ChevronRight, Lock, LockOpen, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { readDate } from "#model/date/dates.ts";
import { addDays, isCurrentOrFuture, isoWeek } from "#model/date/week.ts";
import type { Visitor } from "#party/messages.ts";
import { Button, ButtonLink, IconButton, IconLink } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import type { Board } from "./entries/use-board.ts";
import type { WeekData } from "./read-week.ts";
import { Colleagues } from "./room/colleagues.tsx";
import type { Past } from "./use-past.ts";
import { type Day, dayName } from "./week-days.ts";

interface HeaderProps extends Pick<Board, "canUndo" | "canRedo" | "undo" | "redo"> {
  data: WeekData;
  days: readonly Day[];
  past: Past;
  isPlannable: boolean;
  /** Who else is there. */
  visitors: readonly Visitor[];
}

/** Which week, whose projects, and what was done last. Everything is a link or a form, so that it works without scripts. */
export const CalendarHeader = memo(function CalendarHeader(props: HeaderProps) {
  const { data, days, past, isPlannable, visitors, canUndo, canRedo, undo, redo } = props;
  const { t } = useTranslation();
  const { week, manager, managers, today } = data;
  const { week: number, year } = isoWeek(week);
  const submit = useSubmit();
  const [params] = useSearchParams();
  const weekAt = (date: string | null) => {
    const query = new URLSearchParams(params);
    if (date) query.set("date", date);
    else query.delete("date");
    return `/calendar?${query}`;
  };
  const first = days[0]?.shown ?? "";
  const last = days.at(-1)?.shown ?? "";
  return (
    <PageHeader
      title={t("calendar.title")}
      actions={
        <Form
          replace
          className="flex items-center gap-2 max-sm:w-full"
          onChange={({ currentTarget, target }) => {
            const isDate = target instanceof HTMLInputElement;
            if (!isDate || readDate(target.value)) submit(currentTarget, { replace: true });
          }}
        >
          <DateField
            field={{ id: "calendar-date", name: "date", errors: undefined, initialValue: week }}
            key={week}
            label={t("calendar.go_to_date")}
            isLabelHidden
            className="w-36 max-sm:w-auto max-sm:flex-1"
          />
          <select
            name="project_manager"
            aria-label={t("calendar.manager")}
            defaultValue={manager}
            key={`manager-${manager}`}
            className="h-9 w-44 max-sm:w-auto max-sm:flex-1 appearance-none rounded-control border border-grey-300 select-arrow pr-8 pl-3"
          >
            <option value={0}>{t("calendar.all_managers")}</option>
            {managers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <noscript>
            <Button>{t("calendar.show")}</Button>
          </noscript>
        </Form>
      }
    >
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
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
            {first}–{last}
          </span>
        </h2>
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
          <Link
            to={`/calendar/add?${params}`}
            preventScrollReset
            className="pl-2 font-medium text-primary-ink hover:underline"
          >
            {t("calendar.add_entry")}
          </Link>
        </span>
      </div>
      {data.isDateWrong && (
        <p role="alert" className="mt-1 w-fit rounded-control bg-warning-soft px-3 py-1.5 text-warning">
          {t("calendar.wrong_date")}
        </p>
      )}
      <DayStrip days={days} />
    </PageHeader>
  );
});

/** On a phone the sheet shows one day at a time: this leads to each. */
function DayStrip({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("calendar.days")} className="day-strip">
      {days.map((day, index) => (
        <a
          key={day.date}
          href={`#day-${day.date}`}
          aria-current={day.isToday ? "date" : undefined}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(`day-${day.date}`)?.scrollIntoView({ inline: "start", block: "nearest" });
          }}
        >
          <b>{t(`calendar.weekday_short.${dayName(index)}`)}</b>
          <span className="numeric">{day.shown}</span>
        </a>
      ))}
    </nav>
  );
}
