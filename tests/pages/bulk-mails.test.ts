import { button } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";
import { three } from "../support/three-documents.ts";

test("chosen invoices are mailed, and what came of each is told", async ({ page, installation }) => {
  const { admin, documents } = await three(installation);
  await letIn(page, "user");
  const rows = documents.map(({ invoice }) => `row=${invoice.id}`).join("&");
  await page.goto(`/invoices/selected?status=2&${rows}`);
  await button(page, "Nosūtīt e-pastā").click();
  await expect(page.getByText("Izdarīts: 2 no 3")).toBeVisible();
  await expect(page.getByText(/klientam nav e-pasta/)).toBeVisible();
  for (const { invoice, email } of documents) {
    const { data } = (await admin("GET", `/invoices/${invoice.id}/mails`)).json();
    expect(data.map(({ to }: { to: string[] }) => to)).toEqual(email ? [[email]] : []);
  }
});
