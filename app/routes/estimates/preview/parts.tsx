import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { DocumentLine, DocumentSum } from "#model/document/parts.ts";
import type { DocumentText } from "#model/document/vat-text.ts";
import type { FigureColumn } from "#model/money/figure.ts";
import { charactersOf, FigureWidths, Note } from "./figure.tsx";
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
  <div className="document-table" style={besides(columns)} {...scrolledByKeys}>
    <table aria-label={label}>
      <FigureWidths columns={columns} />
      {children}
    </table>
  </div>
);

/** What a phone has room for side by side, in widths of a digit. */
const roomOfPhone = 30;

/** Figures that stand side by side on a phone: up to four, or those of a row where they are more or wide. */
function besides(columns: readonly FigureColumn[]) {
  const widths = columns.map(charactersOf);
  const most = widths.length > 4 ? Math.ceil(widths.length / 2) : widths.length;
  const isRoomFor = (figures: number) => {
    const widest = Array.from({ length: figures }, (_, column) =>
      Math.max(...widths.filter((_, place) => place % figures === column)),
    );
    return widest.reduce((sum, width) => sum + width, 0) <= roomOfPhone;
  };
  const figures = [4, 3].find((many) => many <= most && isRoomFor(many)) ?? Math.min(most, 2);
  return { "--figures": figures };
}

const scrolledByKeys = { tabIndex: 0 };
