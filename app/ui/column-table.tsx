import type { ReactNode } from "react";
import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ChoiceHead, RowChoice } from "./chosen-rows.tsx";
import { Cell, Head, ListTable, Row } from "./list-table.tsx";

/** The widths of a window in px at which columns come (styles/list-columns.css). */
export const steps = [1024, 1100, 1280, 1400, 1440, 1600] as const;
export type Step = (typeof steps)[number];

/** What a cell knows beside its row. */
interface CellContext extends Pick<ReturnType<typeof useTranslation>, "t" | "language"> {
  /** What stands in the column of this id, below what it belongs to while there is no room for the column. */
  below: (id: string, content: ReactNode) => ReactNode;
}

/** A column of a list. The list is sorted by the column's id. */
export interface Column<Item> {
  head: TextKey;
  /** How wide it is; columns without share what is left, and are of names. */
  width?: `w-${number}`;
  /** What stands before its names, in px. */
  beforeName?: number;
  className?: string;
  isNumeric?: boolean;
  /** The least window in which the usual list has it; any, where nothing is said. */
  from?: Step;
  /** What it is on a card of the usual list. */
  card?: "title" | "never";
  cell: (item: Item, context: CellContext) => ReactNode;
}

/** The columns of a list by their ids, in their usual order. */
export type Columns<Item, Id extends string = string> = Readonly<Record<Id, Column<Item>>>;

/** A column that somebody has chosen, where it stands among the others. */
export interface PlacedColumn {
  id: string;
  /** The least window that has room for it. */
  from?: Step | undefined;
  /** Below this one it is the last that is seen. */
  lastBelow?: Step | undefined;
  isOnCard?: boolean | undefined;
}

/** What stands beside the columns in every row, and is not chosen. */
interface Side<Item> {
  head: ReactNode;
  cell: (item: Item) => ReactNode;
}

interface ColumnTableProps<Item> {
  label: string;
  columns: Columns<Item>;
  /** Those that somebody has chosen; without them the usual ones. */
  placed?: readonly PlacedColumn[] | null | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  /** What the list can be sorted by; by every column where nothing is said. */
  sortings?: readonly string[] | undefined;
  /** What a row is called, where rows are chosen to be acted on (`ChosenBar`). */
  chosenAs?: ((item: Item) => { id: number; name: string }) | undefined;
  after?: Side<Item>;
}

/** A list whose columns are chosen by who looks at it. */
export function ColumnTable<Item>(props: ColumnTableProps<Item>) {
  const { columns, placed, items, keyOf, chosenAs, after, ...list } = props;
  const { t, language } = useTranslation();
  const shown = shownOf(columns, placed);
  const context: CellContext = {
    t,
    language,
    below: (id, content) => {
      const until = shown.find((one) => one.id === id)?.from;
      return (
        until && (
          <span className="cell-below" data-until={until}>
            {content}
          </span>
        )
      );
    },
  };
  return (
    <ListTable
      {...list}
      head={
        <>
          {chosenAs && <ChoiceHead />}
          {shown.map(({ id, column, headClass, from, lastBelow }) => (
            <Head key={id} sorting={id} className={headClass} {...{ from, lastBelow }}>
              {t(column.head)}
            </Head>
          ))}
          {after?.head}
        </>
      }
    >
      {items.map((item) => (
        <Row key={keyOf(item)}>
          {chosenAs && <RowChoice row={chosenAs(item)} />}
          {shown.map(({ id, column, cellClass, card, isNamed, from, lastBelow }) => (
            <Cell
              key={id}
              className={cellClass}
              {...{ card, from, lastBelow }}
              name={isNamed ? t(column.head) : undefined}
            >
              {column.cell(item, context)}
            </Cell>
          ))}
          {after?.cell(item)}
        </Row>
      ))}
    </ListTable>
  );
}

/** The columns that are shown, with what is the same in each of their cells. */
const shownOf = <Item,>(columns: Columns<Item>, placed: ColumnTableProps<Item>["placed"]) =>
  (placed ?? Object.entries(columns).map(([id, { from }]): PlacedColumn => ({ id, from }))).flatMap(
    (place) => {
      const column = columns[place.id];
      if (!column) return [];
      const { width = "", className = "", isNumeric } = column;
      const chosenCard = place.isOnCard ? undefined : "never";
      const isTitle = column.card === "title";
      return {
        ...place,
        column,
        headClass: `${className} ${width}`.trim() || undefined,
        cellClass: `${isNumeric ? "numeric " : ""}${className}`.trim() || undefined,
        card: placed && !isTitle ? chosenCard : column.card,
        /** On a card nothing else would say what it is. */
        isNamed: Boolean(placed) && column.card === "never",
      };
    },
  );
