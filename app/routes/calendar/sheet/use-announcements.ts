import { useMemo, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry, Employee, Place } from "#model/calendar/entry.ts";
import { endOf } from "#model/calendar/rules.ts";
import { showDate } from "#model/date/dates.ts";
import type { Over } from "../drag/use-drag.ts";
import { labelOf } from "../plan.ts";

/** What is said aloud to anyone who works by keyboard, in the reader's language. */
export function useAnnouncements(employees: readonly Employee[]) {
  const { t } = useTranslation();
  const [said, say] = useState("");
  const announce = useMemo(() => {
    const where = (place: Place) => ({
      who: employees.find(({ id }) => id === place.user_id)?.name ?? "",
      day: showDate(place.date),
      from: place.start_time_id,
      until: endOf(place),
    });
    return {
      taken: (entry: CalendarEntry) => say(t("calendar.said.taken", { what: labelOf(entry) })),
      chosen: (entry: CalendarEntry) => say(t("calendar.said.chosen", { what: labelOf(entry) })),
      over: ({ place, obstacle }: Over) => {
        const holder = obstacle?.holder;
        const reason = holder ? t("calendar.taken", { what: labelOf(holder) }) : obstacle && t(obstacle.key);
        say(`${t("calendar.said.over", where(place))}${reason ? ` ${reason}` : ""}`);
      },
      put: ({ place }: Over, isCopy: boolean) =>
        say(t(isCopy ? "calendar.said.copied" : "calendar.said.put", where(place))),
      cancel: () => say(t("calendar.said.let_go")),
      resized: (entry: CalendarEntry, count: number) =>
        say(t("calendar.said.resized", { what: labelOf(entry), hours: t("calendar.hours", { count }) })),
      removed: (entry: CalendarEntry) => say(t("calendar.said.removed", { what: labelOf(entry) })),
      undone: () => say(t("calendar.said.undone")),
      redone: () => say(t("calendar.said.redone")),
      refused: () => say(t("calendar.said.refused")),
    };
  }, [employees, t]);
  return { said, announce };
}
export type Announcer = ReturnType<typeof useAnnouncements>["announce"];
