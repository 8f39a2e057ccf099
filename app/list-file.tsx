import { useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/**
 * The address of a list as a spreadsheet, as its page is filtered and ordered.
 *
 * @param file where the backend says that it is; "" for nowhere, and then it is nowhere
 */
export function fileAddress(file: string, params: URLSearchParams): string | null {
  if (!file) return null;
  const [path, own] = file.split("?", 2);
  const query = new URLSearchParams([...new URLSearchParams(own), ...params]);
  for (const name of ["page", "per_page"]) query.delete(name);
  return `/api${path}?${query}`;
}

/** Leads to a list as a spreadsheet, where the backend makes one. */
export function FileLink({ file }: { file: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const to = fileAddress(file, params);
  if (!to) return null;
  return (
    <ButtonLink
      to={to}
      reloadDocument
      title={t("filters.export")}
      icon={<Icon of={Download} />}
      className="w-9 px-0"
    >
      <span className="sr-only">{t("filters.export")}</span>
    </ButtonLink>
  );
}
