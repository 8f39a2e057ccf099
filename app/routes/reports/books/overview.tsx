import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Link } from "#ui/link.tsx";
import type { BooksPage } from "./page.tsx";

/** What a period comes to, what its bookkeeper will ask about, and whether it can still change. */
export function Overview({ page }: { page: BooksPage }) {
  const { t, language } = useTranslation();
  const { sums, unnumbered, closed, period } = page;
  const isClosed = closed !== null && closed >= period.to;
  return (
    <section className="flex flex-col gap-3">
      <div className="overflow-x-auto">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t("books_export.columns.side")}</th>
              {(["documents", "net", "vat", "total"] as const).map((name) => (
                <th key={name} scope="col" className="end">
                  {t(`books_export.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map(({ side, documents, net_cents, vat_cents, total_cents }) => (
              <tr key={side}>
                <th scope="row">{t(`books_export.sides.${side}`)}</th>
                <td className="end">{documents}</td>
                {[net_cents, vat_cents, total_cents].map((cents, place) => (
                  <td key={["net", "vat", "total"][place]} className="end">
                    {showMoney(cents, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unnumbered.length > 0 && (
        <p className="text-grey-600">
          {t("books_export.without_number", { partners: unnumbered.join(", ") })}
        </p>
      )}
      <p className="text-grey-600">
        {isClosed ? t("books_export.closed", { date: showDate(closed) }) : t("books_export.open")}{" "}
        {!isClosed && (
          <Link to="/settings/closing" className="text-accent underline">
            {t("books_export.close")}
          </Link>
        )}
      </p>
    </section>
  );
}
