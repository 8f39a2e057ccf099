import { alive, expect, fillLogin, letIn, open, signIn, test } from "../support/browser";
import { button, choice, heading, link, menu, notice, secretBox, textbox } from "../support/browser-words";
import { password, signIns } from "../support/installation";

const secret = "pavisam jauna parole";

test("an employee changes name, language and password from the avatar", async ({ page, newBrowser }) => {
  await signIn(page, "employee");
  const elsewhere = await newBrowser();
  await signIn(elsewhere, "employee");
  await link(menu(page), /Jānis Krūmiņš/).click();
  await expect(heading(page, "Mani dati")).toBeVisible();

  const save = button(page, "Saglabāt");
  await expect(save).toBeDisabled();
  await textbox(page, "Vārds, uzvārds").fill("Jānis Krūmkalns");
  await secretBox(page, "Pašreizējā parole").fill(password);
  await secretBox(page, "Jaunā parole").fill(secret);
  await expect(save).toBeDisabled();
  await secretBox(page, "Jaunā parole vēlreiz").fill("cita jauna parole");
  await expect(save).toBeEnabled();
  await save.click();
  await expect(secretBox(page, "Jaunā parole vēlreiz")).toHaveAccessibleDescription("Parolēm ir jāsakrīt");
  await secretBox(page, "Jaunā parole vēlreiz").fill(secret);
  await choice(page, "Valoda").selectOption("en");
  await save.click();
  await expect(heading(page, "My details")).toBeVisible();
  await expect(notice(page, "Your details are saved")).toBeVisible();
  await expect(menu(page)).toContainText("Jānis Krūmkalns");

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await fillLogin(elsewhere, signIns.employee, secret);
  await expect(elsewhere).not.toHaveURL(/\/login/);
});

test("a wrong current password saves nothing and keeps what was typed", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/update-user-information");
  await textbox(page, "Vārds, uzvārds").fill("Cits Vārds");
  await textbox(page, "E-pasts").fill("cits@darbs.lv");
  await secretBox(page, "Pašreizējā parole").fill("nepareiza parole");
  await secretBox(page, "Jaunā parole").fill(secret);
  await secretBox(page, "Jaunā parole vēlreiz").fill(secret);
  await button(page, "Saglabāt").click();
  await expect(secretBox(page, "Pašreizējā parole")).toHaveAccessibleDescription(
    "Pašreizējā parole nav pareiza",
  );
  await expect(textbox(page, "Vārds, uzvārds")).toHaveValue("Cits Vārds");
  await page.reload();
  await alive(page);
  await expect(textbox(page, "E-pasts")).toHaveValue(signIns.user);
});

test("the password may stay as it is", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/update-user-information");
  await textbox(page, "E-pasts").fill("cits@darbs.lv");
  for (const name of ["Pašreizējā parole", "Jaunā parole", "Jaunā parole vēlreiz"])
    await secretBox(page, name).fill(password);
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Jūsu dati saglabāti")).toBeVisible();
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, "cits@darbs.lv", password);
  await expect(heading(page, "Kalendārs")).toBeVisible();
});
