import { showDate, today } from "#model/date/dates.ts";
import type { Project } from "#model/project/project.ts";
import { actualDatesIn } from "#model/project/status.ts";

/** Shows in the fields of the actual dates what the chosen status makes of them; a date that was typed stays where one is due. */
export function showActualDates(status: HTMLSelectElement, before: Project): void {
  const dates = actualDatesIn(Number(status.value), before, today());
  for (const [name, date] of Object.entries(dates)) {
    const field = status.form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = date === null ? "" : field.value || showDate(date);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
