import { useSearchParams } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/**
 * A list as a table: head that stays, rows of one link each that react as a whole. Under 640 px a row becomes a card of
 * lines, so that a page never scrolls sideways; `Cell` says what stays on a card. Its looks are in styles/list.css and
 * not in every cell: a long list is mostly cells.
 */
export const ListTable = ({
  label,
  head,
  sortings,
  children,
}: {
  label: string;
  head: ReactNode;
  /** What the list can be sorted by; without it by every head that has a sorting. */
  sortings?: readonly string[] | undefined;
  children: ReactNode;
}) => (
  <table aria-label={label} className="list">
    <thead>
      <tr>
        <Sortings value={sortings}>{head}</Sortings>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const sortingsHere = createContext<readonly string[] | undefined>(undefined);
const Sortings = sortingsHere.Provider;

/** Windows in px: the least that has room for a column, and the one below which no other column is behind it. */
interface Room {
  from?: number | undefined;
  lastBelow?: number | undefined;
}

/** A column's head. With a `sorting` that the list knows it is a link that sorts by the column, and back the other way. */
export function Head({
  children,
  className,
  sorting,
  from,
  lastBelow,
}: {
  children?: ReactNode;
  className?: string | undefined;
  sorting?: string;
} & Room) {
  const [params] = useSearchParams();
  const active = params.get("sorting");
  const isDown = active === `-${sorting}`;
  const isActive = sorting !== undefined && (active === sorting || isDown);
  const isKnown = useContext(sortingsHere)?.includes(sorting ?? "") ?? true;
  const head = { className, "data-from": from, "data-last-below": lastBelow };
  if (!sorting || !isKnown) return <th {...head}>{children}</th>;
  const next = new URLSearchParams(params);
  next.set("sorting", active === sorting ? `-${sorting}` : sorting);
  next.delete("page");
  return (
    <th {...head} aria-sort={isActive ? direction(isDown) : undefined}>
      <Link
        to={`?${next}`}
        preventScrollReset
        className="inline-flex items-center gap-1 rounded-sm hover:text-body"
      >
        {children}
        {isActive && <Icon of={isDown ? ArrowDown : ArrowUp} />}
      </Link>
    </th>
  );
}

const direction = (isDown: boolean) => (isDown ? "descending" : "ascending");

interface CellProps extends Room {
  children?: ReactNode;
  /** What it is on a phone's card: its first line, one of the facts below (unless said otherwise), or not there. */
  card?: "title" | "never" | undefined;
  /** What it is called on a card, where it does not say so itself. */
  name?: string | undefined;
  className?: string | undefined;
}

export const Row = ({ children }: { children: ReactNode }) => <tr>{children}</tr>;

export const Cell = ({ children, card, name, className, from, lastBelow }: CellProps) => (
  <td data-card={card} data-name={name} data-from={from} data-last-below={lastBelow} className={className}>
    {children}
  </td>
);
