import { invoiceList } from "#model/invoice/invoice.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { button, choice, fillLogin, textbox } from "../support/page-words.ts";
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
  await expect(page.getByText(/šis ieraksts ir mainīts/)).toBeVisible();
  const numberOf = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data.invoice_nr;
  expect(await numberOf(changed.id)).toBe("");
  expect(await numberOf(other.id)).not.toBe("");
});

for (const [typed, told] of [
  ["45.13.2026", "Ievadiet datumu, piemēram, 31.12.2026"],
  ["01.01.1850", "no 1900. līdz 2100. gadam"],
  ["", "Šis lauks ir obligāts"],
] as const)
  test(`a day of payment “${typed}” is refused at its field, and nothing is paid`, async ({
    page,
    installation,
  }) => {
    const admin = await callerAt(installation, signIns.admin);
    const [late] = (await admin("GET", "/invoices?status=2")).json().invoices.data;
    await letIn(page, "user");
    await page.goto(`/invoices/selected?status=2&row=${late.id}`);
    await textbox(page, "Apmaksas datums").fill(typed);
    await button(page, "Atzīmēt kā apmaksātus").click();
    await expect(textbox(page, "Apmaksas datums")).toHaveAttribute("aria-invalid", "true");
    await expect(textbox(page, "Apmaksas datums")).toHaveValue(typed);
    await expect(page.getByText(told)).toBeVisible();
    expect((await admin("GET", `/invoices/${late.id}`)).json().data.payments).toEqual(late.payments ?? []);
  });

test("what was chosen for many projects is there once its sender has signed in again", async ({
  page,
  context,
  installation,
}) => {
  const user = await callerAt(installation, signIns.user);
  const [one, other] = (await user("GET", "/projects?status=1")).json().data;
  await letIn(page, "user");
  const address = `/projects/selected?status=1&row=${one.id}&row=${other.id}`;
  await page.goto(address);
  await choice(page, "Statuss").selectOption("Procesā");
  await context.clearCookies();
  await button(page, "Mainīt").first().click();
  await fillLogin(page, signIns.user, password);
  expect(page.url().endsWith(address)).toBe(true);
  await expect(choice(page, "Statuss").locator("option:checked")).toHaveText("Procesā");
  await button(page, "Mainīt").first().click();
  await expect(page.getByText("Izdarīts: 2 no 2")).toBeVisible();
  await expect(choice(page, "Statuss").locator("option:checked")).toHaveText("Procesā");
});

test("drafts are numbered in the order of their dates", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const drafts = (await admin("GET", "/invoices?status=1&sorting=-date")).json().invoices.data.slice(0, 3);
  const days = ["2026-11-20", "2026-11-03", "2026-11-12"];
  for (const [index, { id }] of drafts.entries())
    expect((await admin("PATCH", `/invoices/${id}`, { body: { date: days[index] } })).status).toBe(200);
  await letIn(page, "user");
  const rows = drafts.map(({ id }: { id: number }) => `row=${id}`).join("&");
  await page.goto(`/invoices/selected?status=1&${rows}`);
  await button(page, "Izrakstīt").click();
  await expect(page.getByText("Izdarīts: 3 no 3")).toBeVisible();
  const numbers = new Map<string, string>();
  for (const { id } of drafts) {
    const { date, invoice_nr } = (await admin("GET", `/invoices/${id}`)).json().data;
    numbers.set(date, invoice_nr);
  }
  const inOrder = days.toSorted().map((day) => numbers.get(day));
  expect(inOrder).toEqual(inOrder.toSorted());
  expect(new Set(inOrder).size).toBe(3);
});

test("after one act the next one still leaves what a colleague has changed", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const drafts = invoiceList.parse((await admin("GET", "/invoices?status=1&per_page=100")).json());
  const one = drafts.invoices.data.find(({ total_cents }) => (total_cents ?? 0) > 100);
  if (!one) throw new Error("no draft that asks for money");
  expect((await admin("POST", `/invoices/${one.id}/final_document`, { body: {} })).status).toBe(200);
  await letIn(page, "user");
  await page.goto(`/invoices/selected?status=2&row=${one.id}`);
  await button(page, "Atzīmēt kā nosūtītus").click();
  await expect(page.getByText("Izdarīts: 1 no 1")).toBeVisible();
  const paid = await admin("POST", `/invoices/${one.id}/payments`, {
    body: { date: "2026-11-20", amount: "1.00" },
  });
  expect(paid.status, paid.text).toBe(201);
  await button(page, "Atzīmēt kā apmaksātus").click();
  await expect(page.getByText("Izdarīts: 0 no 1")).toBeVisible();
  await expect(page.getByText(/šis ieraksts ir mainīts/)).toBeVisible();
  expect((await admin("GET", `/invoices/${one.id}`)).json().data.payments).toHaveLength(1);
});
