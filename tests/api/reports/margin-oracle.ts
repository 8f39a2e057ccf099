import { remainsOf } from "./income-oracle.ts";
import {
  type Asked,
  documentsOf,
  incomeOf,
  inOrder,
  isAsked,
  linesOf,
  type OracleRow,
  total,
} from "./oracles.ts";
import type { Raw } from "./raw.ts";

/** Euro cents of an hour of a person, with four places of a euro kept until the sum of a project is rounded. */
function hourOf({ users, rates }: Raw, userId: number): number {
  const position = users.find(({ id }) => id === userId)?.stock_item?.id;
  const own = rates.positions.find(({ stock_item_id }) => stock_item_id === position);
  return Number(own?.rate ?? rates.usual) * 100;
}

/** What approved estimates of a project cost: as wholes, and their lines. */
const costsOf = (estimates: Raw["estimates"]) =>
  estimates
    .filter(({ is_approved }) => is_approved)
    .flatMap((estimate) => [
      ...estimate.additional_costs,
      ...linesOf(estimate).flatMap(({ item }) => item.additional_costs),
    ])
    .map(({ total_cents }) => total_cents);

/** What suppliers ask of a project in invoices that somebody approved. */
const boughtFor = ({ purchases }: Raw, project: number): number =>
  total(
    purchases
      .filter(({ state }) => state === "approved" || state === "paid")
      .flatMap(({ lines }) => lines)
      .map((line) => (line.project?.id === project ? Number(line.net_eur_cents) : 0)),
  );

/** What is left of projects: of costs the larger of what was estimated and what was bought. */
export function margins(raw: Raw, asked: Asked): OracleRow[] {
  const mine = isAsked(raw, asked);
  const rows = raw.projects
    .filter(({ id }) => mine(id))
    .filter(
      (project) =>
        (project.planned_start_date ?? "") <= asked.to && (project.planned_due_date ?? "") >= asked.from,
    )
    .map(({ id, name, project_nr, customer, project_manager }) => {
      const estimates = raw.estimates.filter(({ project }) => project.id === id);
      const documents = documentsOf(raw, { from: "0000", to: "9999" }).filter(
        ({ project }) => project.id === id,
      );
      const entries = raw.entries.filter(({ project_id }) => project_id === id);
      const agreed_cents = total(estimates.map((one) => remainsOf(raw, one).agreed));
      const estimated_costs_cents = total(costsOf(estimates));
      const purchases_cents = boughtFor(raw, id);
      const costs_cents = Math.max(estimated_costs_cents, purchases_cents);
      const work_cents = Math.round(
        total(entries.map(({ user_id, duration }) => duration * hourOf(raw, user_id))),
      );
      const profit_cents = agreed_cents - costs_cents - work_cents;
      return {
        customer_id: customer?.id ?? 0,
        customer: customer?.name ?? "",
        project_id: id,
        project_nr,
        project: name,
        manager: raw.users.find((user) => user.id === project_manager)?.name ?? "",
        agreed_cents,
        net_cents: incomeOf(documents).net_cents,
        estimated_costs_cents,
        purchases_cents,
        planned_hours: total(entries.map(({ duration }) => duration * 10_000)),
        work_cents,
        profit_cents,
        profit_percent: agreed_cents === 0 ? null : percentOf(profit_cents, agreed_cents),
      };
    });
  return inOrder(rows, ["customer", "customer_id"], ["project", "project_id"]);
}

/** Ten-thousandths of a percent, of two places, half away from zero. */
const percentOf = (part: number, whole: number) =>
  Math.sign(part) * Math.floor((Math.abs(part) * 10_000) / whole + 0.5) * 100;
