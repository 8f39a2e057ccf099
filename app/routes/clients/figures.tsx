import { useTranslation } from "#locales/use-translation.ts";
import type { ClientOverview } from "#model/client/overview.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Figure, Figures } from "#ui/figures.tsx";

interface ClientFiguresProps {
  clientId: number;
  figures: ClientOverview["figures"];
}

/** What a client is worth, owes, and how soon it pays. */
export function ClientFigures({ clientId, figures }: ClientFiguresProps) {
  const { t, language } = useTranslation();
  const { year, turnover_cents, previous_turnover_cents, open_cents, overdue_cents } = figures;
  const money = (cents: number) => showMoney(cents, language);
  return (
    <Figures label={t("hub.figures")}>
      <Figure name={t("hub.turnover", { year })} value={money(turnover_cents)}>
        {t("hub.without_vat")}
      </Figure>
      <Figure name={t("hub.turnover", { year: year - 1 })} value={money(previous_turnover_cents)}>
        {t("hub.without_vat")}
      </Figure>
      <Figure name={t("hub.open")} value={money(open_cents)} to={`/clients/${clientId}/invoices`}>
        {t("hub.with_vat")}
      </Figure>
      <Figure
        name={t("hub.overdue")}
        value={money(overdue_cents)}
        to={`/invoices?client=${clientId}&status=6&sorting=dueDate`}
        isAlarming={overdue_cents > 0}
      >
        {t("hub.documents", { count: figures.overdue_documents })}
      </Figure>
      <Figure
        name={t("hub.days_to_payment")}
        value={figures.days_to_payment === null ? "–" : t("hub.days", { count: figures.days_to_payment })}
      >
        {t("hub.days_hint", { year: year - 1 })}
      </Figure>
    </Figures>
  );
}
