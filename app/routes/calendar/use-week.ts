import { useCallback, useMemo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { mayEdit, mayPlan } from "#model/calendar/rules.ts";
import type { User } from "#model/user/user.ts";
import { plansOf } from "./plan.ts";
import type { Week } from "./read-week.ts";
import { daysOf } from "./week-days.ts";

/** What follows from the data of a week and from who looks at it; the same objects until those change. */
export function useWeek(data: Week, user: User | null | undefined, isPastOpen: boolean) {
  const { shown, today, holidays, manager, projects_in_planning, projects_in_calendar, work_types } = data;
  const { t } = useTranslation();
  const days = useMemo(
    () => daysOf(shown, today, holidays, (name) => t(`holidays.${name}`)),
    [shown, today, holidays, t],
  );
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  const plans = useMemo(
    () => plansOf({ projects_in_planning, work_types }),
    [projects_in_planning, work_types],
  );
  /** Whether anybody's entries of a day may be changed; those of a draft, which has none yet, of any. */
  const isOpenOn = useCallback(
    (date: string) => mayPlan(date || (shown.at(-1) ?? today), today, isPastOpen),
    [shown, today, isPastOpen],
  );
  const mayChange = useCallback(
    (entry: CalendarEntry) => (user ? isOpenOn(entry.date) && mayEdit(user, entry, true) : false),
    [user, isOpenOn],
  );
  const managed = useMemo(
    () => new Set([...projects_in_planning.map(({ id }) => id), ...projects_in_calendar]),
    [projects_in_planning, projects_in_calendar],
  );
  /** Of another manager's project than the one whose projects are shown. */
  const isDimmed = useCallback(
    ({ project_id }: CalendarEntry) => manager > 0 && !managed.has(project_id ?? 0),
    [manager, managed],
  );
  return { days, dates, plans, isOpenOn, mayChange, isDimmed };
}
