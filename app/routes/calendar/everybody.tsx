import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";

/** Asks for a sheet with all its rows: where no scripts run, nothing draws those that one scrolls to. */
export const everybody = { name: "people", value: "all" };

export const isForEverybody = (params: URLSearchParams): boolean =>
  params.get(everybody.name) === everybody.value;

/** Leads on from the last row that the server has drawn, where no scripts run. */
export function Everybody({ total }: { total: number }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set(everybody.name, everybody.value);
  return (
    <noscript>
      <a href={`/calendar?${query}`} className="sheet-everybody">
        {t("calendar.show_everybody", { total })}
      </a>
    </noscript>
  );
}
