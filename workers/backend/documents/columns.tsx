import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { hairline, measure, quiet, size } from "./style";

const styles = StyleSheet.create({
  head: {
    flexDirection: "row",
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
});

/** A column: its key in the texts, its width in points, and whether figures stand in it. */
export interface Column {
  label: string;
  width: number;
  isFigure: boolean;
}

/** A column by its label and its width in points. */
export type Sized = [label: string, width: number];

/** The columns of a table: one for words takes what the others leave, for figures behind it, or for a mark before it. */
export function columns(words: string, figures: Sized[], marks: Sized[] = []): Column[] {
  const taken = [...figures, ...marks].reduce((sum, [, width]) => sum + width, 0);
  return [
    ...marks.map(([label, width]) => ({ label, width, isFigure: false })),
    { label: words, width: measure - taken, isFigure: false },
    ...figures.map(([label, width]) => ({ label, width, isFigure: true })),
  ];
}

// Each cell is one text of a fixed width: nothing has to be measured twice, and long tables stay cheap.
const cell = ({ width, isFigure }: Column) => ({
  width,
  paddingRight: isFigure ? 0 : 8,
  paddingLeft: isFigure ? 4 : 0,
  textAlign: isFigure ? ("right" as const) : ("left" as const),
});

/** The head of a table, once more on every page that the table reaches. */
export function ColumnHead({ of }: { of: readonly Column[] }) {
  return (
    <View fixed style={styles.head}>
      <Cells of={of} cells={of.map(({ label }) => label)} />
    </View>
  );
}

/** The cells of a row of a table, side by side. */
export function Cells({ of, cells }: { of: readonly Column[]; cells: readonly string[] }) {
  return of.map((column, index) => (
    <Text key={column.label} style={cell(column)}>
      {cells[index]}
    </Text>
  ));
}

/** A row of a table, never on two pages. */
export function Row(props: { of: readonly Column[]; cells: readonly string[] }) {
  return (
    <View wrap={false} style={styles.row}>
      <Cells {...props} />
    </View>
  );
}
