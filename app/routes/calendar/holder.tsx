import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type CalendarEntry, calendarEntry } from "#model/calendar/entry.ts";
import { endOf } from "#model/calendar/rules.ts";
import { showDate } from "#model/date/dates.ts";
import { Facts } from "./facts.tsx";
import { labelOf } from "./plan.ts";

/** The entry that holds the time which was asked for, where the form was refused for it (domain H9). */
export const holderIn = (lastResult: Refusal | undefined): CalendarEntry | undefined =>
  calendarEntry.safeParse(lastResult?.current).data;

/** Shows that entry. */
export function Holder({ lastResult }: { lastResult: Refusal | undefined }) {
  const { t } = useTranslation();
  const holder = holderIn(lastResult);
  if (!holder) return null;
  return (
    <section role="alert" className="rounded-card bg-warning-soft p-4">
      <h3 className="font-semibold">{t("errors.slot_taken")}</h3>
      <Facts
        facts={[
          [t("calendar.entry"), labelOf(holder)],
          [t("calendar.time"), `${showDate(holder.date)} ${holder.start_time_id}:00–${endOf(holder)}:00`],
          [t("calendar.work_type"), holder.work_type?.name],
          [t("calendar.changed_by"), holder.changed_by?.name],
        ]}
      />
    </section>
  );
}
