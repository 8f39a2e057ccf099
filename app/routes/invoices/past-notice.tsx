import { useTranslation } from "#locales/use-translation.ts";
import { showDate, today } from "#model/date/dates.ts";

interface PastNoticeProps {
  /** Local dates of the document; null where none is said. */
  date: string | null;
  due: string | null;
}

/** What is issued with the date of a draft of weeks ago is overdue at once: its dates are looked at before it has a number. */
export function PastNotice({ date, due }: PastNoticeProps) {
  const { t } = useTranslation();
  const day = today();
  const isOverdue = due !== null && due < day;
  if (!isOverdue && (date === null || date >= day)) return null;
  return (
    <div role="status" className="rounded-card bg-warning-soft px-4 py-3">
      {date !== null && date < day && <p>{t("invoice.date_past", { date: showDate(date) })}</p>}
      {isOverdue && <p>{t("invoice.due_past", { date: showDate(due) })}</p>}
    </div>
  );
}
