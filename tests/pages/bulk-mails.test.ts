import { made } from "../api/arrange.ts";
import { addItems } from "../api/estimates/arrange.ts";
import { invoiceDesk } from "../api/invoices/arrange.ts";
import { callerAt, signIns } from "../support/installation.ts";
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

test("an estimate in which something has no name is not mailed with others, and says why", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const [named, unnamed] = [await invoiceDesk(admin), await invoiceDesk(admin)];
  const { estimate, stage } = unnamed;
  const position = await made(admin, "/positions", { estimate_id: estimate.id, estimate_stage_id: stage.id });
  await addItems(unnamed, [{ name: "Rinda", price: "5" }], position.id);
  for (const { clientId } of [named, unnamed])
    await admin("PATCH", `/customers/${clientId}`, { body: { email: "viens@klients.lv" } });
  await letIn(page, "user");
  await page.goto(`/estimates/selected?row=${named.estimate.id}&row=${estimate.id}`);
  await button(page, "Nosūtīt e-pastā").click();
  await expect(page.getByText("Izdarīts: 1 no 2")).toBeVisible();
  await expect(
    page.getByText(
      /Nav nosūtīts, jo tāmē kaut kam nav dots nosaukums\..* Klients redzētu: Dizains · Jauna pozīcija/,
    ),
  ).toBeVisible();
  const mailsOf = async (id: number) => (await admin("GET", `/estimates/${id}/mails`)).json().data.length;
  expect([await mailsOf(named.estimate.id), await mailsOf(estimate.id)]).toEqual([1, 0]);
});
