import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { atDecimalMark } from "#model/money/figure.ts";
import type { Language } from "#model/text/language.ts";
import { hairline, measure, mm, quiet, size } from "./style.ts";
import { widthOf } from "./text-width.ts";

const styles = StyleSheet.create({
  head: {
    flexDirection: "row",
    alignItems: "flex-end",
    paddingBottom: 3,
    borderBottomWidth: 0.8,
    borderBottomColor: quiet,
    fontSize: size.small,
    color: quiet,
  },
  row: {
    flexDirection: "row",
    paddingVertical: 3,
    borderBottomWidth: hairline.width,
    borderBottomColor: hairline.colour,
  },
  quiet: { color: quiet },
  note: { fontSize: size.small, color: quiet },
});

/** A column: its label, its width in points, and of a column of figures where their decimal marks stand. */
export interface Column {
  label: string;
  width: number;
  isFigure: boolean;
  /** What is left at the right of a figure, in points: its decimal mark then stands below the one above it. */
  restOf: (text: string) => number;
}

/** A column of figures by its label, the figures in it, and its least width in points. */
export type Figures = [label: string, figures: readonly string[], least: number];

/** A column before the words, by its label and its width in points. */
export type Mark = [label: string, width: number];

const gap = 12;
/** A text is laid out in fractions of a point. */
const slack = 1;
/** A longer label stands on two lines. */
const longestLabel = mm(24);
/** What is left to the words, however wide figures are. */
const leastWords = mm(40);

/**
 * The columns of a table, as wide as what stands in them: words take what figures leave. Figures that would leave too
 * little are squeezed, and then break where they have to.
 */
export function columns(
  words: string,
  figures: readonly Figures[],
  { language, marks = [] }: { language: Language; marks?: Mark[] },
): Column[] {
  const taken = marks.reduce((sum, [, width]) => sum + width, 0);
  const sized = figures.map((one) => figureColumn(one, language));
  const wanted = sized.reduce((sum, { width }) => sum + width, 0);
  const left = measure - taken - leastWords;
  const fitting = wanted <= left ? sized : sized.map((one) => squeezed(one, left / wanted));
  const used = fitting.reduce((sum, { width }) => sum + width, taken);
  return [
    ...marks.map(([label, width]) => ({ label, width, isFigure: false, restOf: none })),
    { label: words, width: measure - used, isFigure: false, restOf: none },
    ...fitting,
  ];
}

const none = () => 0;

function figureColumn([label, figures, least]: Figures, language: Language): Column {
  let before = 0;
  let behind = 0;
  for (const text of figures) {
    const [whole, rest] = atDecimalMark(text, language);
    before = Math.max(before, widthOf(whole, size.text));
    behind = Math.max(behind, widthOf(rest, size.text));
  }
  const content = Math.max(before + behind, Math.min(widthOf(label, size.small), longestLabel));
  const restOf = (text: string): number => {
    const [whole, rest] = atDecimalMark(text, language);
    return whole ? Math.max(0, behind - widthOf(rest, size.text)) : 0;
  };
  return { label, width: Math.max(least, content + gap + slack), isFigure: true, restOf };
}

const squeezed = (column: Column, by: number): Column => ({
  ...column,
  width: column.width * by,
  restOf: none,
});

// Each cell is one text of a fixed width: nothing has to be measured twice, and long tables stay cheap.
const cell = ({ width, isFigure }: Column, rest: number) => ({
  width,
  paddingRight: isFigure ? rest : 8,
  paddingLeft: isFigure ? 4 : 0,
  textAlign: isFigure ? ("right" as const) : ("left" as const),
});

/** The head of a table, once more on every page that the table reaches, and nowhere without a row below it. */
export function ColumnHead({ of }: { of: readonly Column[] }) {
  return (
    // Any presence forbids to break below it: what does not fit there takes it along.
    <View fixed minPresenceAhead={1} tag="TR" style={styles.head}>
      {of.map((column) => (
        <Text key={column.label} tag="TH" style={cell(column, 0)}>
          {column.label}
        </Text>
      ))}
    </View>
  );
}

/** What stands in a cell: a text, or one with a note below it. What is in no sum is muted. */
export type Content = string | { text: string; note?: string; isQuiet?: boolean };

interface CellsProps {
  of: readonly Column[];
  cells: readonly Content[];
}

/** The cells of a row of a table, side by side. */
export function Cells({ of, cells }: CellsProps) {
  return of.map((column, index) => {
    const content = cells[index] ?? "";
    const { text, note, isQuiet } = typeof content === "string" ? { text: content } : content;
    const style = cell(column, column.restOf(text));
    if (!note && !isQuiet)
      return (
        <Text key={column.label} style={style}>
          {text}
        </Text>
      );
    return (
      <View key={column.label} tag="TD" style={style}>
        <Text style={isQuiet ? styles.quiet : {}}>{text}</Text>
        {note ? <Text style={styles.note}>{note}</Text> : null}
      </View>
    );
  });
}

/** A row of a table, never on two pages. */
export function Row(props: CellsProps) {
  return (
    <View wrap={false} tag="TR" style={styles.row}>
      <Cells {...props} />
    </View>
  );
}
