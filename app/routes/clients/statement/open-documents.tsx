import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Statement } from "#model/statement/statement.ts";
import { Figure, Figures } from "#ui/figures.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { movementName } from "./movement-name.ts";
import { Sums } from "./sums.tsx";

/** Not on a small desk, where names of documents would have no room; a phone's card has it. */
const narrow = "sm:max-xl:hidden";

/** What is to be paid at the end of the period, how long it is overdue, and what it comes to. */
export function OpenDocuments({ statement }: { statement: Statement }) {
  const { t } = useTranslation();
  const { to, open, interest } = statement;
  const title = t("statement.open_documents", { date: showDate(to) });
  return (
    <section aria-labelledby="open-documents">
      <h2 id="open-documents" className="statement-title">
        {title}
      </h2>
      {open.length > 0 ? (
        <>
          <ListTable
            label={title}
            head={
              <>
                <Head className="w-32">{t("statement.columns.date")}</Head>
                <Head>{t("statement.columns.document")}</Head>
                <Head className="w-28">{t("statement.columns.due")}</Head>
                <Head className="end w-32">{t("statement.columns.overdue")}</Head>
                <Head className={`end w-32 ${interest ? narrow : ""}`}>{t("statement.columns.total")}</Head>
                <Head className={`end w-32 ${narrow}`}>{t("statement.columns.paid")}</Head>
                <Head className="end w-36">{t("statement.columns.open")}</Head>
                {interest && <Head className="end w-28">{t("statement.columns.interest")}</Head>}
              </>
            }
          >
            {open.map((document) => (
              <OpenRow key={document.document.id} open={document} hasInterest={interest !== null} />
            ))}
          </ListTable>
          <Aging statement={statement} />
        </>
      ) : (
        <p className="px-4 py-3 text-grey-600 sm:px-6">{t("statement.none_open", { date: showDate(to) })}</p>
      )}
      <Sums statement={statement} />
    </section>
  );
}

interface OpenRowProps {
  open: Statement["open"][number];
  hasInterest: boolean;
}

function OpenRow({ open, hasInterest }: OpenRowProps) {
  const { t, language } = useTranslation();
  const { document, date, due_date, days_overdue, total_cents, paid_cents, open_cents } = open;
  const { interest_cents, is_disputed } = open;
  const interest = interest_cents > 0 ? showMoney(interest_cents, language) : "";
  const said = is_disputed ? t("statement.disputed") : interest;
  return (
    <Row>
      <Cell className="numeric">{showDate(date)}</Cell>
      <Cell card="title">
        <Link to={`/invoices/${document.estimate_id}/${document.id}`} prefetch="intent" className="row-link">
          {movementName({ kind: open.kind, document, other: null }, t)}
        </Link>
      </Cell>
      <Cell
        className="numeric"
        card={due_date ? undefined : "never"}
        name={`${t("statement.columns.due")}: `}
      >
        {showDate(due_date ?? "")}
      </Cell>
      <Cell
        className={`numeric end ${days_overdue > 0 ? "text-danger" : ""}`}
        card={days_overdue > 0 ? undefined : "never"}
        name={`${t("statement.columns.overdue")}: `}
      >
        {days_overdue > 0 ? days_overdue : ""}
      </Cell>
      <Cell className={`numeric end ${hasInterest ? narrow : ""}`} name={`${t("statement.columns.total")}: `}>
        {showMoney(total_cents, language)}
      </Cell>
      <Cell className={`numeric end ${narrow}`} name={`${t("statement.columns.paid")}: `}>
        {showMoney(paid_cents, language)}
      </Cell>
      <Cell className="numeric end font-medium" name={`${t("statement.columns.open")}: `}>
        {showMoney(open_cents, language)}
      </Cell>
      {hasInterest && (
        <Cell
          className="numeric end"
          card={said ? undefined : "never"}
          name={`${t("statement.columns.interest")}: `}
        >
          {said}
        </Cell>
      )}
    </Row>
  );
}

function Aging({ statement: { aging } }: { statement: Statement }) {
  const { t, language } = useTranslation();
  return (
    <Figures label={t("statement.ages")}>
      {aging.map(({ name, open_cents }) => (
        <Figure
          key={name}
          name={t(`statement.aging.${name}`)}
          value={showMoney(open_cents, language)}
          isAlarming={name !== "not_due" && open_cents > 0}
        />
      ))}
    </Figures>
  );
}
