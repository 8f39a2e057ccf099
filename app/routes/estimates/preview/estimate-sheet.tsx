import { useTranslation } from "#locales/use-translation.ts";
import { isLeftOut } from "#model/document/choice-text.ts";
import type { DocumentLine } from "#model/document/parts.ts";
import type { DocumentSection, DocumentStage, EstimateDocument } from "#model/estimate/document.ts";
import { type FigureColumn, figureColumn } from "#model/money/figure.ts";
import { Figure, labelWith } from "./figure.tsx";
import { type Brand, Head } from "./head.tsx";
import { DocumentCommentary, DocumentSums, DocumentTable, LineName } from "./parts.tsx";
import { Signatures } from "./signatures.tsx";

/** An estimate as a document (specification 2.5): in its preview, and as the client reads it. */
export function EstimateSheet({ document, brand }: { document: EstimateDocument; brand: Brand }) {
  const { t } = useTranslation();
  const signatures = document.signatures.map(({ key, name }) => ({ key, name: name || brand.title }));
  const columns = columnsOf(document, (column, isNoted) =>
    labelWith(t(`documents.columns.${column}`), isNoted ? t("documents.choice.not_included") : ""),
  );
  return (
    <>
      <Head kind="estimate" head={document.head} brand={brand} />
      {document.sections.map((section) => (
        <Section key={section.section} section={section} columns={columns} />
      ))}
      <DocumentSums sums={document.sums} hint={document.hint} />
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
  label: (column: FigureName, isNoted: boolean) => string,
): Columns {
  const positions = sections.flatMap(({ stages }) => stages).flatMap((stage) => stage.positions);
  const lines = positions.flatMap((position) => position.lines);
  const vat = isMixed ? (["vat"] as const) : [];
  return (["quantity", "price", ...vat, "total"] as const).map((name) => {
    const figures = lines.map((line) => line[name]);
    const isNoted = name === "total" && lines.some(isLeftOut);
    return { name, of: figureColumn(label(name, isNoted), figures, language) };
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
        ...lines.map((line) => <Line key={line.id} line={line} columns={columns} />),
      ])}
    </tbody>
  );
}

/** A line; of one that is not counted the total is muted, and says so. */
function Line({ line, columns }: { line: DocumentLine; columns: Columns }) {
  const { t } = useTranslation();
  return (
    <tr>
      <LineName line={line} />
      {columns.map(({ name, of }) => {
        const isQuiet = isLeftOut(line) && name === "total";
        return (
          <Figure
            key={name}
            of={of}
            isQuiet={isQuiet}
            note={isQuiet ? t("documents.choice.not_included") : ""}
          >
            {line[name]}
          </Figure>
        );
      })}
    </tr>
  );
}
