import { useTranslation } from "#locales/use-translation.ts";
import { showDate, today } from "#model/date/dates.ts";
import { usePrinting } from "./use-printing.ts";

/** The day of printing, on paper alone. A page may be open for days: the day is looked up again when it is printed. */
export function PrintedOn() {
  const { t } = useTranslation();
  usePrinting();
  return (
    <p suppressHydrationWarning className="ml-auto hidden text-xs text-grey-600 print:block">
      {t("page.printed", { date: showDate(today()) })}
    </p>
  );
}

interface PrintedFactProps {
  label: string;
  /** Nothing is said of what says nothing. */
  value: string | null | undefined;
}

/** What a control above says on the screen, such as a filter, in words on paper alone. */
export const PrintedFact = ({ label, value }: PrintedFactProps) =>
  value ? (
    <p className="mr-4 hidden text-xs print:inline-block">
      {label}: <strong className="font-semibold">{value}</strong>
    </p>
  ) : null;
