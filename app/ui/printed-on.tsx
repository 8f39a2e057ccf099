import { createPortal } from "react-dom";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate, today } from "#model/date/dates.ts";
import { usePrinting } from "./use-printing.ts";

/** The day of printing beside the page's title, drawn when it is printed: a page may be open for days. */
export function PrintedOn() {
  const { t } = useTranslation();
  const place = usePrinting() && document.querySelector("main > header > div");
  return (
    place &&
    createPortal(
      <p className="ml-auto text-xs text-grey-600">{t("page.printed", { date: showDate(today()) })}</p>,
      place,
    )
  );
}
