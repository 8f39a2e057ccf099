import { callerAt, signIns } from "../support/installation.ts";
import { button } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a draft that a colleague has changed since it was chosen is not issued with others", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const [changed, other] = (await admin("GET", "/invoices?status=1")).json().invoices.data;
  await letIn(page, "user");
  await page.goto(`/invoices/selected?status=1&row=${changed.id}&row=${other.id}`);
  // The sum stays as it was.
  const body = { order_number: "PO-77", due_date: "2027-03-31" };
  const change = await admin("PATCH", `/invoices/${changed.id}`, { body });
  expect(change.status).toBe(200);
  await button(page, "Izrakstīt").click();
  await expect(page.getByText("Izdarīts: 1 no 2")).toBeVisible();
  await expect(page.getByText(/mainījis kolēģis/)).toBeVisible();
  const numberOf = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data.invoice_nr;
  expect(await numberOf(changed.id)).toBe("");
  expect(await numberOf(other.id)).not.toBe("");
});
