import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Movement, Statement } from "#model/statement/statement.ts";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { movementName } from "./movement-name.ts";

/** What moved the account, in order of date, between the balances at both ends. */
export function Movements({ statement }: { statement: Statement }) {
  const { t, language } = useTranslation();
  const { from, to, movements, opening_cents, debit_cents, credit_cents, closing_cents } = statement;
  const money = (cents: number) => showMoney(cents, language);
  return (
    <section aria-labelledby="movements">
      <h2 id="movements" className="statement-title">
        {t("statement.movements", { from: showDate(from), to: showDate(to) })}
      </h2>
      <ListTable
        label={t("statement.movements", { from: showDate(from), to: showDate(to) })}
        head={
          <>
            <Head className="w-32">{t("statement.columns.date")}</Head>
            <Head>{t("statement.columns.document")}</Head>
            <Head className="w-28">{t("statement.columns.due")}</Head>
            <Head className="end w-32">{t("statement.columns.debit")}</Head>
            <Head className="end w-32">{t("statement.columns.credit")}</Head>
            <Head className="end w-36">{t("statement.columns.balance")}</Head>
          </>
        }
      >
        <Row>
          <Cell className="numeric">{showDate(from)}</Cell>
          <Cell card="title">{t("statement.opening")}</Cell>
          <Cell card="never" />
          <Cell card="never" />
          <Cell card="never" />
          <Cell className="numeric end font-medium" name={`${t("statement.columns.balance")}: `}>
            {money(opening_cents)}
          </Cell>
        </Row>
        {movements.map((movement) => (
          <MovementRow key={keyOf(movement)} movement={movement} />
        ))}
        <tr data-total>
          <Cell className="numeric">{showDate(to)}</Cell>
          <Cell card="title">{t("statement.closing")}</Cell>
          <Cell card="never" />
          <Cell className="numeric end" name={`${t("statement.columns.debit")}: `}>
            {money(debit_cents)}
          </Cell>
          <Cell className="numeric end" name={`${t("statement.columns.credit")}: `}>
            {money(credit_cents)}
          </Cell>
          <Cell className="numeric end" name={`${t("statement.columns.balance")}: `}>
            {money(closing_cents)}
          </Cell>
        </tr>
      </ListTable>
    </section>
  );
}

/** A document may be paid more than once on a day: the balance tells them apart, and so does the kind. */
const keyOf = ({ kind, date, document, debit_cents, credit_cents, balance_cents }: Movement): string =>
  [kind, date, document.id, debit_cents, credit_cents, balance_cents].join();

function MovementRow({ movement }: { movement: Movement }) {
  const { t, language } = useTranslation();
  const { date, due_date, document, note, debit_cents, credit_cents, balance_cents } = movement;
  const amount = (cents: number) => (cents > 0 ? showMoney(cents, language) : "");
  return (
    <Row>
      <Cell className="numeric">{showDate(date)}</Cell>
      <Cell card="title">
        <Link to={`/invoices/${document.estimate_id}/${document.id}`} prefetch="intent" className="row-link">
          {movementName(movement, t)}
        </Link>
        {note && <span className="cell-below">{note}</span>}
      </Cell>
      <Cell
        className="numeric"
        card={due_date ? undefined : "never"}
        name={`${t("statement.columns.due")}: `}
      >
        {showDate(due_date ?? "")}
      </Cell>
      <Cell
        className="numeric end"
        card={debit_cents > 0 ? undefined : "never"}
        name={`${t("statement.columns.debit")}: `}
      >
        {amount(debit_cents)}
      </Cell>
      <Cell
        className="numeric end"
        card={credit_cents > 0 ? undefined : "never"}
        name={`${t("statement.columns.credit")}: `}
      >
        {amount(credit_cents)}
      </Cell>
      <Cell className="numeric end font-medium" name={`${t("statement.columns.balance")}: `}>
        {showMoney(balance_cents, language)}
      </Cell>
    </Row>
  );
}
