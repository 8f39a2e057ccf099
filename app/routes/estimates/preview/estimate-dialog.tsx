import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import {
  type DocumentSection,
  type DocumentStage,
  type EstimateDocument,
  estimateDocument,
} from "#model/estimate/document.ts";
import { type FigureColumn, figureColumn } from "#model/money/figure.ts";
import { Figure } from "./figure.tsx";
import { DocumentCommentary, DocumentSums, DocumentTable, PreviewFrame } from "./frame.tsx";
import { Head } from "./head.tsx";
import { readDocument } from "./read.ts";
import { Signatures } from "./signatures.tsx";

export const handle = { title: (t) => t("estimates.preview") } satisfies Titled;

/** An offer is previewed as one, whichever address it was asked for at (specification 2.7). */
export async function loader(call: LoaderFunctionArgs) {
  const { isOffer, ...shown } = await reading(call.context, call.request, "estimate", () =>
    readDocument(call, estimateDocument),
  );
  if (isOffer) throw redirect(`/estimate/${shown.estimateId}/offer${new URL(call.request.url).search}`);
  return shown;
}

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
  const root = useRoot();
  const signatures = document.signatures.map(({ key, name }) => ({ key, name: name || (root?.title ?? "") }));
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
      <Signatures signatures={signatures} />
    </>
  );
}

type FigureName = "quantity" | "price" | "vat" | "total";
type Columns = { name: FigureName; of: FigureColumn }[];

/** Of both halves: their figures stand in the same columns. VAT has one where it is not the same for all. */
function columnsOf(
  { sections, isMixed, language }: EstimateDocument,
  label: (column: FigureName) => string,
): Columns {
  const positions = sections.flatMap(({ stages }) => stages).flatMap((stage) => stage.positions);
  const lines = positions.flatMap((position) => position.lines);
  const vat = isMixed ? (["vat"] as const) : [];
  return (["quantity", "price", ...vat, "total"] as const).map((name) => {
    const figures = lines.map((line) => line[name]);
    return { name, of: figureColumn(label(name), figures, language) };
  });
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
      <DocumentTable label={name} columns={columns.map(({ of }) => of)}>
        <thead>
          <tr>
            <th scope="col">{t("documents.columns.name")}</th>
            {columns.map(({ name: column }) => (
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
            <th scope="row" colSpan={columns.length}>
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
        <th scope="rowgroup" colSpan={columns.length}>
          {stage.id === null ? t("documents.additional") : stage.name}
        </th>
        <td>{stage.total}</td>
      </tr>
      {stage.positions.flatMap(({ id, name, total, lines }) => [
        <tr key={`position-${id}`} data-level="position">
          <th scope="row" colSpan={columns.length}>
            {name}
          </th>
          <td>{total}</td>
        </tr>,
        ...lines.map((line) => (
          <tr key={line.id}>
            <td>{line.name}</td>
            {columns.map(({ name: column, of }) => (
              <Figure key={column} of={of}>
                {line[column]}
              </Figure>
            ))}
          </tr>
        )),
      ])}
    </tbody>
  );
}
