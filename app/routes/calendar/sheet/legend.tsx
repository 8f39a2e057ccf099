import { memo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import type { WorkType } from "#model/stock/work-type.ts";

interface LegendProps {
  entries: readonly CalendarEntry[];
  /** All kinds of work, in their order. */
  kinds: readonly WorkType[];
}

/** What the colours of the shown entries mean: their kinds of work by name, and at the end that they have none. */
export const Legend = memo(function Legend({ entries, kinds }: LegendProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  const used = new Map(entries.map(({ work_type: kind }) => [kind?.id, kind]));
  // One that is not offered any more stands behind the others.
  const shown = new Map([
    ...kinds.filter(({ id }) => used.has(id)).map((kind) => [kind.id, kind] as const),
    ...used,
  ]);
  return (
    <ul aria-label={t("calendar.legend")} className="legend">
      {[...shown.values()].map(
        (kind) =>
          kind && (
            <li key={kind.id}>
              <i style={{ background: kind.color }} />
              {kind.name}
            </li>
          ),
      )}
      {used.has(undefined) && (
        <li>
          <i />
          {t("calendar.without_work_type")}
        </li>
      )}
    </ul>
  );
});
