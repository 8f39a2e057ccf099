import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reading } from "~/guard";
import {
  type DocumentSection,
  type DocumentStage,
  type EstimateDocument,
  estimateDocument,
} from "~/model/estimate-document";
import { type FigureColumn, figureColumn } from "~/model/figure";
import type { Titled } from "~/title";
import { Figure } from "./figure";
import { DocumentCommentary, DocumentSums, DocumentTable, PreviewFrame } from "./frame";
import { Head } from "./head";
import { readDocument } from "./read";

export const handle = { title: (t) => t("estimates.preview") } satisfies Titled;

export const loader = (call: LoaderFunctionArgs) =>
  reading(call.context, call.request, "estimate", () => readDocument(call, estimateDocument));

/** The estimate as the client gets it (specification 2.5). */
export default function EstimatePreview() {
  const { t } = useTranslation();
  const { document, ...shown } = useLoaderData<typeof loader>();
  return (
    <PreviewFrame {...shown} title={t("estimates.preview")} pdf={`/api/estimates/pdf/${shown.estimateId}/`}>
      <Sheet document={document} />
    </PreviewFrame>
  );
}

function Sheet({ document }: { document: EstimateDocument }) {
  const { t } = useTranslation();
  const columns = columnsOf(document, (column) => t(`documents.columns.${column}`));
  return (
    <>
      <Head kind="estimate" head={document.head} />
      {document.sections.map((section) => (
        <Section key={section.section} section={section} columns={columns} />
      ))}
      <DocumentSums sums={document.sums} />
      <DocumentCommentary html={document.commentary} />
      <p>
        <span className="text-grey-600">{t("documents.prepared_by")}</span> {document.preparedBy}
      </p>
    </>
  );
}

type FigureName = "quantity" | "price" | "total";
type Columns = Record<FigureName, FigureColumn>;

/** Of both halves: their figures stand in the same columns. */
function columnsOf({ sections, language }: EstimateDocument, label: (column: FigureName) => string): Columns {
  const positions = sections.flatMap(({ stages }) => stages).flatMap((stage) => stage.positions);
  const lines = positions.flatMap((position) => position.lines);
  const of = (column: FigureName) =>
    figureColumn(
      label(column),
      lines.map((line) => line[column]),
      language,
    );
  return { quantity: of("quantity"), price: of("price"), total: of("total") };
}

interface SectionProps {
  section: DocumentSection;
  columns: Columns;
}

function Section({ section: { section, stages, total }, columns }: SectionProps) {
  const { t } = useTranslation();
  const name = t(`documents.sections.${section}`);
  return (
    <section>
      <h3>{name}</h3>
      <DocumentTable label={name} columns={Object.values(columns)}>
        <thead>
          <tr>
            {(["name", "quantity", "price", "total"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`documents.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {stages.map((stage) => (
          <Stage key={stage.id ?? "additional"} stage={stage} columns={columns} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t(`documents.section_totals.${section}`)}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </DocumentTable>
    </section>
  );
}

function Stage({ stage, columns }: { stage: DocumentStage; columns: Columns }) {
  const { t } = useTranslation();
  return (
    <tbody>
      <tr data-level="stage">
        <th scope="rowgroup" colSpan={3}>
          {stage.id === null ? t("documents.additional") : stage.name}
        </th>
        <td>{stage.total}</td>
      </tr>
      {stage.positions.flatMap(({ id, name, total, lines }) => [
        <tr key={`position-${id}`} data-level="position">
          <th scope="row" colSpan={3}>
            {name}
          </th>
          <td>{total}</td>
        </tr>,
        ...lines.map((line) => (
          <tr key={line.id}>
            <td>{line.name}</td>
            <Figure of={columns.quantity}>{line.quantity}</Figure>
            <Figure of={columns.price}>{line.price}</Figure>
            <Figure of={columns.total}>{line.total}</Figure>
          </tr>
        )),
      ])}
    </tbody>
  );
}
