import { useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconLink } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface Meta {
  total: number;
  page: number;
  per_page: number;
  last_page: number;
}

/** Where in the list one is, and the pages before and after. Nothing for a list of one page. */
export function Pager({ meta: { total, page, per_page, last_page } }: { meta: Meta }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  if (last_page <= 1) return null;
  const at = (number: number) => {
    const next = new URLSearchParams(params);
    next.set("page", String(number));
    return `?${next}`;
  };
  const range = { from: (page - 1) * per_page + 1, to: Math.min(page * per_page, total), total };
  const ends = "aria-disabled:pointer-events-none";
  return (
    <nav aria-label={t("page.pages")} className="flex items-center justify-end gap-1 px-4 py-3 sm:px-6">
      <span className="numeric mr-2 text-xs text-grey-600">{t("page.range", range)}</span>
      <IconLink
        to={at(Math.max(1, page - 1))}
        aria-disabled={page <= 1 || undefined}
        className={ends}
        label={t("page.previous")}
        icon={<Icon of={ChevronLeft} />}
      />
      <IconLink
        to={at(Math.min(last_page, page + 1))}
        aria-disabled={page >= last_page || undefined}
        className={ends}
        label={t("page.next")}
        icon={<Icon of={ChevronRight} />}
      />
    </nav>
  );
}
