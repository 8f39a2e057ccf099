import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { Change, HistoryEntry } from "#model/history/history.ts";
import { invoiceStatusName } from "#model/invoice/status.ts";
import { readDecimal, showDecimal } from "#model/money/decimal.ts";
import { showMoney } from "#model/money/show-money.ts";
import { statusName } from "#model/project/status.ts";
import { Empty } from "#ui/empty.tsx";
import type { Label, Labels } from "./history-labels.ts";

interface HistoryProps {
  entries: readonly HistoryEntry[];
  labels: Labels;
}

/** What was done, by whom and when, the newest first; of a change, what each field said before and says since. */
export function History({ entries, labels }: HistoryProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return <Empty text={t("history.empty")} />;
  return (
    <ol aria-label={t("history.title")} className="history">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} labels={labels[entry.entity] ?? {}} />
      ))}
    </ol>
  );
}

function Entry({ entry, labels }: { entry: HistoryEntry; labels: Record<string, Label> }) {
  const { t, language } = useTranslation();
  const { at, actor, entity, act, name, amount_cents, reason, changes } = entry;
  const amount = amount_cents === null ? "" : showMoney(amount_cents, language);
  const told = changes.flatMap((change) => {
    const label = labels[change.field];
    return label ? [{ ...change, label }] : [];
  });
  return (
    <li>
      <time dateTime={at} className="numeric">
        {showTimestamp(at)}
      </time>
      <div>
        <p>
          <b>{actor?.name ?? t("history.nobody")}</b>{" "}
          <span>{t(`history.${entity}.${act}`, { name, amount, defaultValue: name })}</span>
        </p>
        {reason && <p className="break-words whitespace-pre-wrap">{reason}</p>}
        {told.length > 0 && (
          <dl>
            {told.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt>{t(label.key, { defaultValue: label.key })}</dt>
                <dd>
                  <del>
                    <Value value={before} as={label.as} />
                  </del>
                  <span aria-hidden="true"> → </span>
                  <ins>
                    <Value value={after} as={label.as} />
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

function Value({ value, as }: { value: Change["before"]; as: Label["as"] }) {
  const { t, language } = useTranslation();
  if (value === null || value === "") return <i>{t("history.empty_value")}</i>;
  if (typeof value === "boolean") return t(value ? "history.yes" : "history.no");
  if (as === "cents") return showMoney(Number(value), language);
  if (as === "decimal") return showDecimal(readDecimal(String(value)) ?? 0, language);
  if (as === "project_status") return t(`projects.status.${statusName(Number(value))}`);
  if (as === "invoice_status") return t(`invoices.statuses.${invoiceStatusName(Number(value))}`);
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? showDate(value) : String(value);
}
