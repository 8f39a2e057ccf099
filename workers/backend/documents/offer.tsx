import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { OfferDocument, OfferItem } from "#model/offer/document.ts";
import { nameCell, sumCells } from "./choice-cells.ts";
import { Cells, type Column, ColumnHead, columns, type Figures } from "./columns.tsx";
import { Commentary } from "./commentary.tsx";
import { EstimateOpening } from "./estimate-opening.tsx";
import { factText } from "./facts.tsx";
import { Frame } from "./frame.tsx";
import type { Look } from "./look.ts";
import { areShort } from "./short-notes.ts";
import { hairline, measure, mm, quiet, size } from "./style.ts";
import { SignedBy, Totals } from "./totals.tsx";

const styles = StyleSheet.create({
  item: {
    paddingVertical: 5,
    borderBottomWidth: hairline.width,
    borderBottomColor: hairline.colour,
  },
  cells: { flexDirection: "row" },
  pictures: { flexDirection: "row", marginTop: 5 },
  picture: {
    width: (measure - 4 * mm(3)) / 5,
    height: mm(23),
    marginRight: mm(3),
    objectFit: "contain",
    objectPosition: "0% 50%",
  },
  details: { fontSize: size.small, color: quiet },
  lines: { flexDirection: "row", marginTop: mm(14) },
  line: {
    width: mm(70),
    marginRight: mm(10),
    paddingTop: 3,
    borderTopWidth: hairline.width,
    borderTopColor: quiet,
    fontSize: size.small,
    color: quiet,
  },
});

interface PagesProps {
  document: OfferDocument;
  look: Look;
  /** Whether it has been accepted: a place to sign would look as if something were still missing. */
  isAccepted?: boolean;
}

/** An offer of products on paper, page by page as in its preview; the last one has the sums (specification 2.7). */
export function OfferPages({ document, look, isAccepted = false }: PagesProps) {
  const { t } = look;
  const kind = "documents.offer";
  const of = offerColumns(document, t);
  const isShort = areShort(document.commentary);
  const ending = <Ending document={document} look={look} isAccepted={isAccepted} />;
  return document.pages.map((items, index) => {
    const isLast = index === document.pages.length - 1;
    return (
      <Frame key={items[0]?.id ?? 0} look={look} kind={kind} number={document.head.number}>
        {index === 0 ? <EstimateOpening look={look} kind={kind} head={document.head} /> : null}
        <View>
          <ColumnHead of={of} />
          {items.slice(0, -1).map((item) => (
            <Item key={item.id} of={of} item={item} look={look} />
          ))}
          {/* Neither the sums nor who signs stand on a page without a product above them; long comments fill pages of their own. */}
          <View wrap={false}>
            {items.slice(-1).map((item) => (
              <Item key={item.id} of={of} item={item} look={look} />
            ))}
            {isLast ? <Totals sums={document.sums} hint={document.hint} t={t} /> : null}
            {isLast && isShort ? ending : null}
          </View>
        </View>
        {isLast && !isShort ? ending : null}
      </Frame>
    );
  });
}

function offerColumns({ vat, isDiscounted, pages, language }: OfferDocument, t: Look["t"]): Column[] {
  const items = pages.flat();
  const of = (value: (item: OfferItem) => string) => items.map(value);
  const discount: Figures[] = [[t("documents.columns.discount"), of((item) => item.discount), mm(17)]];
  return columns(
    t("documents.columns.name"),
    [
      [t("documents.columns.quantity"), of(({ quantity }) => quantity), mm(17)],
      [t("documents.columns.price"), of(({ price }) => price), mm(18)],
      [t("documents.columns.total"), of(({ total }) => total), mm(20)],
      ...(isDiscounted ? discount : []),
      [t(vat.key, vat.values), of((item) => item.vatAmount), mm(17)],
      [t("documents.columns.total_with_vat"), of(({ totalWithVat }) => totalWithVat), mm(22)],
    ],
    { language },
  );
}

interface ItemProps {
  of: readonly Column[];
  item: OfferItem;
  look: Look;
}

/** A product: its figures, and below them the pictures that were selected for it. */
function Item({ of, item, look: { pictures, t } }: ItemProps) {
  const { name, quantity, price, total, discount, vatAmount, totalWithVat, details } = item;
  const sums = [total, ...(discount ? [discount] : []), vatAmount, totalWithVat];
  const shown = item.images.flatMap((url) => pictures.get(url) ?? []);
  const cells = [nameCell(item, t), quantity, price, ...sumCells(item, sums, t)];
  return (
    <View wrap={false} style={styles.item}>
      <View tag="TR" style={styles.cells}>
        <Cells of={of} cells={cells} />
      </View>
      {details.length > 0 ? (
        <Text style={styles.details}>
          {details.map((fact) => `${t(fact.key)}: ${factText(fact, t)}`).join(" · ")}
        </Text>
      ) : null}
      {shown.length > 0 ? (
        <View tag="TR" style={styles.pictures}>
          {shown.map((picture, index) => (
            <Image key={item.images[index]} src={picture} alt={name} style={styles.picture} />
          ))}
        </View>
      ) : null}
    </View>
  );
}

/** What is said below the sums: comments, who made it, and where it is signed. */
function Ending({ document, look, isAccepted }: PagesProps) {
  const { t } = look;
  const { manager, email } = document.head;
  return (
    <>
      <Commentary html={document.commentary} title={t("documents.commentary")} />
      <View wrap={false}>
        <SignedBy label={t("documents.prepared_by")} name={[manager, email].filter(Boolean).join(", ")} />
        {isAccepted ? null : (
          <View style={styles.lines}>
            <Text style={styles.line}>{t("documents.signature")}</Text>
            <Text style={styles.line}>{t("documents.signature_date")}</Text>
          </View>
        )}
      </View>
    </>
  );
}
