import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { DocumentHead, DocumentSide } from "#model/document/head.ts";
import type { DocumentFact } from "#model/document/parts.ts";
import type { DocumentText } from "#model/document/vat-text.ts";

/** In whose name a document is: what the agency is called, and its logo. */
export interface Brand {
  title: string;
  logo: string | null;
}

/** The one of the installation as it is now. */
export function useBrand(): Brand {
  const root = useRoot();
  return { title: root?.title ?? "", logo: root?.images.logo_estimate ?? root?.images.logo_main ?? null };
}

interface HeadProps {
  kind: "estimate" | "offer";
  head: DocumentHead;
  brand: Brand;
}

/** The top of a document: the logo, what it is, whom it is between, what it is of and how long it holds. */
export function Head({ kind, head, brand: { title, logo } }: HeadProps) {
  const { t } = useTranslation();
  const words = useWords();
  const { number, agency, client, facts, valid, manager, email } = head;
  return (
    <header className="document-head">
      <div className="document-title">
        {logo ? <img src={logo} alt={title} /> : <b>{title}</b>}
        <p>
          <b>{t(`documents.${kind}`)}</b>
          <span className="numeric">{t("documents.number", { number })}</span>
        </p>
      </div>
      <dl>
        <Side
          label={t("documents.agency_company")}
          side={{ ...agency, name: agency.name || title }}
          more={[manager, email]}
        />
        <Side label={t("documents.client")} side={client} />
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{words({ key })}</dt>
            <dd>{typeof value === "string" ? value : words(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-semibold">{words(valid)}</p>
    </header>
  );
}

interface SideProps {
  label: string;
  side: DocumentSide;
  more?: string[];
}

/** A party; its numbers and who is asked there stand below it. */
function Side({ label, side, more = [] }: SideProps) {
  return (
    <div className="document-side">
      <dt>{label}</dt>
      <dd className="font-semibold">{side.name}</dd>
      <FactLines facts={side.facts} />
      {more.filter(Boolean).map((line) => (
        <dd key={line} className="break-words">
          {line}
        </dd>
      ))}
    </div>
  );
}

function FactLines({ facts }: { facts: readonly DocumentFact[] }) {
  const words = useWords();
  return facts.map(({ key, value }) => (
    <dd key={key} className="break-words">
      <span className="text-grey-600">{words({ key })}</span>{" "}
      {typeof value === "string" ? value : words(value)}
    </dd>
  ));
}

/** Texts of a document by their keys. */
export function useWords() {
  const { t } = useTranslation();
  return ({ key, values }: DocumentText) => t(key, { ...values, defaultValue: key });
}
