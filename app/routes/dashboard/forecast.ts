import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { addToMonth } from "#model/date/months.ts";

/** Months ahead that each have a column of their own. */
const ahead = 12;

/** A month, or what comes before or after all of them; cents without VAT. */
export interface ForecastStep {
  month: string;
  part: "overdue" | "month" | "later";
  net_cents: number;
}

/**
 * The forecast from this month on, month by month to the last that has something: what should have come earlier stands
 * before it, and what is further than a year away behind. Months without income stay in their place.
 */
export function forecastSteps(
  forecast: NonNullable<Dashboard["income_forecast"]>,
  month: string,
): ForecastStep[] {
  const end = addToMonth(month, ahead);
  const sumOf = (has: (of: string) => boolean) =>
    forecast.reduce((sum, { month: of, net_cents }) => sum + (has(of) ? net_cents : 0), 0);
  const [earlier, later] = [sumOf((of) => of < month), sumOf((of) => of >= end)];
  const last = forecast.reduce((latest, { month: of }) => (of < end && of > latest ? of : latest), "");
  const steps: ForecastStep[] = [];
  if (earlier !== 0) steps.push({ month, part: "overdue", net_cents: earlier });
  for (let at = month; at <= (later === 0 ? last : addToMonth(end, -1)); at = addToMonth(at, 1))
    steps.push({ month: at, part: "month", net_cents: sumOf((of) => of === at) });
  if (later !== 0) steps.push({ month: end, part: "later", net_cents: later });
  return steps;
}
