import { chosenId, namedChoice } from "#app/lists/chosen-filter.ts";
import { filteredList, leaveOutEmpty } from "#app/lists/filtered-list.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { eInvoiceStates } from "#model/einvoice/e-invoice.ts";
import { eInvoiceSortings } from "#model/einvoice/sortings.ts";
import { oneOf, type Readings } from "#model/list/list-filters.ts";
import type { Api } from "#model/page/context.ts";
import { completeClient } from "../projects/typed-client.ts";

/** The list of e-invoices. */
export const eInvoiceList = "/invoices/e-invoices";

/** What of its address filters it. */
export const filterNames = ["client", "state"] as const;

export const readings: Readings = { state: oneOf(eInvoiceStates), sorting: oneOf(eInvoiceSortings) };

/** Where the list is shown with filters as a form has sent them. */
export async function tidyList(filters: URLSearchParams, api: Api): Promise<string> {
  const tidy = new URLSearchParams(filters);
  await completeClient(tidy, api);
  leaveOutEmpty(tidy);
  return filteredList(eInvoiceList, tidy, ["client"]);
}

/** The client that the list is of; null for all. */
export async function clientIn(request: Request, api: Api) {
  const id = chosenId(new URL(request.url).searchParams, "client");
  const found = id === null ? null : await optionalData(api.get(`/customers/${id}`, one(client)));
  return namedChoice(id, found?.data);
}
