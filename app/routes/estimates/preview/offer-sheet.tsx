import { useTranslation } from "#locales/use-translation.ts";
import { isLeftOut } from "#model/document/choice-text.ts";
import { type FigureColumn, figureColumn } from "#model/money/figure.ts";
import type { OfferDocument, OfferItem } from "#model/offer/document.ts";
import { Figure, labelWith } from "./figure.tsx";
import { type Brand, Head, useWords } from "./head.tsx";
import { DocumentCommentary, DocumentSums, DocumentTable, LineName } from "./parts.tsx";

interface OfferSheetProps {
  document: OfferDocument;
  /** The products that are shown: those of a page, or all. */
  items: readonly OfferItem[];
  /** Whether the sums and what follows them stand below. */
  isLast: boolean;
  brand: Brand;
}

/** An offer as a document (specification 2.7): a page of it in the preview, and the whole as the client reads it. */
export function OfferSheet({ document, items, isLast, brand }: OfferSheetProps) {
  const { t } = useTranslation();
  const columns = useColumns(document);
  return (
    <>
      <Head kind="offer" head={document.head} brand={brand} />
      <DocumentTable label={t("documents.offer")} columns={columns.map(({ of }) => of)}>
        <thead>
          <tr>
            <th scope="col">{t("documents.columns.name")}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {items.map((item) => (
          <Item key={item.id} item={item} columns={columns} />
        ))}
      </DocumentTable>
      {isLast && (
        <>
          <DocumentSums sums={document.sums} hint={document.hint} />
          <DocumentCommentary html={document.commentary} />
          <p>{[document.head.manager, document.head.email].filter(Boolean).join(", ")}</p>
          <dl className="document-signature">
            <dt>{t("documents.signature")}</dt>
            <dd />
            <dt>{t("documents.signature_date")}</dt>
            <dd />
          </dl>
        </>
      )}
    </>
  );
}

type FigureName = "quantity" | "price" | "total" | "discount" | "vatAmount" | "totalWithVat";

interface Column {
  name: FigureName;
  label: string;
  of: FigureColumn;
}

/** Of all pages: figures stand in the same columns on each. */
function useColumns({ pages, vat, isDiscounted, language }: OfferDocument): Column[] {
  const { t } = useTranslation();
  const labels: [FigureName, string][] = [
    ["quantity", t("documents.columns.quantity")],
    ["price", t("documents.columns.price")],
    ["total", t("documents.columns.total")],
    ["discount", t("documents.columns.discount")],
    ["vatAmount", t(vat.key, { ...vat.values, defaultValue: vat.key })],
    ["totalWithVat", t("documents.columns.total_with_vat")],
  ];
  return labels
    .filter(([name]) => isDiscounted || name !== "discount")
    .map(([name, label]) => {
      const items = pages.flat();
      const isNoted = name === "totalWithVat" && items.some(isLeftOut);
      const widest = labelWith(label, isNoted ? t("documents.choice.not_included") : "");
      return {
        name,
        label,
        of: figureColumn(
          widest,
          items.map((item) => item[name]),
          language,
        ),
      };
    });
}

/** Columns with what the sums below are made of. */
const sumNames: ReadonlySet<FigureName> = new Set(["total", "discount", "vatAmount", "totalWithVat"]);

/** A product; of one that is not counted the sums are muted, and the last one says so. */
function Item({ item, columns }: { item: OfferItem; columns: Column[] }) {
  const words = useWords();
  const details = item.details.map(({ key, value }) => `${words({ key })}: ${value}`);
  return (
    <tbody className="document-item">
      <tr>
        <LineName line={item} />
        {columns.map(({ name, of }) => (
          <Figure
            key={name}
            of={of}
            isQuiet={isLeftOut(item) && sumNames.has(name)}
            note={
              isLeftOut(item) && name === "totalWithVat"
                ? words({ key: "documents.choice.not_included" })
                : ""
            }
          >
            {item[name]}
          </Figure>
        ))}
      </tr>
      {(details.length > 0 || item.images.length > 0) && (
        <tr>
          <td colSpan={columns.length + 1}>
            <span className="document-details">{details.join(" · ")}</span>
            <span className="document-images">
              {item.images.map((url) => (
                <img key={url} src={url} alt={item.name} />
              ))}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}
