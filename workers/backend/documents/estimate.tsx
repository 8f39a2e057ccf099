import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { EstimateDocument } from "#model/estimate/document.ts";
import { nameCell, sumCells } from "./choice-cells.ts";
import { type Column, ColumnHead, columns, type Figures, Row } from "./columns.tsx";
import { Commentary } from "./commentary.tsx";
import { EstimateOpening } from "./estimate-opening.tsx";
import { type EstimateRow, rowsOf } from "./estimate-rows.ts";
import { Frame } from "./frame.tsx";
import type { Look } from "./look.ts";
import { areShort } from "./short-notes.ts";
import { Signatures } from "./signatures.tsx";
import { hairline, ink, measure, mm, quiet, size } from "./style.ts";
import { SignedBy, Totals } from "./totals.tsx";

const leastSum = mm(28);
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
  words: { paddingRight: 8 },
  total: { textAlign: "right" },
});

interface PagesProps {
  document: EstimateDocument;
  look: Look;
  /** Whether it has been accepted: a place to sign would look as if something were still missing. */
  isAccepted?: boolean;
}

/** An estimate on paper (specification 2.5). */
export function EstimatePages({ document, look, isAccepted = false }: PagesProps) {
  const { t } = look;
  const kind = "documents.estimate";
  const of = estimateColumns(document, t);
  const groups = rowsOf(document, t);
  const isShort = areShort(document.commentary);
  const ending = <Ending document={document} look={look} isAccepted={isAccepted} />;
  return (
    <Frame look={look} kind={kind} number={document.head.number}>
      <EstimateOpening look={look} kind={kind} head={document.head} />
      <View>
        <ColumnHead of={of} />
        {groups.slice(0, -1).map((group) => (
          <Group key={group[0]?.id} of={of} rows={group} t={t} />
        ))}
        {/* Neither the sums nor signatures stand on a page without a line above them; long comments fill pages of their own. */}
        <View wrap={false}>
          {groups.slice(-1).map((group) => (
            <Group key={group[0]?.id} of={of} rows={group} t={t} />
          ))}
          <Totals sums={document.sums} hint={document.hint} t={t} />
          {isShort ? ending : null}
        </View>
      </View>
      {isShort ? null : ending}
    </Frame>
  );
}

/** What is said below the sums: comments, who made it, and where both sign. */
function Ending({ document, look, isAccepted }: PagesProps) {
  const { t, company } = look;
  const signatures = document.signatures.map(({ key, name }) => ({ key, name: name || company }));
  return (
    <>
      <Commentary html={document.commentary} title={t("documents.commentary")} />
      <View wrap={false}>
        <SignedBy label={t("documents.prepared_by")} name={document.preparedBy} />
        {isAccepted ? null : <Signatures signatures={signatures} t={t} />}
      </View>
    </>
  );
}

function estimateColumns({ sections, isMixed, language }: EstimateDocument, t: Look["t"]): Column[] {
  const positions = sections.flatMap(({ stages }) => stages).flatMap((stage) => stage.positions);
  const lines = positions.flatMap((position) => position.lines);
  const vat: Figures = [t("documents.columns.vat"), lines.map((line) => line.vat), mm(12)];
  return columns(
    t("documents.columns.name"),
    [
      [t("documents.columns.quantity"), lines.map(({ quantity }) => quantity), mm(20)],
      [t("documents.columns.price"), lines.map(({ price }) => price), mm(22)],
      ...(isMixed ? [vat] : []),
      [t("documents.columns.total"), lines.map(({ total }) => total), leastSum],
    ],
    { language },
  );
}

interface GroupProps {
  of: readonly Column[];
  rows: EstimateRow[];
  t: Look["t"];
}

function Group({ of, rows, t }: GroupProps) {
  const shown = rows.map((row) => <OneRow key={row.id} of={of} row={row} t={t} />);
  return rows.length > 1 ? <View wrap={false}>{shown}</View> : shown;
}

function OneRow({ of, row, t }: { of: readonly Column[]; row: EstimateRow; t: Look["t"] }) {
  if (row.kind === "line") {
    const { quantity, price, vat, total } = row.line;
    const figures = [quantity, price, ...(vat ? [vat] : [])];
    return <Row of={of} cells={[nameCell(row.line, t), ...figures, ...sumCells(row.line, [total], t)]} />;
  }
  const width = of.at(-1)?.width ?? leastSum;
  return (
    <View wrap={false} tag="TR" style={[styles.heading, styles[row.kind]]}>
      <Text tag="TH" style={[styles.words, { width: measure - width }]}>
        {row.name}
      </Text>
      <Text style={[styles.total, { width }]}>{row.total}</Text>
    </View>
  );
}
