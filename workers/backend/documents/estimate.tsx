import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { EstimateDocument } from "../../../app/model/estimate-document";
import { type Column, ColumnHead, columns, Row } from "./columns";
import { Commentary } from "./commentary";
import { EstimateOpening } from "./estimate-opening";
import { type EstimateRow, rowsOf } from "./estimate-rows";
import { Frame } from "./frame";
import type { Look } from "./look";
import { hairline, ink, measure, mm, quiet, size } from "./style";
import { SignedBy, Totals } from "./totals";

const sums = mm(32);
const styles = StyleSheet.create({
  heading: {
    flexDirection: "row",
    alignItems: "flex-end",
    borderBottomWidth: hairline.width,
    borderBottomColor: hairline.colour,
    paddingBottom: 3,
  },
  section: { paddingTop: mm(6), fontSize: size.strong, fontWeight: 600 },
  stage: { paddingTop: mm(4), fontWeight: 600 },
  position: { paddingTop: mm(2.5), color: quiet, fontWeight: 600 },
  sum: {
    paddingTop: 4,
    borderBottomWidth: 0,
    borderTopWidth: 0.8,
    borderTopColor: quiet,
    fontWeight: 600,
    color: ink,
  },
  words: { width: measure - sums, paddingRight: 8 },
  total: { width: sums, textAlign: "right" },
});

/** An estimate on paper (specification 2.5). */
export function EstimatePages({ document, look }: { document: EstimateDocument; look: Look }) {
  const { t } = look;
  const kind = "documents.estimate";
  const of = columns(t("documents.columns.name"), [
    [t("documents.columns.quantity"), mm(29)],
    [t("documents.columns.price"), mm(30)],
    [t("documents.columns.total"), sums],
  ]);
  const groups = rowsOf(document, t);
  return (
    <Frame look={look} kind={kind} number={document.head.number}>
      <EstimateOpening look={look} kind={kind} head={document.head} />
      <View>
        <ColumnHead of={of} />
        {groups.slice(0, -1).map((group) => (
          <Group key={group[0]?.id} of={of} rows={group} />
        ))}
        {/* The sums never stand on a page without a line above them. */}
        <View wrap={false}>
          {groups.slice(-1).map((group) => (
            <Group key={group[0]?.id} of={of} rows={group} />
          ))}
          <Totals sums={document.sums} t={t} />
        </View>
      </View>
      <Commentary html={document.commentary} title={t("documents.commentary")} />
      <SignedBy label={t("documents.prepared_by")} name={document.preparedBy} />
    </Frame>
  );
}

function Group({ of, rows }: { of: readonly Column[]; rows: EstimateRow[] }) {
  const shown = rows.map((row) => <OneRow key={row.id} of={of} row={row} />);
  return rows.length > 1 ? <View wrap={false}>{shown}</View> : shown;
}

function OneRow({ of, row }: { of: readonly Column[]; row: EstimateRow }) {
  if (row.kind === "line") {
    const { name, quantity, price, total } = row.line;
    return <Row of={of} cells={[name, quantity, price, total]} />;
  }
  return (
    <View wrap={false} style={[styles.heading, styles[row.kind]]}>
      <Text style={styles.words}>{row.name}</Text>
      <Text style={styles.total}>{row.total}</Text>
    </View>
  );
}
