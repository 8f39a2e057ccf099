import type { CreatedRows } from "../created-rows.ts";
import { dayFrom } from "../steps.ts";

/**
 * A draft: made, changed, shown and deleted. It is never issued nor closed: what was issued has a number that cannot be
 * given back (domain §4).
 */
export async function writeInvoices(
  { recorder, call, make, refuseStale }: CreatedRows,
  estimateId: number,
): Promise<void> {
  const body = { invoice_type_id: 1, date: dayFrom(0), due_date: dayFrom(15), comment: "Conformance check" };
  const id = await make("invoices.create", { params: { estimateId }, body }, { with: "invoices.delete" });
  await recorder.refuse("invoices.close", "unknown id", {
    statuses: [404],
    params: { id: 2_000_000_000 },
    body: {},
  });
  if (id === null) return;
  const params = { id };
  await call("invoices.read", { params });
  await call("invoices.update", { params, body: { comment: "Conformance check, changed" } });
  await refuseStale("invoices.update", { params, body: { comment: "Conformance check" } });
  await call("invoices.pdf", { params, query: { lang: "eng" } });
}
