import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { DocumentLine, DocumentSum } from "#model/document/parts.ts";
import type { DocumentText } from "#model/document/vat-text.ts";
import type { FigureColumn } from "#model/money/figure.ts";
import { FigureWidths, Note } from "./figure.tsx";
import { useWords } from "./head.tsx";

interface SumsProps {
  sums: readonly DocumentSum[];
  /** What the sums include, where that has to be said. */
  hint?: DocumentText | undefined;
}

/** The block with the sums. */
export function DocumentSums({ sums, hint }: SumsProps) {
  const words = useWords();
  if (!hint) return <Sums sums={sums} />;
  return (
    <div>
      <Sums sums={sums} />
      <p className="document-hint">{words(hint)}</p>
    </div>
  );
}

function Sums({ sums }: Pick<SumsProps, "sums">) {
  const { t } = useTranslation();
  return (
    <dl className="document-sums">
      {sums.map(({ key, values, base, amount, isTotal }) => (
        <div key={[key, ...Object.values(values ?? {})].join()} data-total={isTotal || undefined}>
          <dt>
            {t(key, { ...values, defaultValue: key })}
            {base ? ` ${t(base.key, { ...base.values, defaultValue: base.key })}` : null}
          </dt>
          <dd className="numeric">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The cell with what a line is, and what the client can decide about it. */
export function LineName({ line: { name, choice } }: { line: DocumentLine }) {
  const words = useWords();
  return (
    <td>
      {name}
      {choice && <Note>{words(choice)}</Note>}
    </td>
  );
}

/** What is said beside the figures, sanitised by the model of the document. */
export function DocumentCommentary({ html }: { html: string }) {
  const { t } = useTranslation();
  if (!html) return null;
  return (
    <section>
      <h3>{t("documents.commentary")}</h3>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the model of the document */}
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

interface TableProps {
  label: string;
  columns: readonly FigureColumn[];
  children: ReactNode;
}

/** A table of a document. One that is wider than its place is scrolled sideways, also by keys. */
export const DocumentTable = ({ label, columns, children }: TableProps) => (
  <div className="document-table" style={besides(columns.length)} {...scrolledByKeys}>
    <table aria-label={label}>
      <FigureWidths columns={columns} />
      {children}
    </table>
  </div>
);

/** Figures that stand side by side on a phone: four, or as many in each of two rows. */
const besides = (figures: number) => ({ "--figures": figures > 4 ? Math.ceil(figures / 2) : figures });

const scrolledByKeys = { tabIndex: 0 };
