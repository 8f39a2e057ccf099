import { StyleSheet, View } from "@react-pdf/renderer";
import type { InvoiceDocument, InvoiceDocumentLine } from "#model/invoice/document.ts";
import { type Column, ColumnHead, columns, type Figures, Row } from "./columns.tsx";
import { Frame } from "./frame.tsx";
import { InvoiceEnding } from "./invoice-ending.tsx";
import { InvoiceOpening } from "./invoice-opening.tsx";
import { InvoicePayment } from "./invoice-payment.tsx";
import { Lines } from "./lines.tsx";
import type { Look } from "./look.ts";
import { areShort } from "./short-notes.ts";
import { mm } from "./style.ts";
import { Totals } from "./totals.tsx";

const styles = StyleSheet.create({
  description: { marginBottom: mm(5) },
  sums: { flexDirection: "row", justifyContent: "space-between" },
});

/** An invoice, a waybill or a credit note on paper (domain §4). */
export function InvoicePages({ document, look }: { document: InvoiceDocument; look: Look }) {
  const { kind, number, mark, description, lines } = document;
  const of = columnsOf(document, look.t);
  const last = lines.at(-1);
  const isShort = areShort(document.comment) && areShort(document.footer);
  return (
    <Frame
      look={look}
      kind={`documents.${kind}`}
      number={number}
      mark={mark ? look.t(mark.word.key, mark.word.values) : undefined}
    >
      <InvoiceOpening document={document} look={look} />
      {description ? <Lines text={description} style={styles.description} /> : null}
      <View>
        <ColumnHead of={of} />
        {lines.slice(0, -1).map((line) => (
          <Row key={line.id} of={of} cells={cellsOf(line, document)} />
        ))}
        {/* Neither the sums nor signatures stand on a page without a line above them; long notes fill pages of their own. */}
        <View wrap={false}>
          {last ? <Row of={of} cells={cellsOf(last, document)} /> : null}
          <Sums document={document} look={look} />
          {isShort ? <InvoiceEnding document={document} t={look.t} /> : null}
        </View>
      </View>
      {isShort ? null : <InvoiceEnding document={document} t={look.t} />}
    </Frame>
  );
}

function columnsOf({ isPriced, lines, language }: InvoiceDocument, t: Look["t"]): Column[] {
  const of = (value: (line: InvoiceDocumentLine) => string) => lines.map(value);
  const amounts: Figures[] = [
    [t("documents.columns.net_price"), of(({ price }) => price), mm(22)],
    [t("documents.columns.vat"), of(({ vat }) => vat), mm(12)],
    [t("documents.columns.net_total"), of(({ total }) => total), mm(26)],
  ];
  const quantity: Figures = [t("documents.columns.quantity"), of((line) => line.quantity), mm(20)];
  return columns(t("documents.columns.name"), [quantity, ...(isPriced ? amounts : [])], {
    language,
    marks: [[t("documents.columns.no"), mm(9)]],
  });
}

const cellsOf = (
  { number, name, quantity, price, vat, total }: InvoiceDocumentLine,
  { isPriced }: InvoiceDocument,
): string[] => [number, name, quantity, ...(isPriced ? [price, vat, total] : [])];

/** What it comes to, and beside it how it is paid. */
function Sums({ document: { sums, payment }, look }: { document: InvoiceDocument; look: Look }) {
  if (sums.length === 0) return null;
  return (
    <View style={styles.sums}>
      {payment ? <InvoicePayment payment={payment} t={look.t} /> : <View />}
      <Totals sums={sums} t={look.t} />
    </View>
  );
}
