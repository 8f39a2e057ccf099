import { memo } from "react";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { SheetRow } from "./row.tsx";
import type { Cell, SheetShape } from "./shape.ts";

interface RowsProps extends Cell {
  rows: ReadonlyMap<number, readonly CalendarEntry[]>;
  shape: SheetShape;
  search: string;
  /** Whether scripts run: the keyboard's cell, which is at `row` and `column`, is there only then. */
  isAlive: boolean;
  mayChange: (entry: CalendarEntry) => boolean;
  isDimmed: (entry: CalendarEntry) => boolean;
}

/** All rows. While something is dragged over them, they are not even looked through. */
export const SheetRows = memo(function SheetRows({ rows, row, column, isAlive, ...rest }: RowsProps) {
  const columnIn = (index: number) => (row === index ? column : -1);
  return rest.shape.employees.map((employee, index) => (
    <SheetRow
      key={employee.id}
      {...{ employee, index, ...rest }}
      entries={rows.get(employee.id) ?? noEntries}
      cursor={isAlive ? columnIn(index) : null}
    />
  ));
});

const noEntries: readonly CalendarEntry[] = [];
