import { atDecimalMark, type FigureColumn } from "~/model/figure";

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

const widthOf = ({ before, rest }: FigureColumn) => `max(5.25rem, calc(${before + rest}ch + 1rem))`;

/** A figure in its column, whose decimal mark stands below the one above it. */
export function Figure({ of: { language, rest: letters }, children: text }: FigureProps) {
  const [whole, rest] = atDecimalMark(text, language);
  return (
    <td>
      {whole}
      <span className="document-rest" style={{ minWidth: whole ? `${letters}ch` : undefined }}>
        {rest}
      </span>
    </td>
  );
}

interface FigureProps {
  of: FigureColumn;
  children: string;
}
