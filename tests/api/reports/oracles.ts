import type { Estimate } from "#model/estimate/estimate.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Raw } from "./raw.ts";

/** What is asked for, as it is sent. */
export interface Asked {
  from: string;
  to: string;
  year?: number;
  project_manager?: number;
  customer_id?: number;
  stock_item_id?: number;
}

export type OracleRow = Record<string, string | number | null>;

/** A date within a period, both days included. */
export const within = (date: string | null | undefined, { from, to }: Pick<Asked, "from" | "to">): boolean =>
  date !== null && date !== undefined && date >= from && date <= to;

export const total = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const collator = new Intl.Collator("lv", { sensitivity: "base", ignorePunctuation: true });

/** Rows in Latvian order of some of their texts, then of the ids behind those. */
export const inOrder = <Row extends OracleRow>(
  rows: Row[],
  ...keys: [text: keyof Row, id: keyof Row][]
): Row[] =>
  rows.toSorted((one, other) => {
    for (const [text, id] of keys) {
      const byText = collator.compare(String(one[text] ?? ""), String(other[text] ?? ""));
      const difference = byText || Number(one[id]) - Number(other[id]);
      if (difference !== 0) return difference;
    }
    return 0;
  });

/** Whether a project is of the manager and the client that are asked for. */
export function isAsked(
  raw: Raw,
  asked: Pick<Asked, "project_manager" | "customer_id">,
): (projectId: number | null | undefined) => boolean {
  const projects = new Map(raw.projects.map((project) => [project.id, project]));
  return (id) => {
    const project = projects.get(id ?? 0);
    return (
      project !== undefined &&
      (asked.project_manager === undefined || project.project_manager === asked.project_manager) &&
      (asked.customer_id === undefined || project.customer?.id === asked.customer_id)
    );
  };
}

/** The lines of an estimate, and which of its halves each is of. */
export function linesOf(estimate: Estimate) {
  const inPositions = (isProduction: boolean, positions: Estimate["additional_agency_positions"]) =>
    positions.flatMap(({ position_items }) => position_items.map((item) => ({ item, isProduction })));
  return [
    ...estimate.agency_costs_stages.flatMap(({ positions }) => inPositions(false, positions)),
    ...estimate.production_costs_stages.flatMap(({ positions }) => inPositions(true, positions)),
    ...inPositions(false, estimate.additional_agency_positions),
    ...inPositions(true, estimate.additional_production_positions),
  ];
}

/** Whatever has a number and a date in the period, of the projects and clients that are asked for. */
export function documentsOf(raw: Raw, asked: Asked) {
  const mine = isAsked(raw, { ...(asked.project_manager && { project_manager: asked.project_manager }) });
  return raw.invoices.filter(
    ({ status_id, date, project, customer }) =>
      status_id !== invoiceStatus.draft &&
      within(date, asked) &&
      mine(project.id) &&
      (asked.customer_id === undefined || customer.id === asked.customer_id),
  );
}

/** A document that money is asked for with, and that was not voided. */
export const isStanding = ({ status_id, credits, waybill, total_cents }: Raw["invoices"][number]): boolean =>
  status_id !== invoiceStatus.voided && !credits && !(waybill && total_cents === 0);

/** Income of some documents. */
export const incomeOf = (documents: Raw["invoices"]) => ({
  net_cents: total(documents.map(({ net_cents }) => net_cents)),
  vat_cents: total(documents.map(({ vat_cents }) => vat_cents)),
  total_cents: total(documents.map(({ total_cents }) => total_cents)),
});
