import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { Change, HistoryEntry } from "#model/history/history.ts";
import { Empty } from "#ui/empty.tsx";
import { labelOf } from "./history-labels.ts";

/** What was done, by whom and when, the newest first; of a change, what each field said before and says since. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <Empty text={t("history.empty")} />;
  return (
    <ol aria-label={t("history.title")} className="history">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation();
  const { at, actor, entity, act, name, changes } = entry;
  const told = changes.flatMap((change) => {
    const label = labelOf(entity, change.field);
    return label ? [{ ...change, label: t(label, { defaultValue: label }) }] : [];
  });
  return (
    <li>
      <time dateTime={at} className="numeric">
        {showTimestamp(at)}
      </time>
      <div>
        <p>
          <b>{actor?.name ?? t("history.nobody")}</b>{" "}
          <span>{t(`history.${entity}.${act}`, { name, defaultValue: name })}</span>
        </p>
        {told.length > 0 && (
          <dl>
            {told.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <del>
                    <Value value={before} />
                  </del>
                  <span aria-hidden="true"> → </span>
                  <ins>
                    <Value value={after} />
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

function Value({ value }: { value: Change["before"] }) {
  const { t } = useTranslation();
  if (value === null || value === "") return <i>{t("history.empty_value")}</i>;
  if (typeof value === "boolean") return t(value ? "history.yes" : "history.no");
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? showDate(value) : String(value);
}
