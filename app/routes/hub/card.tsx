import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import { Link } from "#ui/link.tsx";
import { EstimateState } from "../estimates/state-badge.tsx";

interface HubCardProps {
  title: string;
  /** How many there are; a few of them are shown. */
  total: number;
  /** Where all of them are. */
  all: { to: string; name: string };
  /** Where one is begun. */
  add?: { to: string; name: string };
  /** What is said where there are none. */
  none: string;
  children: ReactNode;
}

/** A few rows of what is open, with the way to all of them. Its looks are in styles/hub.css. */
export const HubCard = ({ title, total, all, add, none, children }: HubCardProps) => (
  <section className="hub-card">
    <header>
      <h2>
        {title}{" "}
        <span className="numeric ml-1 rounded-full bg-grey-100 px-2 py-0.5 text-xs font-normal text-grey-700">
          {total}
        </span>
      </h2>
      <div className="flex flex-wrap justify-end gap-x-4">
        {[...(add ? [add] : []), all].map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            prefetch="intent"
            className="text-xs text-primary-ink underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ))}
      </div>
    </header>
    {total > 0 ? <ul>{children}</ul> : <p>{none}</p>}
  </section>
);

interface HubRowProps {
  to: string;
  name: string;
  /** What tells it from others; empty ones are left out. */
  facts: readonly (string | null)[];
  /** At the end: its sum or its state. */
  children: ReactNode;
}

export const HubRow = ({ to, name, facts, children }: HubRowProps) => (
  <li>
    <div>
      <Link to={to} prefetch="intent" className="row-link block truncate font-medium" title={name}>
        {name}
      </Link>
      <small className="numeric">{facts.filter(Boolean).join(" · ")}</small>
    </div>
    <div>{children}</div>
  </li>
);

interface EstimatesCardProps {
  title: string;
  total: number;
  rows: readonly ListedEstimate[];
  /** Where all of them are. */
  all: string;
  none: string;
  /** Whether some of them are approved: each says then what it is. What was sent says so in any case. */
  hasStates?: boolean;
}

/** A few estimates with their sums. */
export function EstimatesCard({ title, total, rows, all, none, hasStates = false }: EstimatesCardProps) {
  const { t, language } = useTranslation();
  return (
    <HubCard title={title} total={total} all={{ to: all, name: t("hub.all_estimates") }} none={none}>
      {rows.map((estimate) => (
        <HubRow
          key={estimate.id}
          to={`/estimate/${estimate.id}`}
          name={estimate.name}
          facts={[estimate.estimate_nr, showDate(estimate.date ?? "")]}
        >
          <span className="numeric block font-medium">{showSentMoney(estimate.net_cents, language)}</span>
          {(hasStates || estimate.sent_state) && (
            <EstimateState
              of={estimate}
              approved={t("estimate_list.approved")}
              open={t("estimate_list.waiting")}
            />
          )}
        </HubRow>
      ))}
    </HubCard>
  );
}
