import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import {
  type Asked,
  documentsOf,
  incomeOf,
  inOrder,
  isAsked,
  isStanding,
  linesOf,
  type OracleRow,
  total,
  within,
} from "./oracles.ts";
import type { Raw } from "./raw.ts";

const clientName = (raw: Raw, id: number) => raw.clients.find((client) => client.id === id)?.name ?? "";

export function invoicesTotal(raw: Raw, asked: Asked): OracleRow[] {
  const byClient = Map.groupBy(documentsOf(raw, asked), ({ customer }) => customer.id);
  const rows = [...byClient].map(([customer_id, documents]) => ({
    customer_id,
    customer: clientName(raw, customer_id),
    ...incomeOf(documents),
    documents: documents.filter(isStanding).length,
    // What was paid of a voided document is the client's, and settles nothing.
    paid_cents: total(documents.filter(isStanding).map(({ paid_cents }) => paid_cents)),
    open_cents: total(documents.map(({ open_cents }) => open_cents)),
  }));
  return inOrder(rows, ["customer", "customer_id"]);
}

const english = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const months = Array.from({ length: 12 }, (_, index) => ({
  number: String(index + 1).padStart(2, "0"),
  name: english.format(new Date(Date.UTC(2026, index, 1))).toLowerCase(),
}));
const wholeYear = (asked: Asked, year: number): Asked => ({
  ...asked,
  from: `${year}-01-01`,
  to: `${year}-12-31`,
});
const yearOf = ({ year, from }: Asked) => year ?? Number(from.slice(0, 4));

export function customersYear(raw: Raw, asked: Asked): OracleRow[] {
  const documents = documentsOf(raw, wholeYear(asked, yearOf(asked)));
  const rows = [...Map.groupBy(documents, ({ customer }) => customer.id)].map(([customer_id, own]) => ({
    customer_id,
    customer: clientName(raw, customer_id),
    ...incomeOf(own),
    ...Object.fromEntries(
      months.map(({ number, name }) => [
        `${name}_cents`,
        incomeOf(own.filter(({ date }) => date?.slice(5, 7) === number)).net_cents,
      ]),
    ),
  }));
  return inOrder(rows, ["customer", "customer_id"]);
}

export function customerYear(raw: Raw, asked: Asked): OracleRow[] {
  const year = yearOf(asked);
  const inMonth = (of: number, number: string) =>
    documentsOf(raw, wholeYear(asked, of)).filter(({ date }) => date?.slice(5, 7) === number);
  return months.map(({ number }) => ({
    month: `${year}-${number}`,
    ...incomeOf(inMonth(year, number)),
    documents: inMonth(year, number).filter(isStanding).length,
    previous_net_cents: incomeOf(inMonth(year - 1, number)).net_cents,
  }));
}

/** What is left of an approved estimate: what credit notes take back of its documents stays invoiced, as their lines do. */
export function remainsOf(raw: Raw, { id, sums, is_approved }: Raw["estimates"][number]) {
  if (!is_approved) return { agreed: 0, left: 0 };
  const issued = raw.invoices.filter(
    ({ estimate_id, status_id, invoice_type_id }) =>
      estimate_id === id &&
      status_id !== invoiceStatus.draft &&
      status_id !== invoiceStatus.voided &&
      invoice_type_id !== invoiceType.credit_note,
  );
  return { agreed: sums.net_cents, left: Math.max(0, sums.net_cents - incomeOf(issued).net_cents) };
}

export function projectsTotal(raw: Raw, asked: Asked): OracleRow[] {
  const mine = isAsked(raw, asked);
  const rows = raw.projects
    .filter(({ id }) => mine(id))
    .filter(
      (project) =>
        (project.planned_start_date ?? "") <= asked.to && (project.planned_due_date ?? "") >= asked.from,
    )
    .map(({ id, name, project_nr, customer, planned_start_date, planned_due_date }) => {
      const remains = raw.estimates
        .filter(({ project }) => project.id === id)
        .map((one) => remainsOf(raw, one));
      const documents = documentsOf(raw, { from: "0000", to: "9999" }).filter(
        ({ project }) => project.id === id,
      );
      return {
        project_id: id,
        project: name,
        project_nr,
        planned_start_date,
        planned_due_date,
        customer_id: customer?.id ?? 0,
        customer: customer?.name ?? "",
        ...incomeOf(documents),
        agreed_cents: total(remains.map(({ agreed }) => agreed)),
        remaining_cents: total(remains.map(({ left }) => left)),
      };
    });
  return inOrder(rows, ["project", "project_id"]);
}

export function productionCosts(raw: Raw, asked: Asked): OracleRow[] {
  const mine = isAsked(raw, asked);
  const isItem = (id: number | undefined) => asked.stock_item_id === undefined || asked.stock_item_id === id;
  const counted = raw.estimates
    .filter(({ project, date }) => mine(project.id) && within(date, asked))
    .map((estimate) => {
      const lines = linesOf(estimate).filter(({ item }) => isItem(item.stock_item?.id));
      const production = lines.filter(({ isProduction }) => isProduction);
      const whole = asked.stock_item_id === undefined ? estimate.additional_costs : [];
      const ofLines = lines.flatMap(({ item }) => item.additional_costs);
      const full = total(production.map(({ item }) => item.total_cents));
      return {
        project_id: estimate.project.id,
        isThere: production.length + whole.length + ofLines.length > 0,
        whole: total(whole.map(({ total_cents }) => total_cents)),
        lines: total(ofLines.map(({ total_cents }) => total_cents)),
        // Percent of four places at most: whole numbers until the one rounding.
        charged:
          full - Math.floor((full * Math.round(Number(estimate.discount) * 10_000) + 500_000) / 1_000_000),
      };
    })
    .filter(({ isThere }) => isThere);
  const rows = [...Map.groupBy(counted, ({ project_id }) => project_id)].map(([project_id, own]) => {
    const project = raw.projects.find(({ id }) => id === project_id);
    const whole_costs_cents = total(own.map(({ whole }) => whole));
    const line_costs_cents = total(own.map(({ lines }) => lines));
    const charged_cents = total(own.map(({ charged }) => charged));
    const costs_cents = whole_costs_cents + line_costs_cents;
    const margin_cents = charged_cents - costs_cents;
    return {
      project_id,
      project: project?.name ?? "",
      project_nr: project?.project_nr ?? "",
      customer_id: project?.customer?.id ?? 0,
      customer: project?.customer?.name ?? "",
      whole_costs_cents,
      line_costs_cents,
      costs_cents,
      charged_cents,
      margin_cents,
      margin_percent: percentOf(margin_cents, charged_cents),
    };
  });
  return inOrder(rows, ["project", "project_id"]);
}

/** Ten-thousandths of a percent, rounded to hundredths of one, away from zero. */
function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const rounded = Math.floor((Math.abs(part) * 20_000 + whole) / (2 * whole)) * 100;
  return part < 0 && rounded !== 0 ? -rounded : rounded;
}

export function invoicedItems(raw: Raw, asked: Asked): OracleRow[] {
  const lines = new Map(raw.estimates.flatMap(linesOf).map(({ item }) => [item.id, item]));
  const found = documentsOf(raw, asked)
    .filter(isStanding)
    .flatMap((document) =>
      document.position_item_ids.flatMap((id) => {
        const item = lines.get(id);
        const isMine = asked.stock_item_id === undefined || item?.stock_item?.id === asked.stock_item_id;
        return item?.stock_item && isMine ? [{ document: document.id, item, stock: item.stock_item }] : [];
      }),
    );
  const groups = Map.groupBy(found, ({ item, stock }) => `${stock.id} ${item.measure_unit?.id}`);
  const rows = [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { stock, item } = first;
    return [
      {
        stock_item_id: stock.id,
        stock_item: stock.name,
        measure_unit_id: item.measure_unit?.id ?? 0,
        unit: item.measure_unit?.short_name ?? "",
        documents: new Set(own.map(({ document }) => document)).size,
        quantity: total(own.map((one) => Math.round(Number(one.item.quantity) * 10_000))),
        net_cents: total(own.map((one) => one.item.total_with_discount_cents)),
      },
    ];
  });
  return inOrder(rows, ["stock_item", "stock_item_id"], ["unit", "measure_unit_id"]).sort((one, other) =>
    Number(one.stock_item_id === other.stock_item_id && one.measure_unit_id - other.measure_unit_id),
  );
}
