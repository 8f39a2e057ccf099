import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showMoney, showPercent } from "#model/money/show-money.ts";
import type { Statement } from "#model/statement/statement.ts";

/** What is open, what is the client's, and what it comes to; interest for delay beside it. */
export function Sums({ statement }: { statement: Statement }) {
  const { t, language } = useTranslation();
  const { to, open_cents, overdue_cents, owed_cents, closing_cents, interest } = statement;
  return (
    <div className="statement-sums">
      <dl>
        {open_cents > 0 && <Sum name={t("statement.open")} cents={open_cents} />}
        {overdue_cents > 0 && <Sum name={t("statement.overdue")} cents={overdue_cents} />}
        {owed_cents > 0 && <Sum name={t("statement.owed")} cents={-owed_cents} />}
        <Sum
          isTotal
          name={t(closing_cents < 0 ? "statement.in_favour" : "statement.to_pay")}
          cents={Math.abs(closing_cents)}
        />
        {interest && interest.cents > 0 && (
          <>
            <Sum name={t("statement.interest", { date: showDate(to) })} cents={interest.cents} />
            {closing_cents >= 0 && (
              <Sum isTotal name={t("statement.with_interest")} cents={closing_cents + interest.cents} />
            )}
          </>
        )}
      </dl>
      {interest && interest.cents > 0 && (
        <p>
          {t(`statement.interest_rules.${interest.kind}`, {
            rate: interest.rate && showPercent(interest.rate, language),
          })}
        </p>
      )}
    </div>
  );
}

interface SumProps {
  name: string;
  cents: number;
  isTotal?: boolean;
}

function Sum({ name, cents, isTotal }: SumProps) {
  const { language } = useTranslation();
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{showMoney(cents, language)}</dd>
    </div>
  );
}
