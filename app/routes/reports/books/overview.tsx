import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { screens } from "#model/list/screens.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import type { BooksPage } from "./read.ts";

/** What a period comes to, what its bookkeeper will ask about, and whether it can still change. */
export function Overview({ page }: { page: BooksPage }) {
  const { t, language } = useTranslation();
  const { sums, unnumbered, closed, period } = page;
  const isClosed = closed !== null && closed >= period.to;
  return (
    <section className="flex flex-col gap-3">
      <ListTable
        label={t("books_export.title")}
        head={
          <>
            <Head>{t("books_export.columns.side")}</Head>
            <Head className="end w-28">{t("books_export.documents")}</Head>
            <Head className="end w-40">{t("books_export.net")}</Head>
            <Head className="end w-36">{t("books_export.vat")}</Head>
            <Head className="end w-40">{t("books_export.total")}</Head>
          </>
        }
      >
        {sums.map(({ side, documents, net_cents, vat_cents, total_cents }) => (
          <Row key={side}>
            <Cell card="title">{t(`books_export.sides.${side}`)}</Cell>
            <Cell className="end" name={t("books_export.documents")}>
              {documents}
            </Cell>
            <Cell className="end" name={t("books_export.net")}>
              {showMoney(net_cents, language)}
            </Cell>
            <Cell className="end" name={t("books_export.vat")}>
              {showMoney(vat_cents, language)}
            </Cell>
            <Cell className="end" name={t("books_export.total")}>
              {showMoney(total_cents, language)}
            </Cell>
          </Row>
        ))}
      </ListTable>
      {unnumbered.length > 0 && (
        <p className="text-grey-600">
          {t("books_export.without_number", { partners: unnumbered.join(", ") })}
        </p>
      )}
      <p className="text-grey-600">
        {isClosed ? t("books_export.closed", { date: showDate(closed) }) : t("books_export.open")}{" "}
        {!isClosed && (
          <Link to={screens.closingSettings.path} className="text-primary-ink underline underline-offset-4">
            {t("books_export.close")}
          </Link>
        )}
      </p>
    </section>
  );
}
