import { showDate } from "#model/date/dates.ts";
import { made } from "../api/arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, link, row, textbox } from "../support/page-words.ts";
import { enterAs, test as withSpecBackend } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** A client who was asked for 213.83 a month and a half ago and has paid 13.83 of it since. */
async function owing(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Aka, SIA", email: "aka@klients.lv" } });
  const late = await issued(at, {}, { date: daysAway(-45), due_date: daysAway(-35) });
  await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-20), amount: "13.83" });
  return { admin, late, start: `/clients/${at.clientId}` };
}

test("a statement is read for a period, and what is wrong with that is said at its field", async ({
  page,
  installation,
}) => {
  const { late, start } = await owing(installation);
  await letIn(page, "user");
  await page.goto(start);
  await link(page.getByRole("navigation", { name: "Lapas sadaļas" }), "Norēķini").click();
  await page.goto(`${start}/statement?from=${daysAway(-60)}`);
  const main = page.getByRole("main");
  await expect(row(page, `Rēķins ${late.invoice_nr}`).nth(0)).toContainText("213,83 €");
  await expect(row(page, `Maksājums par ${late.invoice_nr}`)).toContainText("200,00 €");
  await expect(row(page, "Sākuma atlikums")).toContainText("0,00 €");
  await expect(main).toContainText(`Neapmaksātie dokumenti ${showDate(daysAway(0))}`);
  await expect(main).toContainText("Kavēts 31–60 dienas200,00 €");
  await expect(main).toContainText("Kopā apmaksai200,00 €");
  await textbox(page, "No").fill(showDate(daysAway(-30)));
  await button(page, "Parādīt").click();
  await expect(row(page, "Sākuma atlikums")).toContainText("213,83 €");
  await textbox(page, "Līdz").fill(showDate(daysAway(3)));
  await button(page, "Parādīt").click();
  await expect(main).toContainText("Izraksts nevar beigties nākotnē");
  await link(page, "Iepriekšējais gads").click();
  await expect(textbox(page, "No")).toHaveValue(`01.01.${Number(daysAway(0).slice(0, 4)) - 1}`);
});

test("the same in English", async ({ page, installation }) => {
  const { late, start } = await owing(installation);
  await letIn(page, "admin");
  await page.goto(start);
  await button(page, "English").click();
  await page.goto(`${start}/statement?from=${daysAway(-60)}`);
  await expect(row(page, `Invoice ${late.invoice_nr}`).nth(0)).toContainText("213.83 €");
  await expect(page.getByRole("main")).toContainText("31–60 days overdue200.00 €");
  await expect(page.getByRole("main")).toContainText("Total to pay200.00 €");
});

test("a statement is mailed without scripts, and its mail is there to be read", async ({
  page,
  installation,
}) => {
  const { admin, start } = await owing(installation);
  await letIn(page, "user");
  await page.goto(`${start}/statement?from=${daysAway(-60)}&to=${daysAway(0)}`);
  await link(page, "Nosūtīt").click();
  const mail = dialog(page, /^Nosūtīt savstarpējo norēķinu izrakstu/);
  await expect(textbox(mail, "Temats")).toHaveValue(/^Savstarpējo norēķinu izraksts/);
  await expect(textbox(mail, "Vēstules teksts")).toHaveValue(/200,00\s€/);
  await link(mail, "Angliski").click();
  await expect(textbox(mail, "Temats")).toHaveValue(/^Statement of account/);
  await button(mail, "Nosūtīt").click();
  await expect(page).toHaveURL(new RegExp(`/statement\\?from=${daysAway(-60)}`));
  await expect(page.getByRole("main")).toContainText("Nosūtītās vēstules");
  await expect(page.getByRole("main")).toContainText("aka@klients.lv");
  const { data } = (await admin("GET", `/customers/${start.slice(9)}/statement/mails`)).json();
  expect(data).toMatchObject([{ to: ["aka@klients.lv"] }]);
  expect(data[0].file_name).toContain("Statement of account");
});

test("what moved while the mail was written is said, and then sent as it is by now", async ({
  page,
  installation,
}) => {
  const { admin, late, start } = await owing(installation);
  await letIn(page, "user");
  await page.goto(`${start}/statement/send?from=${daysAway(-60)}&to=${daysAway(0)}`);
  const mail = dialog(page, /^Nosūtīt savstarpējo norēķinu izrakstu/);
  await textbox(mail, "Temats").fill("Mani vārdi");
  await made(admin, `/invoices/${late.id}/payments`, { date: daysAway(-1), amount: "100" });
  await button(mail, "Nosūtīt").click();
  await expect(mail).toContainText("Dokuments ir mainīts, kopš sākāt rakstīt vēstuli.");
  await expect(textbox(mail, "Temats")).toHaveValue("Mani vārdi");
  const mails = async () => (await admin("GET", `/customers/${start.slice(9)}/statement/mails`)).json().data;
  expect(await mails()).toEqual([]);
  await button(mail, "Nosūtīt").click();
  await expect(page.getByRole("main")).toContainText("Nosūtītās vēstules");
  expect(await mails()).toMatchObject([{ subject: "Mani vārdi" }]);
});

test("a client without documents has nothing to send", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await made(admin, "/customers", { name: "Jauns, SIA", short_name: "J" });
  await letIn(page, "user");
  await page.goto(`/clients/${id}/statement`);
  await expect(link(page, "Nosūtīt")).toHaveCount(0);
  await page.goto(`/clients/${id}/statement/send`);
  await expect(page.getByRole("dialog")).toContainText("tāpēc nav ko nosūtīt");
});

withSpecBackend("a backend without statements has no tab of them", async ({ page }) => {
  await enterAs(page, "ilze", "/clients/1/data");
  await expect(link(page, "Rēķini").nth(0)).toBeVisible();
  await expect(link(page, "Norēķini")).toHaveCount(0);
  await page.goto("/clients/1/statement");
  await expect(page.getByRole("main")).toContainText("Uzņēmuma serveris šo nepiedāvā.");
});
