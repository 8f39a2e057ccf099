import { Download } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** The addresses of a list as a spreadsheet: as it is filtered, and of chosen rows, which are added to it. */
export interface ListFiles {
  all: string;
  chosen: string;
}

/**
 * Where a list is had as a spreadsheet, as its page shows it.
 *
 * @param file where the backend says that it is, below the API; "" for nowhere
 * @param asked what the list itself was asked with: its filters and order, and the place in it, which no file has
 */
export function filesOf(file: string, asked: string): ListFiles | null {
  if (!file) return null;
  const [path, own] = file.split("?", 2);
  const [all, chosen] = [new URLSearchParams(own), new URLSearchParams(own)];
  for (const [name, value] of new URLSearchParams(asked)) {
    if (name !== "page" && name !== "per_page") all.append(name, value);
    if (name === "sorting") chosen.append(name, value);
  }
  return { all: `/api${path}?${all}`, chosen: `/api${path}?${chosen}` };
}

/** Leads to a list as a spreadsheet, where the backend makes one. */
export function FileLink({ files }: { files: ListFiles | null }) {
  const { t } = useTranslation();
  if (!files) return null;
  return (
    <ButtonLink
      to={files.all}
      reloadDocument
      title={t("filters.export")}
      icon={<Icon of={Download} />}
      className="w-9 px-0"
    >
      <span className="sr-only">{t("filters.export")}</span>
    </ButtonLink>
  );
}
