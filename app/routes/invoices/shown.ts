import { useRouteLoaderData } from "@remix-run/react";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { loader } from "./read-invoice.ts";

/** The document that a dialog stands over; undefined where its page failed. */
export const useShown = (): Invoice | undefined =>
  useRouteLoaderData<typeof loader>("routes/invoices/view")?.invoice;

/** Where the dialogs of a document lead back to. */
export const addressOf = ({ estimateId, invoiceId }: { estimateId?: string; invoiceId?: string }): string =>
  `/invoices/${estimateId}/${invoiceId}`;
