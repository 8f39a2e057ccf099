import { expect, fillLogin, letIn, open, signIn, test } from "../support/browser.ts";
import { fillRenewal, openMailedLink } from "../support/browser-mail.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
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
  secretBox,
  textbox,
  unsaved,
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
  await expect(hers).toHaveURL(/\/login$/);
  await fillLogin(hers, "zane@darbs.lv", secret);
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

test("the last administrator stays one, and active", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/users?role_id=1");
  const own = page.getByRole("switch", { name: "Inga Bērziņa: aktīvs" });
  await own.click();
  const question = dialog(page, "Vai tiešām turpināt?");
  await button(question, "Jā").click();
  await expect(question.getByRole("alert")).toContainText(
    "Jāpaliek vismaz vienam administratoram, kas var pieslēgties",
  );
  await link(question, "Nē").click();
  await expect(own).toBeChecked();
  await link(rows(page), "Inga Bērziņa").click();
  const form = dialog(page, "Labot lietotāju: Inga Bērziņa");
  // One's own keys to sign in are changed in one's own profile.
  await expect(textbox(form, "E-pasts")).toHaveAttribute("readonly");
  await expect(textbox(form, "E-pasts")).toHaveAccessibleDescription(/mainiet sadaļā „Mani dati”/);
  await expect(secretBox(form, "Parole")).toHaveCount(0);
  await choice(form, "Loma").selectOption({ label: "Lietotājs" });
  await button(form, "Saglabāt").click();
  await button(form, "Jā, mainīt lomu").click();
  await expect(choice(form, "Loma")).toHaveAccessibleDescription(/^Jāpaliek vismaz vienam administratoram/);
  await link(form, "Dzēst").click();
  // The other role is not saved, and goes.
  await button(unsaved(page), "Jā").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(page.getByRole("alert")).toContainText(
    "Jāpaliek vismaz vienam administratoram, kas var pieslēgties",
  );
});

test("another role and a new password end a person's sessions", async ({ page, newBrowser }) => {
  await letIn(page, "admin");
  const theirs = await newBrowser();
  await letIn(theirs, "user");
  await open(theirs, "/projects");
  await open(page, "/users?q=user@demo");
  await link(rows(page).first(), /./).click();
  await secretBox(page.getByRole("dialog"), "Parole").fill(secret);
  await button(page.getByRole("dialog"), "Saglabāt").click();
  await expect(notice(page, "Lietotājs saglabāts")).toBeVisible();
  await link(menu(theirs), "Klienti").click();
  await expect(theirs).toHaveURL(/\/login\?to=%2Fclients$/);
  await fillLogin(theirs, signIns.user, secret);
  await expect(heading(theirs, "Klienti")).toBeVisible();
});

test("a person to whom projects belong stays in the list without access", async ({ page, installation }) => {
  await signIn(page, "admin");
  const admin = await callerAt(installation, signIns.admin, password);
  const { data } = (await admin("GET", "/users?q=user@demo")).json();
  await open(page, `/users/${data[0].id}/delete?q=user@demo`);
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Lietotājs padarīts neaktīvs, jo uz viņu atsaucas dati")).toBeVisible();
  await expect(rows(page).first().getByRole("switch")).not.toBeChecked();
});

test("a role or an archive that nobody knows filters nothing", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/users");
  const people = await rows(page).count();
  await open(page, "/users?role_id=9");
  await expect(rows(page)).toHaveCount(people);
  await expect(choice(page, "Loma")).toHaveValue("");
  await open(page, "/clients?archived=varbut");
  await expect(heading(page, "Klienti")).toBeVisible();
});
