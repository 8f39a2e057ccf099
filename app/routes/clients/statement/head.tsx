import { Download, Send } from "lucide-react";
import { searchOf } from "#app/lists/read-period.ts";
import { isOffered } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { statementPresets } from "#model/statement/period.ts";
import type { Statement } from "#model/statement/statement.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PeriodChooser } from "#ui/period-chooser.tsx";
import type { StatementPage } from "./read-statement.ts";

/** Which period is looked at, and what can be done with its statement. The period stands in the address. */
export function StatementHead({ page, clientId }: { page: StatementPage; clientId: number }) {
  const { t, language } = useTranslation();
  const { shown, mails, period } = page;
  const at = `/clients/${clientId}/statement`;
  const search = searchOf(period);
  return (
    <div className="statement-head">
      <StatementPeriod {...page} />
      {shown.data && hasAnything(shown.data) && (
        <div className="flex gap-2">
          <ButtonLink
            to={`/api/customers/${clientId}/statement/pdf${search}&lang=${language}`}
            reloadDocument
            download
            icon={<Icon of={Download} />}
          >
            {t("statement.pdf")}
          </ButtonLink>
          {isOffered(mails) && (
            <ButtonLink to={`${at}/send${search}`} preventScrollReset tone="main" icon={<Icon of={Send} />}>
              {t("statement.send")}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether a statement says more than that there is nothing. */
export const hasAnything = ({ movements, opening_cents, open, owed_cents }: Statement): boolean =>
  movements.length > 0 || opening_cents !== 0 || open.length > 0 || owed_cents > 0;

function StatementPeriod({ typed, errors, today }: Pick<StatementPage, "typed" | "errors" | "today">) {
  const { t } = useTranslation();
  const words = {
    period: t("statement.period"),
    from: t("statement.from"),
    to: t("statement.to"),
    show: t("statement.show"),
  };
  const presets = statementPresets(today).map(({ name, period }) => ({
    name: t(`statement.presets.${name}`),
    period,
  }));
  return (
    <PeriodChooser key={searchOf(typed)} typed={typed} errors={errors} presets={presets} words={words} />
  );
}
