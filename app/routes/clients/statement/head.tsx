import { Form } from "@remix-run/react";
import { Download, Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { isOffered } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { statementPresets } from "#model/statement/period.ts";
import type { Statement } from "#model/statement/statement.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { searchOf } from "./period.ts";
import type { StatementPage } from "./read-statement.ts";

/** Which period is looked at, and what can be done with its statement. The period stands in the address. */
export function StatementHead({ page, clientId }: { page: StatementPage; clientId: number }) {
  const { t, language } = useTranslation();
  const { shown, mails, period } = page;
  const at = `/clients/${clientId}/statement`;
  const search = searchOf(period);
  return (
    <div className="statement-head">
      <PeriodChooser {...page} />
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

function PeriodChooser({ typed, errors, today }: Pick<StatementPage, "typed" | "errors" | "today">) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its first field
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <div className="dashboard-period">
      <nav aria-label={t("statement.period")} className="link-segments">
        {statementPresets(today).map(({ name, period }) => (
          <Link
            key={name}
            to={searchOf(period)}
            preventScrollReset
            prefetch="intent"
            aria-current={period.from === typed.from && period.to === typed.to ? "true" : undefined}
          >
            {t(`statement.presets.${name}`)}
          </Link>
        ))}
      </nav>
      <Form ref={form} key={searchOf(typed)} preventScrollReset className="flex items-start gap-2">
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            field={{ id: name, name, errors: errors[name], initialValue: typed[name] }}
            label={t(`statement.${name}`)}
            isLabelHidden
            className="w-36 max-sm:w-auto max-sm:grow"
          />
        ))}
        <Button>{t("statement.show")}</Button>
      </Form>
    </div>
  );
}
