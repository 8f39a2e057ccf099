import { expect, test } from "vitest";
import { payableList } from "#model/payable/payable.ts";
import { type PurchaseInvoice, purchaseInvoice, purchasePage } from "#model/purchase/purchase-invoice.ts";
import { readUbl } from "#model/purchase/read-ubl.ts";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { decided } from "./arrange.ts";

/** Every supplier's invoice of an installation as its list shows it, and as a whole. */
async function listed(user: Caller) {
  const { data, meta } = purchasePage.parse((await user("GET", "/purchase_invoices?per_page=100")).json());
  expect(data).toHaveLength(meta.total);
  const whole: PurchaseInvoice[] = [];
  for (const { id } of data)
    whole.push(purchaseInvoice.parse((await user("GET", `/purchase_invoices/${id}`)).json().data));
  return { list: data, whole };
}

const total = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

test.each([
  { demonstration: "portal", least: 36 },
  { demonstration: "acme", least: 11 },
] as const)("what $demonstration buys is what the product says of it", async ({ demonstration, least }) => {
  const installation = await newInstallation({ demonstration });
  const admin = await callerAt(installation, signIns.admin);
  const { list, whole } = await listed(admin);
  expect(whole.length).toBeGreaterThanOrEqual(least);
  for (const [index, purchase] of whole.entries()) {
    const { lines, net_cents, vat_cents, total_cents } = purchase;
    expect(purchase).toMatchObject(list[index] ?? {});
    expect(total(lines.map((line) => line.net_cents))).toBe(net_cents);
    expect(purchase.net_eur_cents).toBe(net_cents);
    // 21 % of all lines together, half a cent away from zero.
    expect(Math.abs(vat_cents)).toBe(Math.floor((Math.abs(net_cents) * 21 + 50) / 100));
    expect([net_cents + vat_cents, purchase.payable_cents]).toEqual([total_cents, total_cents]);
    expect(purchase.lacks).toEqual([]);
  }

  const owed = whole.filter(({ state }) => state === "approved");
  const { data } = payableList.parse((await admin("GET", "/payables")).json());
  expect(data.map(({ id, payable_cents }) => [id, payable_cents]).toSorted()).toEqual(
    owed.map(({ id, payable_cents }) => [id, payable_cents]).toSorted(),
  );
  for (const { lacks } of data) expect(lacks).toBeNull();
});

test("a planted invoice has its file, and goes on its way as any other", async () => {
  const installation = await newInstallation({ demonstration: "portal" });
  const admin = await callerAt(installation, signIns.admin);
  const { whole } = await listed(admin);
  const waiting = whole.filter(({ state }) => state === "open");
  expect(waiting).toHaveLength(3);
  for (const { id, number, lines } of waiting) {
    const file = await admin("GET", `/purchase_invoices/${id}/file`);
    expect(file.status).toBe(200);
    expect(readUbl(new TextEncoder().encode(file.text))).toMatchObject({
      document: { number, findings: [] },
    });
    expect(lines.every(({ project }) => project !== null)).toBe(true);
    expect((await decided(admin, { id }, { state: "approved" })).status).toBe(200);
  }
  // What its manager alone decides on is open to that manager.
  const [first] = waiting;
  const { data: project } = (await admin("GET", `/projects/${first?.lines[0]?.project?.id}`)).json();
  expect(project.project_manager).not.toBeNull();
});
