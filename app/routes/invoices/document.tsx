import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { DocumentFact } from "#model/document/parts.ts";
import { type InvoiceDocument, invoiceDocument } from "#model/invoice/document.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { DocumentParty } from "#model/invoice/parties.ts";
import { figureColumn } from "#model/money/figure.ts";
import { Figure } from "../estimates/preview/figure.tsx";
import { useWords } from "../estimates/preview/head.tsx";
import { DocumentSums, DocumentTable } from "../estimates/preview/parts.tsx";
import { Signatures } from "../estimates/preview/signatures.tsx";

/** A document on the screen as it is printed, from the model that its PDF is made from (model/invoice-document.ts). */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t, language } = useTranslation();
  const document = invoiceDocument(invoice, language === "en" ? "en" : "lv");
  return (
    <article aria-label={t(`documents.${document.kind}`)} className="document invoice-sheet">
      <Title document={document} logo={invoice.content.brand.logo} />
      <div className="invoice-parties">
        <Party party={document.seller} />
        <Party party={document.buyer} />
      </div>
      {document.carriage.length > 0 && <Facts facts={document.carriage} />}
      {document.description && <p className="whitespace-pre-line">{document.description}</p>}
      <Lines document={document} />
      {document.sums.length > 0 && <DocumentSums sums={document.sums} />}
      {document.comment && (
        <div>
          <p className="text-xs text-grey-600">{t("documents.comment")}</p>
          <p className="whitespace-pre-line">{document.comment}</p>
        </div>
      )}
      {document.signatures.length > 0 && <Signatures signatures={document.signatures} />}
      <Foot document={document} />
    </article>
  );
}

function Title({ document, logo }: { document: InvoiceDocument; logo: string | null | undefined }) {
  const { t } = useTranslation();
  const words = useWords();
  const root = useRoot();
  const { kind, number, mark } = document;
  return (
    <header className="document-head">
      <div className="document-title">
        {logo ? <img src={logo} alt={document.seller.name} /> : <b>{document.seller.name || root?.title}</b>}
        <p>
          <b>{t(`documents.${kind}`)}</b>
          {number && <span>{t("documents.number", { number })}</span>}
          {mark && <strong className="invoice-mark">{words(mark.word)}</strong>}
          {mark?.detail && <span>{words(mark.detail)}</span>}
        </p>
      </div>
      <Facts facts={document.facts} />
    </header>
  );
}

function Facts({ facts }: { facts: readonly DocumentFact[] }) {
  const words = useWords();
  return (
    <dl className="invoice-facts">
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{words({ key })}</dt>
          <dd>
            <Unbroken text={(typeof value === "string" ? value : words(value)) || "–"} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Party({ party }: { party: DocumentParty }) {
  const words = useWords();
  return (
    <section>
      <h3>{words({ key: party.key })}</h3>
      <p className="font-medium">{party.name || "–"}</p>
      {party.facts.map(({ key, value }) => (
        <p key={key}>
          <span className="text-grey-600">{words({ key })}</span>{" "}
          <Unbroken text={typeof value === "string" ? value : words(value)} />
        </p>
      ))}
      {party.accounts.map(({ bank, iban }) => (
        <p key={iban}>
          <span className="text-grey-600">{bank}</span> <span className="whitespace-nowrap">{iban}</span>
        </p>
      ))}
    </section>
  );
}

const postcode = /([A-Z]{2}-\d{4,5})/;

/** A text whose postcodes stay on one line. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(postcode).map((part) =>
    postcode.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

const priced = ["quantity", "price", "vat", "total"] as const;
const unpriced = ["quantity"] as const;

function Lines({ document }: { document: InvoiceDocument }) {
  const { t } = useTranslation();
  const names = {
    quantity: t("documents.columns.quantity"),
    price: t("documents.columns.net_price"),
    vat: t("documents.columns.vat"),
    total: t("documents.columns.net_total"),
  };
  const { isPriced, lines, language } = document;
  const columns = (isPriced ? priced : unpriced).map((name) => ({
    name,
    of: figureColumn(
      names[name],
      lines.map((line) => line[name]),
      language,
    ),
  }));
  return (
    <DocumentTable label={t("invoice.lines")} columns={columns.map(({ of }) => of)}>
      <thead>
        <tr>
          <th scope="col">{t("documents.columns.name")}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {names[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <span className="text-grey-600">{line.number}</span> {line.name}
            </td>
            {columns.map(({ name, of }) => (
              <Figure key={name} of={of}>
                {line[name]}
              </Figure>
            ))}
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  );
}

function Foot({ document }: { document: InvoiceDocument }) {
  const { t } = useTranslation();
  const { preparedBy, footer, signatures } = document;
  return (
    <footer className="flex flex-col gap-1 border-t border-grey-200 pt-3 text-xs text-grey-600">
      {preparedBy && (
        <p>
          {t("documents.prepared_by")} {preparedBy}
        </p>
      )}
      {signatures.length === 0 && <p>{t("documents.electronic")}</p>}
      {footer && <p className="whitespace-pre-line">{footer}</p>}
    </footer>
  );
}
