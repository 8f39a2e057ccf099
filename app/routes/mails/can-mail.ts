import type { AppLoadContext } from "@remix-run/cloudflare";
import { isOffered, optionalData } from "#app/loading/optional-data.ts";
import { documentMailPage } from "#model/mail/document-mail.ts";

/** Whether the backend mails the documents of a list, as it says of the first one that is chosen. */
export async function mailsFromList(
  { api }: AppLoadContext,
  { url }: Request,
  list: "/invoices" | "/estimates",
): Promise<boolean> {
  const row = Number(new URL(url).searchParams.get("row"));
  return (
    row > 0 && isOffered(await optionalData(api.get(`${list}/${row}/mails?per_page=1`, documentMailPage)))
  );
}
