import { alive, expect, fillLogin, letIn, open, signIn, test } from "../support/browser.ts";
import { password, signIns } from "../support/installation.ts";
import { button, choice, heading, link, menu, notice, secretBox, textbox } from "../support/page-words.ts";

const secret = "pavisam jauna parole";

test("an employee changes name, language and then the password from the avatar", async ({
  page,
  newBrowser,
}) => {
  await signIn(page, "employee");
  const elsewhere = await newBrowser();
  await signIn(elsewhere, "employee");
  await link(menu(page), /Jānis Krūmiņš/).click();
  await expect(heading(page, "Mani dati")).toBeVisible();

  await textbox(page, "Vārds, uzvārds").fill("");
  await expect(button(page, "Saglabāt")).toBeDisabled();
  await textbox(page, "Vārds, uzvārds").fill("Jānis Krūmkalns");
  await choice(page, "Valoda").selectOption("en");
  await button(page, "Saglabāt").click();
  await expect(heading(page, "My details")).toBeVisible();
  await expect(notice(page, "Your details are saved")).toBeVisible();
  await expect(menu(page)).toContainText("Jānis Krūmkalns");

  const change = button(page, "Change password");
  await expect(change).toBeDisabled();
  await secretBox(page, "Current password").fill(password);
  await secretBox(page, "New password").fill(secret);
  await expect(change).toBeDisabled();
  await secretBox(page, "New password again").fill("cita jauna parole");
  await expect(change).toBeEnabled();
  await change.click();
  await expect(secretBox(page, "New password again")).toHaveAccessibleDescription("Passwords must match");
  await secretBox(page, "New password again").fill(secret);
  await textbox(page, "Name").fill("Jānis Krūmājs");
  await change.click();
  await expect(notice(page, "The password has been changed. On other devices")).toBeVisible();
  await expect(notice(page, "You can log in now")).toHaveCount(0);
  for (const name of ["Current password", "New password", "New password again"])
    await expect(secretBox(page, name)).toHaveValue("");
  await expect(textbox(page, "Name")).toHaveValue("Jānis Krūmājs");

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await fillLogin(elsewhere, signIns.employee, secret);
  await expect(elsewhere).not.toHaveURL(/\/login/);
});

test("a name that is too long is refused at its field by the first press", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/update-user-information");
  const name = textbox(page, "Vārds, uzvārds");
  await name.fill("ā".repeat(121));
  await button(page, "Saglabāt").click();
  await expect(name).toHaveAccessibleDescription("Teksts ir par garu");
  await expect(name).toBeFocused();
  await name.fill("Ārija Ābola");
  await expect(name).toHaveAccessibleDescription("");
});

test("another e-mail address asks for the current password, and a wrong one saves nothing", async ({
  page,
}) => {
  await letIn(page, "user");
  await open(page, "/update-user-information");
  const data = page.getByRole("group", { name: "Persona" });
  const proof = secretBox(data, "Pašreizējā parole");
  await expect(proof).toBeHidden();
  await textbox(page, "Vārds, uzvārds").fill("Cits Vārds");
  await textbox(page, "E-pasts").fill("cits@darbs.lv");
  const save = button(page, "Saglabāt");
  await expect(save).toBeDisabled();
  await proof.fill("nepareiza parole");
  await save.click();
  await expect(proof).toHaveAccessibleDescription(/Pašreizējā parole nav pareiza/);
  await expect(proof).toBeFocused();
  await expect(textbox(page, "Vārds, uzvārds")).toHaveValue("Cits Vārds");
  await expect(textbox(page, "E-pasts")).toHaveValue("cits@darbs.lv");
  await page.reload();
  await alive(page);
  await expect(textbox(page, "E-pasts")).toHaveValue(signIns.user);
  await textbox(page, "E-pasts").fill("cits@darbs.lv");
  await proof.fill(password);
  await save.click();
  await expect(notice(page, "Jūsu dati saglabāti")).toBeVisible();
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, "cits@darbs.lv", password);
  await expect(heading(page, "Kalendārs")).toBeVisible();
});
