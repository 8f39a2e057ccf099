import { memo, type RefObject } from "react";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { SheetRow } from "./row.tsx";
import type { Cell, SheetShape } from "./shape.ts";
import { useRowWindow } from "./use-row-window.ts";

interface RowsProps extends Cell {
  rows: ReadonlyMap<number, readonly CalendarEntry[]>;
  shape: SheetShape;
  search: string;
  /** Whether scripts run: the keyboard's cell, which is at `row` and `column`, is there only then. */
  isAlive: boolean;
  /** All rows are drawn, and not only those near what is seen. */
  isWhole: boolean;
  tracks: RefObject<HTMLElement>;
  /** The row of what is dragged; -1 for none. A finger's drag ends where the element that it touched leaves. */
  held: number;
  mayChange: (entry: CalendarEntry) => boolean;
  isDimmed: (entry: CalendarEntry) => boolean;
}

/** The rows near what is seen. While something is dragged over them, they are not even looked through. */
export const SheetRows = memo(function SheetRows(props: RowsProps) {
  const { rows, row, column, isAlive, isWhole, tracks, held, ...rest } = props;
  const { employees } = rest.shape;
  // The keyboard's cell is where the focus is, or comes back to.
  const drawn = useRowWindow({ count: employees.length, isWhole, tracks, kept: [row, held] });
  const columnIn = (index: number) => (row === index ? column : -1);
  return drawn.flatMap((index) => {
    const employee = employees[index];
    if (!employee) return [];
    return (
      <SheetRow
        key={employee.id}
        {...{ employee, index, ...rest }}
        entries={rows.get(employee.id) ?? noEntries}
        cursor={isAlive ? columnIn(index) : null}
      />
    );
  });
});

const noEntries: readonly CalendarEntry[] = [];
