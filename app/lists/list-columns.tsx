import { useSearchParams } from "@remix-run/react";
import { Columns3 } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { ListName } from "#model/list/list-names.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { Column, PlacedColumn } from "#ui/column-table.tsx";
import { Icon } from "#ui/icon.tsx";

/** What somebody has chosen of a list's columns, as its loader says: null of a backend that keeps no choice. */
export type OwnColumns = {
  /** null where it is the usual ones. */
  placed: readonly PlacedColumn[] | null;
} | null;

/** What a list says to the dialog that chooses its columns (routes/views/columns-dialog.tsx). */
export interface ListColumnsContext {
  columns: { all: Readonly<Record<string, Pick<Column<never>, "head" | "card">>>; own: OwnColumns };
}

/** Leads to the choice of a list's columns, where the backend keeps it. */
export function ColumnsLink({ list, own }: { list: ListName; own: OwnColumns }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  if (!own) return null;
  return (
    <ButtonLink
      to={`/${list}/columns?${params}`}
      preventScrollReset
      title={t("filters.columns")}
      icon={<Icon of={Columns3} />}
      className="max-xl:w-9 max-xl:px-0"
    >
      <span className="max-xl:sr-only">{t("filters.columns")}</span>
    </ButtonLink>
  );
}
