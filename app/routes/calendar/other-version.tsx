import { useTranslation } from "react-i18next";
import { type CalendarEntry, calendarEntry } from "~/model/calendar-entry";
import { endOf } from "~/model/calendar-rules";
import { showDate } from "~/model/dates";
import type { Refusal } from "~/submission";
import { Facts } from "./facts";
import { labelOf } from "./plan";

interface OtherVersionProps {
  lastResult: Refusal | undefined;
  /** The entry of the form; none where one is being made. */
  entry: Pick<CalendarEntry, "calendar_id" | "version"> | undefined;
}

/**
 * What stands in the way of saving: what a colleague has made of this entry meanwhile, which saving again overrules
 * (design §4), or the entry that holds the time (domain H9). It carries the version that is saved over.
 */
export function OtherVersion({ lastResult, entry }: OtherVersionProps) {
  const { t } = useTranslation();
  const current = calendarEntry.safeParse(lastResult?.current).data;
  const isOwn = current !== undefined && current.calendar_id === entry?.calendar_id;
  const version = isOwn ? current.version : entry?.version;
  return (
    <>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {current && (
        <section role="alert" className="rounded-card bg-warning-soft p-4">
          <h3 className="font-semibold">{t(isOwn ? "conflict.title" : "errors.slot_taken")}</h3>
          {isOwn && <p className="mt-1">{t("conflict.text")}</p>}
          <Facts
            facts={[
              [t("calendar.entry"), labelOf(current)],
              [
                t("calendar.time"),
                `${showDate(current.date)} ${current.start_time_id}:00–${endOf(current)}:00`,
              ],
              [t("calendar.work_type"), current.work_type?.name],
              [t("calendar.description"), isOwn ? current.description : null],
              [t("calendar.changed_by"), current.changed_by?.name],
            ]}
            link={isOwn ? current.link : ""}
          />
        </section>
      )}
    </>
  );
}
