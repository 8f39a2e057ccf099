import { optionalData } from "#app/loading/optional-data.ts";
import { type InvoiceList, invoiceList } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import type { Api } from "#model/page/context.ts";

/** What a backend with statuses of its own calls them, by id (specification §3: their enumeration is not shown). */
export type StatusNames = Record<string, string>;

const ours = Object.values(invoiceStatus);

/** Whether a status in an address is one of ours. */
export const isOurs = (status: string): boolean => ours.some((own) => String(own) === status);

/** Whether a status in an address is one that nobody has: not ours, and not the backend's, which is asked only then. */
export const isUnknown = async (status: string | null, api: Api): Promise<boolean> =>
  status !== null && !isOurs(status) && (await readStatuses(api))?.[status] === undefined;

/** The names of statuses that are not ours; null where they are, or none are sent. */
export function namesIn(statuses: InvoiceList["statuses"]): StatusNames | null {
  const areOurs = statuses.length === ours.length && statuses.every(({ id }) => isOurs(String(id)));
  if (areOurs || statuses.length === 0) return null;
  return Object.fromEntries(statuses.map(({ id, display_name }) => [id, display_name]));
}

/** The specification sends the names with the list alone (§3); without them a document is shown as well. */
export async function readStatuses(api: Api): Promise<StatusNames | null> {
  const list = await optionalData(api.get("/invoices?per_page=1", invoiceList).then((data) => ({ data })));
  return namesIn(list.data?.statuses ?? []);
}
