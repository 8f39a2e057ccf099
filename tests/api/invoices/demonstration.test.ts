import { expect, test } from "vitest";
import { invoiceList } from "#model/invoice/invoice.ts";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";

/** Every document of an installation, as its list shows them. */
async function listed(user: Caller) {
  const pages: ReturnType<typeof invoiceList.parse>["invoices"]["data"] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { invoices } = invoiceList.parse((await user("GET", `/invoices?page=${page}&per_page=100`)).json());
    pages.push(...invoices.data);
    last = invoices.last_page;
  }
  return pages;
}

test("the demonstration's documents come to their estimates, and the next one goes on counting", async () => {
  const installation = await newInstallation({ demonstration: "beta" });
  const user = await callerAt(installation, signIns.user);
  const all = await listed(user);
  expect(all.length).toBeGreaterThan(50);

  let whole = 0;
  const estimateIds = [...new Set(all.map(({ estimate_id }) => estimate_id))];
  for (const id of estimateIds) {
    const { data } = (await user("GET", `/${id}/invoices`)).json();
    const left = data.remaining.flatMap((group: { taxable_cents: number; amount_cents: number }) => [
      group.taxable_cents,
      group.amount_cents,
    ]);
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    if (data.open_items.length > 0) continue;
    expect(Math.max(...left)).toBe(0);
    whole += 1;
  }
  expect(whole).toBeGreaterThan(10);

  const draft = all.find(({ invoice_nr }) => invoice_nr === "");
  const last = all
    .filter(({ invoice_nr }) => /^B\d/.test(invoice_nr))
    .map(({ invoice_nr }) => invoice_nr)
    .sort()
    .at(-1);
  const issued = await user("POST", `/invoices/${draft?.id}/final_document`, { body: {} });
  expect(issued.status).toBe(200);
  expect(issued.json().data.invoice_nr).toBe(`B${String(Number(last?.slice(1)) + 1).padStart(6, "0")}`);
});

test.each(["portal", "acme", "beta"] as const)(
  "in every document of the demonstration %s the VAT of a rate is its base times the rate, rounded once",
  { timeout: 120_000 },
  async (demonstration) => {
    const user = await callerAt(await newInstallation({ demonstration }), signIns.user);
    let groups = 0;
    const wrong: string[] = [];
    for (const { id, invoice_nr } of await listed(user)) {
      const { content } = (await user("GET", `/invoices/${id}`)).json().data;
      for (const { rate, taxable_cents, amount_cents } of content.groups) {
        groups += 1;
        const [whole = "0", places = ""] = rate.split(".");
        const hundredths = BigInt(whole + places.padEnd(2, "0"));
        const wanted = (BigInt(taxable_cents) * hundredths + 5_000n) / 10_000n;
        if (BigInt(amount_cents) !== wanted) wrong.push(`${invoice_nr}: ${amount_cents} of ${taxable_cents}`);
      }
    }
    expect(groups).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  },
);

test("what a demonstration's document says is read as it was frozen, whichever it is", async () => {
  const installation = await newInstallation({ demonstration: "beta" });
  const user = await callerAt(installation, signIns.user);
  for (const { id, invoice_type_id, total_cents, invoice_nr } of await listed(user)) {
    const answer = await user("GET", `/invoices/${id}`);
    expect(answer.status).toBe(200);
    const { content, estimate } = answer.json().data;
    expect(estimate.estimate_nr).not.toBe("");
    expect(content.seller.name).toBe("Beta Reklāma, SIA");
    expect(content.lines.length, invoice_nr).toBeGreaterThan(0);
    expect(invoice_type_id === 3 ? -content.total_cents : content.total_cents).toBe(total_cents);
  }
});
