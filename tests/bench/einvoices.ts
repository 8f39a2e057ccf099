import { parseArgs } from "node:util";
import { checkEinvoice } from "#model/einvoice/check.ts";
import { read } from "#model/einvoice/written.ts";
import { addItems, desk } from "../api/estimates/arrange.ts";
import { introduceSeller, issued } from "../api/invoices/arrange.ts";
import { type Caller, callerAt } from "../support/installation.ts";
import { stopAll } from "./support/child.ts";
import { openOffice } from "./support/office.ts";
import { startProduct } from "./support/product.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { median, quantile } from "./support/statistics.ts";

/**
 * How long an e-invoice of a hundred lines takes: made by a whole request, the first for its document, and checked by EN 16931 and
 * Peppol's rules in one process on Node. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, documents: { type: "string", default: "30" } },
});
const lines = 100;
/** Requests that warm up. */
const before = 5;
const most = { made: 60, checked: 20 };

try {
  await startProduct();
  const { installation } = await openOffice();
  const admin = await callerAt(installation, "anna@test.lv");
  await introduceSeller(admin);
  const { clientId } = await desk(admin);
  const buyer = { reg_nr: "90000069281", country: "LV", buyer_reference: "P-1" };
  const changed = await admin("PATCH", `/customers/${clientId}`, { body: buyer });
  if (changed.status !== 200) throw new Error(changed.text);
  const made: number[] = [];
  let xml = "";
  for (let document = -before; document < Number(values.documents); document += 1) {
    const id = await invoiced(admin, clientId);
    const began = performance.now();
    const answer = await admin("GET", `/invoices/${id}/einvoice`);
    const took = performance.now() - began;
    if (answer.status !== 200) throw new Error(answer.text);
    xml = answer.text;
    if (document >= 0) made.push(took);
  }
  const text = `## E-invoices

${circumstances("npm run bench:einvoices")}

An e-invoice of ${lines} lines: the first request for each of ${values.documents} issued invoices, which makes, checks and keeps it, one after
the other; and the check alone, in one process on Node. That it breaks no rule is proved first. Milliseconds.

${table([
  ["", "median", "p95", "goal", "result"],
  row("made by a whole request", made, most.made),
  row("checked", checked(xml), most.checked),
])}
`;
  console.log(text);
  if (!values.print) publish("einvoices", text);
} finally {
  await stopAll();
}

/** An issued invoice of a hundred lines to a client. */
async function invoiced(admin: Caller, clientId: number): Promise<number> {
  const at = await desk(admin, 1, clientId);
  await addItems(
    at,
    Array.from({ length: lines }, (_, line) => ({ name: `Rinda ${line}`, price: 10 + line, quantity: 3 })),
  );
  return (await issued(at)).id;
}

/** Milliseconds of a hundred checks. Throws where one finds anything. */
function checked(xml: string): number[] {
  const root = read(xml);
  const findings = checkEinvoice(root);
  if (findings.length > 0) throw new Error(JSON.stringify(findings));
  return Array.from({ length: 100 }, () => {
    const began = performance.now();
    checkEinvoice(root);
    return performance.now() - began;
  });
}

function row(name: string, times: number[], goal: number): string[] {
  const result = median(times) <= goal ? "reached" : "missed";
  return [name, median(times).toFixed(1), quantile(times, 0.95).toFixed(1), `≤ ${goal}`, result];
}
