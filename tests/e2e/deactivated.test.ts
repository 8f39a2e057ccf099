import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, heading, link, notice, row } from "../support/page-words.ts";

/** Another administrator, who has set a password. */
async function secondAdministrator(installation: TestInstallation): Promise<string> {
  const admin = await callerAt(installation, signIns.admin);
  const body = { name: "Otrā Vadītāja", email: "otra@darbs.lv", role_id: 1, password };
  expect((await admin("POST", "/register", { body })).status).toBe(201);
  return body.email;
}

test("anyone who is deactivated by mistake is let in again from the message", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/users");
  const planner = row(page, signIns.planner).getByRole("switch");
  await planner.click();
  await expect(notice(page, "Lietotājs vairs nevar pieslēgties")).toBeVisible();
  await expect(planner).not.toBeChecked();
  await button(page, "Atsaukt").click();
  await expect(notice(page, "Lietotājs atkal var pieslēgties")).toBeVisible();
  await expect(planner).toBeChecked();
});

test("an archived client is brought back from the message", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients/1/data/delete");
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Klients arhivēts, jo uz to atsaucas projekti")).toBeVisible();
  await button(page, "Atsaukt").click();
  await expect(notice(page, "Klients atjaunots")).toBeVisible();
});

test("an administrator is asked before the own access or role is given up", async ({
  page,
  installation,
}) => {
  const email = await secondAdministrator(installation);
  await letIn(page, "admin");
  await page.goto("/users");
  const own = row(page, signIns.admin).getByRole("switch");
  await own.click();
  const question = dialog(page, "Vai tiešām turpināt?");
  await expect(question).toContainText("Pēc tam jūs vairs nevarēsiet pieslēgties");
  await link(question, "Nē").click();
  await expect(own).toBeChecked();

  await link(row(page, signIns.admin), /./).first().click();
  const form = dialog(page, /^Labot lietotāju/);
  await choice(form, "Loma").selectOption({ label: "Lietotājs" });
  await button(form, "Saglabāt").click();
  await expect(form.getByRole("alert")).toContainText("Jūs vairs nebūsiet administrators");
  await expect(choice(form, "Loma").locator("option:checked")).toHaveText("Lietotājs");
  const admin = await callerAt(installation, email);
  const known = async () => (await admin("GET", `/users?q=${signIns.admin}`)).json().data;
  expect(await known()).toMatchObject([{ role_id: 1, is_active: true }]);
  await button(form, "Jā, mainīt lomu").click();
  await expect(heading(page, /Pieslēg/)).toBeVisible();
  await expect.poll(known).toMatchObject([{ role_id: 2, is_active: true }]);
});
