import { group, head, invoice, line, party, plainTotals, vat } from "#model/einvoice/written.ts";
import type { PurchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { multipart, type Part } from "#tests/support/multipart.ts";

interface Written {
  number?: string;
  seller?: string;
  /** What stands instead of the one line of 100.00 € and its sums. */
  parts?: Partial<Record<"vat" | "totals" | "lines" | "after", string>>;
}

/** A supplier's e-invoice of 100.00 € and 21 % VAT, due on 2026-12-12, unless it says otherwise. */
export const eInvoice = ({ number = "R-2026-1", seller, parts = {} }: Written = {}): string =>
  invoice(Object.assign({ head: head.replace("R-2026-1", number) }, seller ? { seller } : {}, parts));

/** Two lines of 33.33 and 66.68 at 21 % and 12 %: VAT of 7.00 and 8.00. */
export const twoLines = {
  lines: line("33.33", "S 21") + line("66.68", "S 12").replace("<cbc:ID>1<", "<cbc:ID>2<"),
  vat: vat("15.00", group("33.33", "7.00", "S 21") + group("66.68", "8.00", "S 12")),
  totals: plainTotals("100.01", "115.01"),
};

/** A supplier of the German register that no other test knows. */
export const german = party("HRB777", "DE123456788", "DE");

export const send = (caller: Caller, content: string | Uint8Array, more: Part[] = []): Promise<Answer> =>
  caller(
    "POST",
    "/purchase_invoices",
    multipart([...more, { name: "file", content, filename: "rekins.xml", type: "application/xml" }]),
  );

/** An invoice that was taken; anything but a 201 fails the test. */
export async function taken(caller: Caller, content: string | Uint8Array): Promise<PurchaseInvoice> {
  const answer = await send(caller, content);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export const changed = (caller: Caller, { id }: { id: number }, body: object, place = ""): Promise<Answer> =>
  caller("PATCH", `/purchase_invoices/${id}${place}`, { body });

export const decided = (caller: Caller, purchase: { id: number }, body: object): Promise<Answer> =>
  changed(caller, purchase, body, "/state");

export const given = (caller: Caller, purchase: { id: number }, body: object): Promise<Answer> =>
  changed(caller, purchase, body, "/project");

/** What suppliers' approved invoices cost a project, in cents. */
export const costsOf = async (caller: Caller, project: number): Promise<number> =>
  (await caller("GET", `/projects/${project}/overview`)).json().data.figures.purchases_cents;
