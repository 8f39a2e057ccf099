import type { Database } from "#backend/db/database.ts";
import { insertPurchase } from "#backend/db/purchases/invoices.ts";
import { replacePurchaseLines } from "#backend/db/purchases/lines.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { otherAccount } from "#model/purchase/own-findings.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { type Ids, idOf } from "./ids.ts";
import { instantOf } from "./invoices/book.ts";
import { adminAddress } from "./people.ts";
import { purchaseFiles } from "./purchases/files.ts";
import { netOf, purchaseRate, sumsOf } from "./purchases/lines.ts";
import type { PurchaseRow } from "./purchases/purchases.ts";
import { randomFrom } from "./random.ts";
import type { DemonstrationRows } from "./rows.ts";

interface Known {
  people: Ids;
  clients: Ids;
  projects: Ids;
  today: string;
}

/** Plants suppliers' invoices as e-invoices that were taken, given to projects and decided on. */
export function plantPurchases(
  database: Database,
  name: DemonstrationName,
  rows: DemonstrationRows,
  known: Known,
): void {
  const random = randomFrom(`${name}/purchases/hours`);
  const files = purchaseFiles(name, known.today, rows);
  for (const [index, row] of rows.purchases.entries()) {
    const file = files[index];
    if (!file) throw new Error(`The invoice ${row.number} came as no file`);
    const sums = signed(row);
    const id = insertPurchase(database, {
      client_id: idOf(known.clients, row.supplier),
      number: row.number,
      issued_on: row.issued_on,
      due_on: row.due_on,
      currency: "EUR",
      ...sums,
      payable_cents: sums.total_cents,
      is_read: true,
      findings: row.isOtherAccount ? [otherAccount] : [],
      file: file.name,
      file_name: file.original,
      mime_type: "application/xml",
      size: file.size,
      sha256: file.sha256,
      state: row.state,
      decided_at: row.decided && instantOf(row.decided.on, random),
      decided_by: row.decided && idOf(known.people, row.decided.by),
      reason: row.reason,
      paid_on: row.paid_on,
      taken_at: instantOf(row.taken_on, random),
      taken_by: idOf(known.people, adminAddress),
    });
    replacePurchaseLines(database, { id, currency: "EUR", rate: null }, linesOf(row, known));
  }
}

/** Of a credit note everything is below zero. */
const signOf = ({ isCredit }: PurchaseRow) => (isCredit ? -1 : 1);

function signed(row: PurchaseRow) {
  const sign = signOf(row);
  const { net_cents, vat_cents, total_cents } = sumsOf(row.lines);
  return { net_cents: net_cents * sign, vat_cents: vat_cents * sign, total_cents: total_cents * sign };
}

const linesOf = (row: PurchaseRow, { projects }: Known) =>
  row.lines.map((line) => ({
    name: line.name,
    quantity: String(line.quantity),
    net_cents: netOf(line) * signOf(row),
    vat_category: "S",
    vat_rate: sendDecimal(purchaseRate),
    project_id: line.project === null ? null : idOf(projects, line.project),
  }));
