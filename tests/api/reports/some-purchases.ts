import { group, line, plainTotals, vat } from "#model/einvoice/written.ts";
import type { Caller } from "#tests/support/installation.ts";
import { pdfWith } from "#tests/support/pdf.ts";
import { aClient, made } from "../arrange.ts";
import { changed, decided, eInvoice, german, taken, twoLines } from "../purchases/arrange.ts";

const reversed = {
  lines: line("250.00", "AE"),
  vat: vat("0.00", group("250.00", "0.00", "AE", "Reverse charge")),
  totals: plainTotals("250.00", "250.00"),
};

/** Typed invoices: their lines, and what else is said of them. */
const typed: [number: string, lines: [net: string, vat_rate: string][], more?: object][] = [
  [
    "Z-1",
    [
      ["10,05", "21"],
      ["0,02", "21"],
      ["9,99", "5"],
    ],
  ],
  // Its paper has rounded each line: two cents more than its rates come to.
  [
    "Z-2",
    [
      ["33,33", "21"],
      ["66,68", "12"],
      ["40", "0"],
    ],
    { vat: "15,02" },
  ],
  ["Z-3", [["-10,07", "21"]], { due_on: null }],
  [
    "Z-4",
    [
      ["100", "21"],
      ["0,05", "21"],
      ["33,10", "5"],
    ],
    { currency: "USD", rate: "1,0845", rate_on: "2026-03-02" },
  ],
];

/** Suppliers' invoices of all kinds that a journal has: approved, paid; and one each that is open and rejected. */
export async function somePurchases(admin: Caller): Promise<void> {
  const read = [
    await taken(admin, eInvoice({ number: "Z-5", parts: twoLines })),
    await taken(admin, eInvoice({ number: "Z-6", parts: reversed, seller: german })),
    await taken(admin, eInvoice({ number: "Z-7" })),
  ];
  for (const purchase of read) await decided(admin, purchase, { state: "approved" });
  await decided(admin, read[2] ?? { id: 0 }, { state: "paid", paid_on: "2026-11-28" });
  await taken(admin, eInvoice({ number: "Z-8" }));
  const refused = await taken(admin, eInvoice({ number: "Z-9" }));
  await decided(admin, refused, { state: "rejected", reason: "Nav pasūtīts" });
  const supplier: { id: number } = await made(admin, "/customers", aClient({ name: "Žurnāla piegādātājs" }));
  for (const [number, lines, more] of typed) {
    const { id } = await taken(admin, pdfWith(number));
    const head = { supplier_id: supplier.id, number, issued_on: "2026-03-02", due_on: "2026-03-30" };
    const named = lines.map(([net, vat_rate]) => ({ name: "Rinda", net, vat_rate }));
    await changed(admin, { id }, Object.assign(head, { lines: named }, more));
    const answer = await decided(admin, { id }, { state: "approved" });
    if (answer.status !== 200) throw new Error(`${number}: ${answer.text}`);
  }
}
