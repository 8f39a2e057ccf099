import { useTranslation } from "react-i18next";
import type { DocumentHead } from "~/model/document-parts";
import { useRoot } from "~/use-root";

interface HeadProps {
  kind: "estimate" | "offer";
  head: DocumentHead;
}

/** The top of a document: the logo, what it is, and whom and what it is for. */
export function Head({ kind, head }: HeadProps) {
  const { t } = useTranslation();
  const root = useRoot();
  const logo = root?.images.logo_estimate ?? root?.images.logo_main;
  return (
    <header className="document-head">
      <div className="document-title">
        {logo ? <img src={logo} alt={root?.title ?? ""} /> : <b>{root?.title}</b>}
        <p>
          <b>{t(`documents.${kind}`)}</b>
          <span className="numeric">{t("documents.number", { number: head.number })}</span>
        </p>
      </div>
      <dl>
        <Fact
          name={t("documents.agency_company")}
          value={root?.title ?? ""}
          more={[head.manager, head.email]}
        />
        <Fact
          name={t("documents.client")}
          value={head.client}
          more={[head.contact && t("documents.contact", { name: head.contact })]}
        />
        <Fact name={t("documents.project")} value={head.project} />
        <Fact name={t("documents.date")} value={head.date} />
      </dl>
    </header>
  );
}

/** A party or another fact; what belongs to it stands below it. */
const Fact = ({ name, value, more }: { name: string; value: string; more?: string[] }) => (
  <div>
    <dt>{name}</dt>
    <dd className={more && "font-semibold"}>{value}</dd>
    {more?.filter(Boolean).map((line) => (
      <dd key={line} className="break-words">
        {line}
      </dd>
    ))}
  </div>
);
