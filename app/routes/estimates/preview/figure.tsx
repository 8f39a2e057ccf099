import { atDecimalMark, type FigureColumn } from "#model/money/figure.ts";

/** How wide the columns of a table are: words take what figures leave. */
export const FigureWidths = ({ columns }: { columns: readonly FigureColumn[] }) => (
  <colgroup>
    <col />
    {columns.map((column, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and stay in their order
      <col key={place} style={{ width: widthOf(column) }} />
    ))}
  </colgroup>
);

/** With what stands left and right of it. */
const widthOf = (column: FigureColumn) => `calc(${charactersOf(column)}ch + 1.25rem)`;

/** How wide a column is by itself, in widths of a digit. Labels are smaller than figures. */
export const charactersOf = ({ label, before, rest }: FigureColumn): number =>
  Math.max(before + rest, label * 0.95);

/** A figure in its column, whose decimal mark stands below the one above it. */
export function Figure({ of, isQuiet, note, children: text }: FigureProps) {
  const [whole, rest] = atDecimalMark(text, of.language);
  const shown =
    of.isEven || !whole ? (
      text
    ) : (
      <>
        {whole}
        <span className="document-rest" style={{ minWidth: `${of.rest}ch` }}>
          {rest}
        </span>
      </>
    );
  return (
    <td data-quiet={isQuiet || undefined}>
      {shown}
      {note && <Note>{note}</Note>}
    </td>
  );
}

/** What is said below what stands in a cell; read by itself. */
export const Note = ({ children }: { children: string }) => (
  <>
    {" "}
    <span className="document-note">{children}</span>
  </>
);

/** The label of a column and a note that stands in it: it is as wide as the note, which then is in one line. */
export const labelWith = (label: string, note: string): string =>
  note ? `${label} ${note.replaceAll(" ", "\u00a0")}` : label;

interface FigureProps {
  of: FigureColumn;
  /** Whether it is in none of the sums. */
  isQuiet?: boolean;
  /** What is said below it. */
  note?: string | undefined;
  children: string;
}
