import { expect, fillLogin, letIn, open, test } from "../support/browser.ts";
import { fillRenewal, openMailedLink } from "../support/browser-mail.ts";
import { signIns } from "../support/installation.ts";
import {
  button,
  choice,
  dialog,
  heading,
  link,
  menu,
  notice,
  row,
  rows,
  textbox,
} from "../support/page-words.ts";

const secret = "jauna parole darbam";

test("an employee is added, comes in by the mailed link, and is thrown out", async ({
  page,
  newBrowser,
  faults,
}) => {
  // Thrown out before the calendar's room is open.
  faults.allow(/WebSocket .*\/parties\/calendar\/live/);
  await letIn(page, "admin");
  await open(page, "/users");
  await expect(heading(page, "Lietotāji")).toBeVisible();
  await link(page, "Pievienot lietotāju").click();
  const form = dialog(page, "Jauns lietotājs");
  await textbox(form, "Vārds, uzvārds").fill("Zane Mežkalna");
  await textbox(form, "E-pasts").fill("zane@darbs.lv");
  await expect(choice(form, "Amats")).toBeHidden();
  await choice(form, "Loma").selectOption({ label: "Darbinieks" });
  const position = choice(form, "Amats").locator("option:checked");
  await expect(position).not.toHaveText("Nav izvēlēts");
  const name = (await position.textContent()) ?? "";
  await button(form, "Pievienot").click();
  await expect(form).toBeHidden();
  await expect(notice(page, /Lietotājs .Zane Mežkalna. pievienots. Uz zane@darbs.lv/)).toBeVisible();

  const hers = await newBrowser();
  await openMailedLink(hers);
  await fillRenewal(hers, secret, secret);
  // Her first password leads in.
  await expect(hers).toHaveURL(/\/calendar$/);
  await expect(menu(hers)).toContainText("Zane Mežkalna");

  await open(page, "/users?q=mezkalna");
  await expect(row(page, "Zane Mežkalna")).toContainText(name);
  const access = page.getByRole("switch", { name: "Zane Mežkalna: aktīvs" });
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await access.click();
  await expect(access).not.toBeChecked();
  await expect(row(page, "Zane Mežkalna")).toContainText("Neaktīvs");
  await saved;
  await open(hers, "/update-user-information");
  await expect(hers).toHaveURL(/\/login/);
  await fillLogin(hers, "zane@darbs.lv", secret);
  await expect(hers.getByRole("alert")).toContainText("Nepareizs e-pasts vai parole");
});

test("what belongs to one role is there for that role alone", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/users/add");
  const form = dialog(page, "Jauns lietotājs");
  const calendar = form.getByRole("checkbox", { name: "Kalendāra administrators" });
  const role = choice(form, "Loma");
  await role.selectOption({ label: "Lietotājs" });
  await expect(choice(form, "Amats")).toBeHidden();
  await calendar.check();
  await role.selectOption({ label: "Darbinieks" });
  await expect(calendar).toBeHidden();
  await expect(choice(form, "Amats")).not.toHaveValue("");
  await role.selectOption({ label: "Lietotājs" });
  await expect(calendar).not.toBeChecked();
  await role.selectOption({ label: "Darbinieks" });
  await expect(choice(form, "Amats")).not.toHaveValue("");
  await role.selectOption({ label: "Administrators" });
  await expect(choice(form, "Amats")).toBeHidden();
  await expect(form.locator("[name=stock_item_id]")).toHaveValue("");
});

test("nothing is added without a role, and what is wrong stands at its field", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/users/add");
  const form = dialog(page, "Jauns lietotājs");
  await textbox(form, "Vārds, uzvārds").fill("Bez Lomas");
  await textbox(form, "E-pasts").fill(signIns.user);
  await button(form, "Pievienot").click();
  await expect(choice(form, "Loma")).toHaveAccessibleDescription("Izvēlieties lomu");
  await choice(form, "Loma").selectOption({ label: "Lietotājs" });
  await button(form, "Pievienot").click();
  await expect(textbox(form, "E-pasts")).toHaveAccessibleDescription("Lietotājs ar šādu e-pastu jau ir");
  await expect(form.getByRole("alert")).toContainText("* Lietotājs ar šādu e-pastu jau ir");
  await expect(textbox(form, "Vārds, uzvārds")).toHaveValue("Bez Lomas");
  // The list says what the fields say, and no longer than they do.
  await choice(form, "Loma").selectOption({ label: "Administrators" });
  await expect(textbox(form, "E-pasts")).not.toHaveAccessibleDescription(/jau ir/);
  await expect(form.getByRole("alert")).toHaveCount(0);
});

test("the list is searched and shown by role, and counts", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/users");
  await page.getByRole("combobox", { name: "Loma" }).selectOption({ label: "Administrators" });
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/role_id=1/);
  await page.getByRole("searchbox", { name: "Meklēt lietotāju" }).fill("nav tāda");
  await expect(page.getByText("Pēc „nav tāda” nekas netika atrasts.")).toBeVisible();
  await link(page, "Rādīt visus").click();
  await expect(rows(page)).toHaveCount(20);
});
