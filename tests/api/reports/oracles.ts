import { invoiceStatus } from "../../../app/model/invoice-status";
import type { Raw } from "./raw";

/** What is asked for, as it is sent. */
export interface Asked {
  from: string;
  to: string;
  project_manager?: number;
  customer_id?: number;
  stock_item_id?: number;
  project_id?: number;
}

export type OracleRow = Record<string, string | number | null>;

export const within = (date: string | null | undefined, { from, to }: Asked): boolean =>
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
export function isAsked(raw: Raw, asked: Asked): (projectId: number | null | undefined) => boolean {
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

/** The documents that income is made of: whatever has a number, of the projects that are asked for. */
export function documentsOf(raw: Raw, asked: Asked) {
  const mine = isAsked(raw, { ...asked, customer_id: undefined });
  return raw.invoices.filter(
    ({ status_id, date, project, customer }) =>
      status_id !== invoiceStatus.draft &&
      within(date, asked) &&
      mine(project.id) &&
      (asked.customer_id === undefined || customer.id === asked.customer_id),
  );
}

const isStanding = ({ status_id, invoice_type_id, total_cents }: Raw["invoices"][number]): boolean =>
  status_id !== invoiceStatus.voided && invoice_type_id !== 3 && total_cents !== 0;

export function invoicesTotal(raw: Raw, asked: Asked): OracleRow[] {
  const byClient = Map.groupBy(documentsOf(raw, asked), ({ customer }) => customer.id);
  const rows = [...byClient].map(([customer_id, documents]) => ({
    customer_id,
    customer: raw.clients.find(({ id }) => id === customer_id)?.name ?? "",
    documents: documents.filter(isStanding).length,
    net_cents: total(documents.map(({ net_cents }) => net_cents)),
    vat_cents: total(documents.map(({ vat_cents }) => vat_cents)),
    total_cents: total(documents.map(({ total_cents }) => total_cents)),
    paid_cents: total(documents.map(({ paid_cents }) => paid_cents)),
    open_cents: total(documents.map(({ open_cents }) => open_cents)),
  }));
  return inOrder(rows, ["customer", "customer_id"]);
}
