import { callerAt, password, signIns } from "../support/installation.ts";
import {
  button,
  choice,
  dialog,
  fillLogin,
  heading,
  link,
  menu,
  notice,
  rows,
  secretBox,
  textbox,
} from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

const secret = "jauna parole darbam";

test("the last administrator stays one, and active", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/users?role_id=1");
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
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(page.getByRole("alert")).toContainText(
    "Jāpaliek vismaz vienam administratoram, kas var pieslēgties",
  );
});

test("another role and a new password end a person's sessions", async ({ page, newBrowser }) => {
  await letIn(page, "admin");
  const theirs = await newBrowser();
  await letIn(theirs, "user");
  await theirs.goto("/projects");
  await page.goto("/users?q=user@demo");
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
  await letIn(page, "admin");
  await page.goto("/");
  const admin = await callerAt(installation, signIns.admin, password);
  const { data } = (await admin("GET", "/users?q=user@demo")).json();
  await page.goto(`/users/${data[0].id}/delete?q=user@demo`);
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Lietotājs padarīts neaktīvs, jo uz viņu atsaucas dati")).toBeVisible();
  await expect(rows(page).first().getByRole("switch")).not.toBeChecked();
});

test("a role or an archive that nobody knows filters nothing", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/users");
  const people = await rows(page).count();
  await page.goto("/users?role_id=9");
  await expect(rows(page)).toHaveCount(people);
  await expect(choice(page, "Loma")).toHaveValue("");
  await page.goto("/clients?archived=varbut");
  await expect(heading(page, "Klienti")).toBeVisible();
});
