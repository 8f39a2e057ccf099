import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { OrderDocument } from "#model/purchase-order/document.ts";
import { type Column, ColumnHead, columns, Row } from "./columns.tsx";
import { FactLines, Facts } from "./facts.tsx";
import { Frame } from "./frame.tsx";
import { Lines } from "./lines.tsx";
import type { Look } from "./look.ts";
import { Opening, Parties, Party } from "./opening.tsx";
import { mm, quiet, size } from "./style.ts";
import { Totals } from "./totals.tsx";

const styles = StyleSheet.create({
  note: { marginBottom: mm(5) },
  reference: { marginTop: mm(8) },
  electronic: { marginTop: mm(4), color: quiet },
  footer: { marginTop: mm(5), fontSize: size.small, color: quiet },
});

const kind = "purchase_orders.document.title";

/** An order to a supplier on paper: who orders what of whom, until when, and for how much. */
export function OrderPages({ document, look }: { document: OrderDocument; look: Look }) {
  const { number, mark, buyer, supplier, facts, note, lines, reference, footer } = document;
  const { t } = look;
  const of = columnsOf(document, t);
  const last = lines.at(-1);
  return (
    <Frame look={look} kind={kind} number={number} mark={mark ? t(mark) : undefined}>
      <Opening look={look} kind={kind} number={number}>
        <Parties>
          <Party label={t(buyer.key)} name={buyer.name || look.company}>
            <FactLines facts={buyer.facts} t={t} />
          </Party>
          {supplier ? (
            <Party label={t(supplier.key)} name={supplier.name}>
              <FactLines facts={supplier.facts} t={t} />
            </Party>
          ) : null}
        </Parties>
        <Facts facts={facts} t={t} />
      </Opening>
      {note ? <Lines text={note} style={styles.note} /> : null}
      <View>
        <ColumnHead of={of} />
        {lines.slice(0, -1).map((line) => (
          <Row key={line.id} of={of} cells={cellsOf(line)} />
        ))}
        {/* The sum stands on no page without a line above it. */}
        <View wrap={false}>
          {last ? <Row of={of} cells={cellsOf(last)} /> : null}
          <Totals sums={document.sums} t={t} />
          {reference ? <Text style={styles.reference}>{t(reference.key, reference.values)}</Text> : null}
          <Text style={styles.electronic}>{t("documents.electronic")}</Text>
        </View>
      </View>
      {footer ? <Lines text={footer} style={styles.footer} /> : null}
    </Frame>
  );
}

function columnsOf({ lines, language }: OrderDocument, t: Look["t"]): Column[] {
  return columns(
    t("documents.columns.name"),
    [
      [t("documents.columns.quantity"), lines.map(({ quantity }) => quantity), mm(20)],
      [t("documents.columns.net_price"), lines.map(({ price }) => price), mm(22)],
      [t("documents.columns.net_total"), lines.map(({ total }) => total), mm(26)],
    ],
    { language, marks: [[t("documents.columns.no"), mm(9)]] },
  );
}

const cellsOf = ({ number, name, quantity, price, total }: OrderDocument["lines"][number]): string[] => [
  number,
  name,
  quantity,
  price,
  total,
];
