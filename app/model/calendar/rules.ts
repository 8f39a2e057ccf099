import { isCurrentOrFuture, weekday } from "../date/week.ts";
import { manageCalendar, roleIds } from "../user/role.ts";
import type { Place } from "./entry.ts";

/** Start hour and number of slots of a day, as the configuration has them. */
export type Timeframe = readonly [start: number, slots: number];

/** The hour at which a place ends, and the next one may begin. */
export const endOf = ({ start_time_id, duration }: Pick<Place, "start_time_id" | "duration">): number =>
  start_time_id + duration;

/** The hour at which a day's last slot ends. */
export const dayEnd = ([start, slots]: Timeframe): number => Math.min(24, start + slots);

/** Whether two places share an hour of the same employee. */
export const overlap = (one: Place, other: Place): boolean =>
  one.user_id === other.user_id &&
  one.date === other.date &&
  one.start_time_id < endOf(other) &&
  other.start_time_id < endOf(one);

/** Why nothing can be at a place, no matter who is there: a text key. */
export type PlaceRefusal = "errors.weekend" | "errors.duration" | "errors.outside_day";

/**
 * Why an entry cannot be at a place: the key of the message, or null. Occupied hours are another question, as only who
 * knows all entries can answer it. Source: specification 4.6.
 */
export function refusalOf(place: Place, timeframe: Timeframe): PlaceRefusal | null {
  if (weekday(place.date) > 4) return "errors.weekend";
  if (place.duration < 1) return "errors.duration";
  return place.start_time_id < timeframe[0] || endOf(place) > dayEnd(timeframe) ? "errors.outside_day" : null;
}

/**
 * Hours that an entry can have where it is: up to the next occupied slot or the end of the day (specification 4.6).
 * `others` are entries of the same employee; those of other days and the entry itself may be among them.
 */
export function longest(
  place: Place & { calendar_id?: number | undefined },
  others: readonly (Place & { calendar_id?: number })[],
  timeframe: Timeframe,
): number {
  const next = others
    .filter(
      (other) =>
        other.calendar_id !== place.calendar_id &&
        other.date === place.date &&
        other.user_id === place.user_id &&
        other.start_time_id > place.start_time_id,
    )
    .map(({ start_time_id }) => start_time_id);
  // An entry from before the day was made shorter keeps its hours.
  const end = Math.max(dayEnd(timeframe), endOf(place));
  return Math.min(end, ...next) - place.start_time_id;
}

interface Planner {
  role_id: number;
  permissions: readonly string[];
}

/** Whether somebody may plan everything: role 1 and holders of manage_calendar (specification §6). */
export const mayPlanAll = ({ role_id, permissions }: Planner): boolean =>
  role_id === roleIds.admin || permissions.includes(manageCalendar);

/**
 * Whether somebody may edit an entry, or make one. `isListed`: its project is in planning, or in the calendar of that
 * week. Source: specification §6, entry editing rule.
 */
export function mayEdit(who: Planner, entry: { project_id: number | null }, isListed: boolean): boolean {
  if (mayPlanAll(who)) return true;
  if (who.role_id === roleIds.employee) return entry.project_id !== null && isListed;
  return entry.project_id === null;
}

/** Whether a day may be planned: those of this week and later, or any where the past was opened (specification 4.6, domain H10). */
export const mayPlan = (date: string, today: string, isPastOpen: boolean): boolean =>
  isPastOpen || isCurrentOrFuture(date, today);
