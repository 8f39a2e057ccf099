import type { ReactNode } from "react";
import type { Translate } from "#locales/texts.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { clockOf, showDate, today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";
import { Fact } from "#ui/fact.tsx";
import { Link } from "#ui/link.tsx";
import { estimateName } from "./estimates.ts";
import { rhythmOf } from "./rhythm.ts";

/** The hour at which plans come. */
const morning = 6;

/** What a plan repeats, when, and for which client. */
export function PlanFacts({ plan }: { plan: RecurringInvoice }) {
  const { t, language } = useTranslation();
  const { estimate, project, customer, starts_on, ends_on, next_on, state, does, author } = plan;
  return (
    <aside aria-label={t("recurring.facts")} className="card self-start">
      <dl className="grid gap-3 sm:max-xl:grid-cols-3">
        <Fact name={t("recurring.next_on")}>{state === "active" && next_on ? nextOf(next_on, t) : "–"}</Fact>
        <Fact name={t("recurring.every")}>{rhythmOf(plan, t)}</Fact>
        <Fact name={t("recurring.does")}>{t(`recurring.acts.${does}`)}</Fact>
        <Fact name={t("recurring.net")}>{showMoney(estimate.net_cents, language)}</Fact>
        <Fact name={t("recurring.estimate")}>
          <FactLink to={`/estimate/${estimate.id}`}>{estimateName(estimate)}</FactLink>
        </Fact>
        <Fact name={t("recurring.client")}>
          <FactLink to={`/clients/${customer.id}`}>{customer.name}</FactLink>
        </Fact>
        <Fact name={t("recurring.project")}>
          <FactLink to={`/projects/${project.id}`}>{project.name}</FactLink>
        </Fact>
        <Fact name={t("recurring.starts_on")}>{showDate(starts_on)}</Fact>
        <Fact name={t("recurring.ends_on")}>{ends_on ? showDate(ends_on) : t("recurring.no_end")}</Fact>
        <Fact name={t("recurring.author")}>{author.name}</Fact>
      </dl>
      <p className="text-xs text-grey-600">{t("recurring.explained")}</p>
    </aside>
  );
}

/** When a plan makes the next one: what its morning has passed for comes the next morning. */
function nextOf(date: string, t: Translate): string {
  const isOver = clockOf() >= morning;
  const tomorrow = addDays(today(), 1);
  if (date > today() || (date === today() && !isOver)) return showDate(date);
  return isOver ? t("recurring.made_tomorrow", { date: showDate(tomorrow) }) : showDate(today());
}

function FactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} prefetch="intent" className="text-primary-ink underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
