import { callerAt, signIns } from "#tests/support/installation.ts";
import { eInvoice, taken } from "../api/purchases/arrange.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";
import { pdfWith } from "../support/pdf.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a PDF is typed from, given to a project, approved, rejected and deleted without scripts", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await taken(admin, pdfWith("bez skriptiem"));
  const { name: supplier } = (await admin("GET", "/customers/1")).json().data;
  const { name: project } = (await admin("GET", "/projects/1")).json().data;
  await letIn(page, "admin");
  await page.goto(`/purchases/${id}`);
  await expect(page.getByText("Lai apstiprinātu, vēl trūkst: piegādātājs, numurs")).toBeVisible();
  await link(page, "Aizpildīt").click();
  await textbox(page, "Izrakstīts").fill("28.11.2026");
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Piegādātāja rēķina numurs")).toHaveAccessibleDescription(/obligāts/);
  await expect(textbox(page, "Izrakstīts")).toHaveValue("28.11.2026");
  await choice(page, "Piegādātājs").fill(supplier);
  await textbox(page, "Piegādātāja rēķina numurs").fill("2026/9");
  await textbox(page, "Apmaksāt līdz").fill("12.12.2026");
  await button(page, "Saglabāt").click();
  await expect(heading(page, `${supplier} – 2026/9`)).toBeVisible();

  await link(page, "Pievienot rindu").click();
  await textbox(page, "Par ko").fill("Druka");
  await textbox(page, "Bez PVN").fill("10,05");
  await button(page, "Pievienot").click();
  await expect(row(page, "Druka")).toContainText("10,05 €");
  // Nobody types how many there are.
  await expect(page.getByRole("columnheader", { name: "Daudzums" })).toHaveCount(0);
  await link(page, "Piešķirt visas rindas projektam").click();
  await choice(page, "Projekts").fill(project);
  await button(page, "Saglabāt").click();
  await expect(row(page, "Druka")).toContainText(project);
  await button(page, "Apstiprināt").click();
  await expect(notice(page, "Rēķins apstiprināts")).toBeVisible();
  await button(page, "Atcelt apstiprinājumu").click();
  await link(page, "Noraidīt").click();
  const rejecting = dialog(page, "Noraidīt saņemto rēķinu");
  await textbox(rejecting, "Noraidīšanas iemesls").fill("Nav pasūtīts");
  await button(rejecting, "Noraidīt").click();
  await expect(page.getByText("Nav pasūtīts")).toBeVisible();
  await button(page, "Pārbaudīt vēlreiz").click();
  await link(page, "Dzēst").click();
  await button(page, "Jā").click();
  await expect(notice(page, "Saņemtais rēķins dzēsts")).toBeVisible();
});

test("a user who manages no project of an invoice is told who decides, and employees see none", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await taken(admin, eInvoice({ number: "K-1" }));
  const employee = await callerAt(installation, signIns.employee);
  expect((await employee("GET", `/purchase_invoices/${id}`)).status).toBe(403);
  expect((await employee("GET", `/purchase_invoices/${id}/file`)).status).toBe(403);
  await letIn(page, "user");
  await page.goto(`/purchases/${id}`);
  await expect(page.getByText(/Šo rēķinu apstiprina vai noraida administrators/)).toBeVisible();
  await expect(button(page, "Apstiprināt")).toHaveCount(0);
});

test("an invoice leads to the one with its number, shows its rate, and what is decided is said", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const first = await taken(admin, eInvoice({ number: "S-1" }));
  const { id } = await taken(admin, pdfWith("dolāri"));
  const supplier = await admin("PATCH", `/purchase_invoices/${id}`, {
    body: { supplier_id: first.supplier?.id, currency: "USD", rate: "1.0845", rate_on: "2026-11-27" },
  });
  expect(supplier.status).toBe(200);
  await letIn(page, "admin");
  await page.goto(`/purchases/${id}`);
  await expect(page.getByText("1 € = 1,0845 USD, 27.11.2026")).toBeVisible();
  await link(page, "Aizpildīt").click();
  await expect(textbox(page, "Kurss")).toHaveValue("1,0845");
  await textbox(page, "Piegādātāja rēķina numurs").fill("S-1");
  await textbox(page, "Izrakstīts").fill("28.11.2026");
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Piegādātāja rēķina numurs")).toHaveAccessibleDescription(
    /rēķins S-1 jau ir saņemts$/,
  );
  await link(page, "Atvērt jau saņemto rēķinu").click();
  await expect(heading(page, /S-1$/)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Daudzums" })).toBeVisible();
  await button(page, "Apstiprināt").click();
  await link(page, "Atzīmēt kā apmaksātu").click();
  await button(page, "Saglabāt").click();
  await button(page, "Atcelt apmaksu").click();
  await expect(notice(page, "Apmaksas atzīme noņemta")).toBeVisible();
  for (const state of ["", "state=gone"]) {
    const { status } = await page.context.ask("POST", `/purchases/${first.id}`, {
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: page.context.place.origin,
      },
      body: `version=9&${state}`,
    });
    expect(status).toBe(404);
  }
  for (const line of ["999999", "abc"])
    expect((await page.context.ask("GET", `/purchases/${id}/project/${line}`)).status).toBe(404);

  await page.goto("/purchases?q=S-1&page=1");
  await link(page, "Jāpārbauda").click();
  await expect(page.getByText("Neviens saņemtais rēķins neatbilst")).toBeVisible();
  await link(page, "Apstiprināts").click();
  await expect(row(page, "S-1")).toBeVisible();
});

testSpecification("a backend that has no suppliers' invoices leads to none", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices");
  await expect(link(page, "Saņemtie")).toHaveCount(0);
  for (const path of ["/purchases", "/purchases/add"]) {
    await page.goto(path);
    await expect(page.getByText(/nepiedāvā/)).toBeVisible();
  }
});
