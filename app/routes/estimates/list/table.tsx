import { useTranslation } from "#locales/use-translation.ts";
import type { ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { type Columns, ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";

interface EstimateTableProps {
  estimates: ListedEstimate[];
  columns: Columns<ListedEstimate>;
  /** Rows are chosen to be acted on. */
  isChosenFrom?: boolean;
  /** Those that somebody has chosen; without them the usual ones. */
  placed?: readonly PlacedColumn[] | null | undefined;
}

/** What an estimate is called where its columns are not seen: many have one name. */
export const calledInList = ({ estimate_nr, name }: ListedEstimate): string =>
  `${estimate_nr} ${name}`.trim();

const chosenAs = (row: ListedEstimate) => ({ id: row.id, name: calledInList(row) });

/** Estimates of several projects. */
export function EstimateTable({ estimates, columns, placed, isChosenFrom }: EstimateTableProps) {
  const { t } = useTranslation();
  return (
    <ColumnTable
      label={t("estimate_list.title")}
      {...{ columns, placed }}
      items={estimates}
      keyOf={({ id }) => id}
      chosenAs={isChosenFrom ? chosenAs : undefined}
    />
  );
}
