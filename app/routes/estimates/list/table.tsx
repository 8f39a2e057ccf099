import { useTranslation } from "#locales/use-translation.ts";
import type { ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { type Columns, ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";

interface EstimateTableProps {
  estimates: ListedEstimate[];
  columns: Columns<ListedEstimate>;
  /** Those that somebody has chosen; without them the usual ones. */
  placed?: readonly PlacedColumn[] | null | undefined;
}

/** Estimates of several projects. */
export function EstimateTable({ estimates, columns, placed }: EstimateTableProps) {
  const { t } = useTranslation();
  return (
    <ColumnTable
      label={t("estimate_list.title")}
      {...{ columns, placed }}
      items={estimates}
      keyOf={({ id }) => id}
    />
  );
}
