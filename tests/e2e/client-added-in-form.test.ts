import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { loseNextAnswer } from "../support/browser-lost-answer.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, textbox } from "../support/page-words.ts";

const offered = (page: Page, name: string) =>
  page.getByRole("option", { name: `Pievienot klientu „${name}”` });
/** The clients of a name, as the backend has them. */
async function clientsOf(installation: TestInstallation, name: string): Promise<unknown[]> {
  const admin = await callerAt(installation, signIns.admin);
  return (await admin("GET", `/customers?${new URLSearchParams({ q: name })}`)).json().data;
}

const added = /^Klients „Jauns Pagalms” pievienots/;

test("a project's new client is added where it is typed, by keys, and once though the answer is lost", async ({
  page,
  installation,
}) => {
  await letIn(page, "user");
  await open(page, "/projects/add");
  const form = dialog(page, "Jauns projekts");
  await textbox(form, "Nosaukums").fill("Kastes");
  await textbox(form, "Īsais nosaukums").fill("Kastes");
  await textbox(form, "Plānotais sākums").fill("01.12.2026");
  await textbox(form, "Plānotās beigas").fill("15.12.2026");
  const field = choice(form, "Klients");
  await field.fill("Jauns Pagalms");
  await expect(offered(page, "Jauns Pagalms")).toBeVisible();

  await loseNextAnswer(page);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Tīkla kļūda/);
  await expect(field).toHaveValue("Jauns Pagalms");

  await field.press("ArrowDown");
  await expect(offered(page, "Jauns Pagalms")).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(added);
  await button(form, "Izveidot").click();
  await expect(page).toHaveURL(/\/projects\/\d+\/estimates$/);
  await expect(page.getByRole("link", { name: "Jauns Pagalms" }).first()).toBeVisible();
  expect(await clientsOf(installation, "Jauns Pagalms")).toHaveLength(1);
});

test("a client of an estimate's copy is added by the pointer, and what is called so already is not offered", async ({
  page,
  installation,
}) => {
  await letIn(page, "user");
  await open(page, "/estimate/30/duplicate");
  const form = dialog(page, "Dublēt tāmi");
  const field = choice(form, "Klients");
  await field.fill("rasas dzirnas, sia");
  await expect(page.getByRole("option")).toHaveText(["Rasas dzirnas, SIA"]);
  await field.fill("Jauns Pagalms");
  await offered(page, "Jauns Pagalms").click();
  await expect(field).toHaveAccessibleDescription(added);
  await expect(field).toHaveValue("Jauns Pagalms");
  await field.fill("J".repeat(201));
  await offered(page, "J".repeat(201)).click();
  await expect(field).toHaveAccessibleDescription(/Teksts ir par garu/);
  await field.fill("Jauns Pagalms");
  await page.getByRole("option", { name: "Jauns Pagalms" }).click();
  await button(form, "Dublēt tāmi").click();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
  await expect(page.getByText("Jauns Pagalms")).toBeVisible();
  expect(await clientsOf(installation, "Jauns Pagalms")).toHaveLength(1);
});
