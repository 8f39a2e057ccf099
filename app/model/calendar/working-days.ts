import { addDays, weekday } from "../date/week.ts";
import { publicHolidays } from "./holidays.ts";

/** Whether the state works on a local date: Monday to Friday, and no public holiday of Latvia (domain §5). */
export function isWorkingDay(date: string): boolean {
  return weekday(date) < 5 && !publicHolidays(Number(date.slice(0, 4))).some((day) => day.date === date);
}

/** The local date that is so many working days after another one, by the public holidays of Latvia (domain §7). */
export function workingDaysAfter(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
