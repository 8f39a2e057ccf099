import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type FigureColumn, figureColumn } from "#model/money/figure.ts";
import { type OfferDocument, type OfferItem, offerDocument } from "#model/offer/document.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Figure } from "./figure.tsx";
import { DocumentCommentary, DocumentSums, DocumentTable, PreviewFrame } from "./frame.tsx";
import { Head, useWords } from "./head.tsx";
import { readDocument } from "./read.ts";

export const handle = { title: (t) => t("estimates.offer") } satisfies Titled;

export const loader = (call: LoaderFunctionArgs) =>
  reading(call.context, call.request, "estimate", () => readDocument(call, offerDocument));

/** The offer as the client gets it, page by page (specification 2.7, 4.10). */
export default function OfferPreview() {
  const { t } = useTranslation();
  const { document, ...shown } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const pages = document.pages.length;
  const page = Math.min(Math.max(1, Number(params.get("page")) || 1), pages);
  return (
    <PreviewFrame
      {...shown}
      title={t("estimates.offer")}
      pdf={`/api/estimates/offer-pdf/${shown.estimateId}/`}
      footer={<Paging page={page} pages={pages} language={shown.language} />}
    >
      <Page document={document} page={page} />
    </PreviewFrame>
  );
}

function Paging({ page, pages, language }: { page: number; pages: number; language: string }) {
  const { t } = useTranslation();
  const to = (next: number) => `?lang=${language}&page=${Math.min(Math.max(1, next), pages)}`;
  const step =
    "inline-flex size-8 items-center justify-center rounded-control hover:bg-grey-100 aria-disabled:opacity-40";
  return (
    <nav aria-label={t("estimates.pages")} className="flex items-center gap-1">
      <Link
        to={to(page - 1)}
        replace
        preventScrollReset
        aria-label={t("estimates.page_before")}
        aria-disabled={page === 1 || undefined}
        className={step}
      >
        <Icon of={ChevronLeft} />
      </Link>
      <span className="numeric">{t("estimates.page_of", { page, pages })}</span>
      <Link
        to={to(page + 1)}
        replace
        preventScrollReset
        aria-label={t("estimates.page_after")}
        aria-disabled={page === pages || undefined}
        className={step}
      >
        <Icon of={ChevronRight} />
      </Link>
    </nav>
  );
}

function Page({ document, page }: { document: OfferDocument; page: number }) {
  const { t } = useTranslation();
  const items = document.pages[page - 1] ?? [];
  const columns = useColumns(document);
  const isLast = page === document.pages.length;
  return (
    <>
      <Head kind="offer" head={document.head} />
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
          <DocumentSums sums={document.sums} />
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
      const figures = pages.flat().map((item) => item[name]);
      return { name, label, of: figureColumn(label, figures, language) };
    });
}

function Item({ item, columns }: { item: OfferItem; columns: Column[] }) {
  const words = useWords();
  const details = item.details.map(({ key, value }) => `${words({ key })}: ${value}`);
  return (
    <tbody className="document-item">
      <tr>
        <td>{item.name}</td>
        {columns.map(({ name, of }) => (
          <Figure key={name} of={of}>
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
