import { useTranslation } from "#locales/use-translation.ts";

/** Names a step by its days: "3 days after the due date". */
export function useStepName(): (days: number) => string {
  const { t } = useTranslation();
  return (days) => {
    if (days === 0) return t("mails.reminder_due_day");
    return t(days < 0 ? "mails.reminder_days_before" : "mails.reminder_days_after", {
      count: Math.abs(days),
    });
  };
}
