import type { Client } from "#model/client/client.ts";
import type { InternalRates } from "#model/company/internal-rates.ts";
import { addDays } from "#model/date/week.ts";
import type { Estimate, EstimateSums } from "#model/estimate/estimate.ts";
import type { Invoice, InvoiceEntry } from "#model/invoice/invoice.ts";
import type { Project } from "#model/project/project.ts";
import type { PurchaseEntry, PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import type { StockItem } from "#model/stock/stock-item.ts";
import type { Unit } from "#model/stock/unit.ts";
import type { User } from "#model/user/user.ts";
import type { Caller } from "#tests/support/installation.ts";

export interface RawEntry {
  date: string;
  duration: number;
  user_id: number;
  project_id: number | null;
}

/** Everything that an installation has, as its ordinary lists and details tell it. */
export interface Raw {
  clients: Client[];
  projects: Project[];
  users: User[];
  items: StockItem[];
  units: Unit[];
  estimates: (Estimate & { sums: EstimateSums })[];
  invoices: (InvoiceEntry &
    Pick<
      Invoice,
      "position_item_ids" | "waybill" | "credits" | "payments" | "billing" | "content" | "estimate"
    >)[];
  purchases: PurchaseInvoice[];
  entries: RawEntry[];
  rates: InternalRates;
}

const atOnce = 8;

/** Reads all that there is, and the calendar of the weeks from one local date to another. */
export async function readRaw(caller: Caller, weeks: { from: string; to: string }): Promise<Raw> {
  const get = async (path: string) => {
    const answer = await caller("GET", path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json();
  };
  const pages = async (path: string) => {
    const rows = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await get(`${path}${path.includes("?") ? "&" : "?"}per_page=100&page=${page}`);
      const { data, meta = answer.invoices } = {
        data: answer.invoices?.data ?? answer.data,
        meta: answer.meta,
      };
      rows.push(...data);
      last = meta.last_page;
    }
    return rows;
  };
  const projects: Project[] = await pages("/projects");
  const lists = await each(projects, ({ id }) => get(`/estimates?project_id=${id}`));
  const estimateIds: number[] = lists.flatMap(({ data }) => data.map(({ id }: { id: number }) => id));
  const documents: InvoiceEntry[] = await pages("/invoices");
  const purchases: PurchaseEntry[] = await pages("/purchase_invoices");
  const mondays = [];
  for (let date = weeks.from; date <= weeks.to; date = addDays(date, 7)) mondays.push(date);
  return {
    clients: [...(await pages("/customers")), ...(await pages("/customers?archived=true"))],
    projects,
    users: await pages("/users"),
    items: await pages("/stock_items"),
    units: (await get("/measure_units")).data,
    estimates: await each(estimateIds, async (id) => (await get(`/estimates/${id}`)).data),
    invoices: await each(documents, async ({ id }) => (await get(`/invoices/${id}`)).data),
    purchases: await each(purchases, async ({ id }) => (await get(`/purchase_invoices/${id}`)).data),
    entries: (await each(mondays, (date) => get(`/calendar?date=${date}`))).flatMap(({ data }) => data),
    rates: (await get("/companies/1/details")).data.internal_rates,
  };
}

/** What is asked of each, several at once, in their order. */
async function each<Thing, Found>(things: Thing[], ask: (thing: Thing) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  for (let first = 0; first < things.length; first += atOnce)
    found.push(...(await Promise.all(things.slice(first, first + atOnce).map(ask))));
  return found;
}
