import type { Context } from "hono";
import { z } from "zod";
import { recordKinds } from "#model/mail/sender-domain.ts";
import type { Call } from "./call.ts";
import { innerHeaders } from "./inner-headers.ts";

/** What the front has found in DNS of a sender's domain; null where it gave no answer for a kind of record. */
const foundRecords = z.object({
  address: z.string(),
  found: z.partialRecord(z.enum(recordKinds), z.array(z.string()).nullable()),
});
type FoundRecords = z.infer<typeof foundRecords>;

/** For the header that tells the installation of it, which holds nothing but ASCII. */
export const packedRecords = (found: FoundRecords): string => encodeURIComponent(JSON.stringify(found));

/** What the front has found for this request; null where it did not look. */
export function foundRecordsOf(c: Context<Call>): FoundRecords | null {
  const sent = c.req.header(innerHeaders.foundRecords);
  return sent ? foundRecords.parse(JSON.parse(decodeURIComponent(sent))) : null;
}
