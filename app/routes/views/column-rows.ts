import type { ListColumnsContext } from "#app/lists/list-columns.tsx";
import type { TextKey } from "#locales/text-key.ts";

/** A column as the dialog has it. */
export interface ColumnRow {
  id: string;
  head: TextKey;
  isShown: boolean;
  /** It leads to the row, and cannot be taken away. */
  isLink: boolean;
}

/** The columns of a list for choosing: those that are shown first, the others behind them in their usual order. */
export function columnRows({ all, own }: ListColumnsContext["columns"], typed: Typed): ColumnRow[] {
  const usual = Object.keys(all);
  const shown = typed ? textsIn(typed.shown) : (own?.placed?.map(({ id }) => id) ?? usual);
  const first = typed ? textsIn(typed.order).flatMap((ids) => ids.split(",")) : shown;
  return [...new Set([...first, ...usual])].flatMap((id) => {
    // What is sent may be called as everything is: "constructor".
    const column = Object.hasOwn(all, id) ? all[id] : undefined;
    const isLink = column?.card === "title";
    return column ? { id, head: column.head, isShown: isLink || shown.includes(id), isLink } : [];
  });
}

/** What was sent before: all ids in their order, and those that were ticked. */
type Typed = Readonly<Record<string, unknown>> | null | undefined;

const textsIn = (sent: unknown): string[] => [sent].flat().filter((one) => typeof one === "string");
