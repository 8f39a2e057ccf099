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

/** With what stands left and right of it. Labels are smaller than figures. */
const widthOf = ({ label, before, rest }: FigureColumn) =>
  `calc(${Math.max(before + rest, label * 0.95)}ch + 1.25rem)`;

/** A figure in its column, whose decimal mark stands below the one above it. */
export function Figure({ of, children: text }: FigureProps) {
  const [whole, rest] = atDecimalMark(text, of.language);
  if (of.isEven || !whole) return <td>{text}</td>;
  return (
    <td>
      {whole}
      <span className="document-rest" style={{ minWidth: `${of.rest}ch` }}>
        {rest}
      </span>
    </td>
  );
}

interface FigureProps {
  of: FigureColumn;
  children: string;
}
