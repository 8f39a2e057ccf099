import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";

interface DueDateProps {
  /** Local dates; null where nothing is due. */
  due: string | null;
  today: string;
}

/** By when something is to be done, and in words that the day has passed. */
export function DueDate({ due, today }: DueDateProps) {
  const { t } = useTranslation();
  if (due === null) return "–";
  return due < today ? (
    <span className="font-medium text-danger">{t("e_invoices.late", { date: showDate(due) })}</span>
  ) : (
    showDate(due)
  );
}
