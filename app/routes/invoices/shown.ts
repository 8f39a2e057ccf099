import { useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { sentBefore } from "#app/forms/sent-before.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { isOffered } from "#app/loading/optional-data.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import type { loader } from "./read-invoice.ts";

/** The document that a dialog stands over; undefined where its page failed. */
export const useShown = (): Invoice | undefined =>
  useRouteLoaderData<typeof loader>("routes/invoices/view")?.invoice;

/** Whether the backend mails documents, as far as the page behind a dialog knows. */
export const useCanMail = (): boolean =>
  isOffered(useRouteLoaderData<typeof loader>("routes/invoices/view")?.mails);

/**
 * The document as the person who fills in a dialog has seen it: as it was when the dialog was opened, and after a colleague
 * or one's own first sending changed it, as the refusal told. The page below may read a newer one meanwhile: another's payment
 * is noticed all the same.
 */
export function useSeen(lastResult: Refusal | undefined): {
  seen: Invoice | undefined;
  /** The version that was seen, to be sent along. */
  version: string | undefined;
  /** It was changed since the dialog was opened. */
  isChanged: boolean;
} {
  const shown = useShown();
  const [seen, see] = useState(() => ({
    seen: shown,
    version: sentBefore(lastResult, "version") ?? shown?.version.toString(),
    isChanged: false,
  }));
  const current = invoice.safeParse(lastResult?.current).data;
  if (!current) return seen;
  const told = { seen: current, version: current.version.toString(), isChanged: true };
  if (told.version !== seen.version) see(told);
  return told;
}

/** Where the dialogs of a document lead back to. */
export const addressOf = ({ estimateId, invoiceId }: { estimateId?: string; invoiceId?: string }): string =>
  `/invoices/${estimateId}/${invoiceId}`;
