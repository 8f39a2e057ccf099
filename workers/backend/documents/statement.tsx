import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { OpenRow, StatementDocument, StatementRow } from "#model/statement/document.ts";
import { Cells, type Column, ColumnHead, type Content, columns, type Figures, Row } from "./columns.tsx";
import { FactLines, Facts } from "./facts.tsx";
import { Frame } from "./frame.tsx";
import { InvoicePayment } from "./invoice-payment.tsx";
import { Lines } from "./lines.tsx";
import type { Look } from "./look.ts";
import { Opening, Parties, Party } from "./opening.tsx";
import { ink, measure, mm, quiet, size } from "./style.ts";
import { Totals } from "./totals.tsx";

const styles = StyleSheet.create({
  total: {
    flexDirection: "row",
    paddingVertical: 4,
    borderTopWidth: 0.8,
    borderTopColor: ink,
    fontWeight: 600,
  },
  heading: { fontSize: size.strong, fontWeight: 600, marginTop: mm(8), marginBottom: mm(2) },
  none: { marginTop: mm(8) },
  aging: { marginTop: mm(5) },
  ages: { flexDirection: "row" },
  age: { width: measure / 5 },
  label: { fontSize: size.small, color: quiet, marginBottom: 1 },
  sums: { flexDirection: "row", justifyContent: "space-between" },
  electronic: { marginTop: mm(8), color: quiet },
  footer: { marginTop: mm(5), fontSize: size.small, color: quiet },
});

interface StatementProps {
  document: StatementDocument;
  look: Look;
}

/** A statement of account on paper: how it moved, what is open, and how it is paid. */
export function StatementPages({ document, look }: StatementProps) {
  const { t } = look;
  const kind = "statement.title";
  return (
    <Frame look={look} kind={kind} number="">
      <Opening look={look} kind={kind} number="">
        <Parties>
          <Party label={t(document.seller.key)} name={document.seller.name}>
            <FactLines facts={document.seller.facts} t={t} />
          </Party>
          <Party label={t("statement.client")} name={document.buyer.name}>
            <FactLines facts={document.buyer.facts} t={t} />
          </Party>
        </Parties>
        <Facts facts={document.facts} t={t} />
      </Opening>
      <Movements document={document} t={t} />
      {document.open.length > 0 ? (
        <OpenDocuments document={document} t={t} />
      ) : (
        <Text style={styles.none}>{t("statement.none_open", { date: document.to })}</Text>
      )}
      {/* The sums stand on no page by themselves. */}
      <View wrap={false}>
        {document.aging.length > 0 ? <Aging document={document} t={t} /> : null}
        <View style={styles.sums}>
          {document.payment ? <InvoicePayment payment={document.payment} t={t} /> : <View />}
          <Totals sums={document.sums} hint={document.interest ?? undefined} t={t} />
        </View>
        <Text style={styles.electronic}>{t("documents.electronic")}</Text>
      </View>
      {document.footer ? <Lines text={document.footer} style={styles.footer} /> : null}
    </Frame>
  );
}

type PartProps = Pick<StatementProps, "document"> & Pick<Look, "t">;

/** The words of a table stand before the last of the columns that go before them. */
function wordsSecond([first, second, words, ...rest]: Column[]): Column[] {
  return first && second && words ? [first, words, second, ...rest] : [];
}

function Movements({ document, t }: PartProps) {
  const { rows, totals, opening, from, to, language } = document;
  const of = wordsSecond(
    columns(
      t("statement.columns.document"),
      [
        [t("statement.columns.debit"), [...rows.map(({ debit }) => debit), totals.debit], mm(22)],
        [t("statement.columns.credit"), [...rows.map(({ credit }) => credit), totals.credit], mm(22)],
        [t("statement.columns.balance"), [opening, ...rows.map(({ balance }) => balance)], mm(24)],
      ],
      {
        language,
        marks: [
          [t("statement.columns.date"), mm(20)],
          [t("statement.columns.due"), mm(20)],
        ],
      },
    ),
  );
  const last = rows.at(-1);
  return (
    <View>
      <ColumnHead of={of} />
      <Row of={of} cells={[from, t("statement.opening"), "", "", "", opening]} />
      {rows.slice(0, -1).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never put into another order
        <Row key={index} of={of} cells={movementCells(row, t)} />
      ))}
      {/* The sums stand on no page without a row above them. */}
      <View wrap={false}>
        {last ? <Row of={of} cells={movementCells(last, t)} /> : null}
        <View tag="TR" style={styles.total}>
          <Cells
            of={of}
            cells={[to, t("statement.closing"), "", totals.debit, totals.credit, totals.balance]}
          />
        </View>
      </View>
    </View>
  );
}

const movementCells = (
  { date, what, note, due, debit, credit, balance }: StatementRow,
  t: Look["t"],
): Content[] => [date, { text: t(what.key, what.values), note }, due, debit, credit, balance];

function OpenDocuments({ document, t }: PartProps) {
  const { open, to, language, interest } = document;
  const withInterest: Figures[] = [
    [t("statement.columns.interest"), open.map((row) => interestIn(row, t)), mm(20)],
  ];
  const of = columns(
    t("statement.columns.document"),
    [
      [t("statement.columns.overdue"), open.map(({ daysOverdue }) => daysOverdue), mm(20)],
      [t("statement.columns.total"), open.map(({ total }) => total), mm(24)],
      [t("statement.columns.paid"), open.map(({ paid }) => paid), mm(22)],
      [t("statement.columns.open"), open.map((row) => row.open), mm(24)],
      ...(interest ? withInterest : []),
    ],
    {
      language,
      marks: [
        [t("statement.columns.date"), mm(20)],
        [t("statement.columns.due"), mm(20)],
      ],
    },
  );
  const ordered = wordsSecond(of);
  const last = open.at(-1);
  return (
    <>
      <Text tag="H2" minPresenceAhead={mm(20)} style={styles.heading}>
        {t("statement.open_documents", { date: to })}
      </Text>
      <View>
        <ColumnHead of={ordered} />
        {open.slice(0, -1).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never put into another order
          <Row key={index} of={ordered} cells={openCells(row, t)} />
        ))}
        <View wrap={false}>{last ? <Row of={ordered} cells={openCells(last, t)} /> : null}</View>
      </View>
    </>
  );
}

/** What is open by how long it is overdue. */
function Aging({ document: { aging }, t }: PartProps) {
  return (
    <View wrap={false} tag="Table" style={styles.aging}>
      <View tag="TR" style={styles.ages}>
        {aging.map(({ key }) => (
          <Text key={key} tag="TH" style={[styles.age, styles.label]}>
            {t(key)}
          </Text>
        ))}
      </View>
      <View tag="TR" style={styles.ages}>
        {aging.map(({ key, amount }) => (
          <Text key={key} style={styles.age}>
            {amount}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** No interest is counted of what is disputed, which is said in its place. */
const interestIn = ({ interest, isDisputed }: OpenRow, t: Look["t"]): string =>
  isDisputed ? t("statement.disputed") : interest;

function openCells(row: OpenRow, t: Look["t"]): Content[] {
  const { what, date, due, daysOverdue, total, paid, open } = row;
  return [date, t(what.key, what.values), due, daysOverdue, total, paid, open, interestIn(row, t)];
}
