import type { Column, Columns, PlacedColumn, Step } from "#ui/column-table.tsx";
import { steps } from "#ui/column-table.tsx";

/** What a column of names has at least, and what stands at both sides of what is in a column, in px. */
const least = { name: 140, padding: 16 };
/** What the first and the last column have beside that. */
const edge = 16;
/** What the menu takes of a window; under 768 px it is above the page. */
const menuWidth = 160;
/** What a list has that is not so wide that the menu stands beside it, and not so narrow that rows are cards. */
const narrowest = 768 - menuWidth;
/** Facts on the card of a row, beside its name. */
const onCard = 4;

/** Widths in px of what stands before and behind the columns. */
export interface Sides {
  before?: number;
  after?: number;
}

/**
 * Where the chosen columns stand, and in which windows: what does not fit is left out from the end, as what comes first is looked
 * at most, but never what leads to the row. Names that the list does not know, as those of an older version, are passed over.
 */
export function placedColumns<Item>(
  columns: Columns<Item>,
  chosen: readonly string[],
  sides: Sides = {},
): PlacedColumn[] {
  const link = Object.keys(columns).find((id) => columns[id]?.card === "title");
  const known = [...new Set(chosen)].filter((id) => Object.hasOwn(columns, id));
  const ids = link && !known.includes(link) ? [link, ...known] : known;
  const others = ids.filter((id) => id !== link);
  const placed = ids.map((id): PlacedColumn => {
    if (id === link) return { id };
    const place = others.indexOf(id);
    const kept = new Set([link, ...others.slice(0, place + 1)]);
    const from = stepFor(
      widthOf(
        ids.filter((one) => kept.has(one)).flatMap((one) => columns[one] ?? []),
        sides,
      ),
    );
    return { id, from, isOnCard: place < onCard };
  });
  return placed.map((one, place) => ({
    ...one,
    lastBelow: sides.after === undefined ? lastBelow(one, placed.slice(place + 1)) : undefined,
  }));
}

/** The window below which nothing behind a column is seen while the column is; none where there is no such window. */
function lastBelow({ from }: PlacedColumn, behind: readonly PlacedColumn[]): Step | undefined {
  const froms = behind.map((one) => one.from);
  const next = froms.includes(undefined) ? undefined : steps.find((step) => froms.includes(step));
  return next && next > (from ?? 0) ? next : undefined;
}

/** What columns take at least beside each other, in px. */
function widthOf<Item>(columns: readonly Column<Item>[], { before, after }: Sides): number {
  const widths = columns.map(({ width, beforeName = 0 }, place) => {
    if (width) return Number(width.slice("w-".length)) * 4;
    const isFirst = place === 0 && before === undefined;
    const isLast = place === columns.length - 1 && after === undefined;
    return least.name + least.padding + beforeName + (isFirst ? edge : 0) + (isLast ? edge : 0);
  });
  return [before ?? 0, after ?? 0, ...widths].reduce((sum, width) => sum + width);
}

/** The least window with as much room for a list; none where every window has it, and the widest of all for more. */
const stepFor = (width: number): Step | undefined =>
  width <= narrowest ? undefined : (steps.find((step) => width <= step - menuWidth) ?? steps.at(-1));

/** The columns of a list as its page places them; null of a backend that keeps no choice of them. */
export const placedIn = <Item>(
  columns: Columns<Item>,
  chosen: readonly string[] | null | undefined,
  sides?: Sides,
): { placed: PlacedColumn[] | null } | null =>
  chosen === undefined ? null : { placed: chosen && placedColumns(columns, chosen, sides) };
