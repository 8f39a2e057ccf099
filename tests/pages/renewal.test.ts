import { callerAt, password, signIns } from "../support/installation.ts";
import { button, fillLogin, heading, link, menu, notice, secretBox, textbox } from "../support/page-words.ts";
import { fillRenewal, openMailedLink } from "../support/plain/mail.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const secret = "jauna parole rudenim";

test("a forgotten password is renewed by the link in the mail", async ({ page }) => {
  await page.goto("/login");
  await link(page, "Aizmirsāt paroli?").click();
  await expect(heading(page, "Paroles atjaunošana")).toBeVisible();
  await askForLink(page, signIns.user);
  await openMailedLink(page);
  await expect(heading(page, "Jauna parole")).toBeVisible();

  await fillRenewal(page, secret, "jauna parole rudenī");
  await expect(secretBox(page, "Parole vēlreiz")).toHaveAccessibleDescription("Parolēm ir jāsakrīt");
  await fillRenewal(page, "par īsu", "par īsu");
  await expect(secretBox(page, "Parole")).toHaveAccessibleDescription(/Parole ir par īsu/);
  await fillRenewal(page, "password1234", "password1234");
  await expect(secretBox(page, "Parole")).toHaveAccessibleDescription(/Šo paroli ir pārāk viegli uzminēt/);
  await fillRenewal(page, secret, secret);
  await expect(page).toHaveURL(/\/login$/);
  await expect(notice(page, "Parole ir nomainīta")).toBeVisible();

  await fillLogin(page, signIns.user, password);
  await expect(page.getByRole("alert")).toContainText("Nepareizs e-pasts vai parole");
  await expect(textbox(page, "E-pasts")).toHaveValue(signIns.user);
  await fillLogin(page, signIns.user, secret);
  await expect(page).toHaveURL(/\/calendar$/);
});

test("a link used twice says so and leads to a new one", async ({ page }) => {
  await page.goto("/renew-password");
  await askForLink(page, signIns.user);
  const address = await openMailedLink(page);
  await fillRenewal(page, secret, secret);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(address);
  await expect(page.getByRole("alert")).toHaveText("Saite vairs nav derīga");
  await expect(secretBox(page, "Parole")).toHaveCount(0);
  await link(page, "Pieprasīt jaunu saiti").click();
  await expect(heading(page, "Paroles atjaunošana")).toBeVisible();
});

test("a link used up while its page was open says so", async ({ page, newBrowser }) => {
  await page.goto("/renew-password");
  await askForLink(page, signIns.user);
  const address = await openMailedLink(page);
  const elsewhere = await newBrowser();
  await elsewhere.goto(address);
  await fillRenewal(elsewhere, secret, secret);
  await expect(elsewhere).toHaveURL(/\/login$/);
  await fillRenewal(page, "cita jauna parole", "cita jauna parole");
  await expect(page.getByRole("alert")).toContainText("Saite vairs nav derīga");
});

test("an address that nobody has gets the same answer and no mail", async ({ page }) => {
  await page.goto("/renew-password");
  await textbox(page, "E-pasts").fill("nav pasts");
  await button(page, "Nosūtīt saiti").click();
  await expect(textbox(page, "E-pasts")).toHaveAccessibleDescription("Ievadiet derīgu e-pastu");
  await askForLink(page, "nobody@demo.test");
  await page.goto("/mailbox");
  await expect(page.getByText("Vēl neviena vēstule nav nosūtīta.")).toBeVisible();
});

test("a new password ends every session of that person", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await page.goto("/projects");
  const elsewhere = await newBrowser();
  await elsewhere.goto("/renew-password");
  await askForLink(elsewhere, signIns.user);
  await openMailedLink(elsewhere);
  await fillRenewal(elsewhere, secret, secret);
  await expect(elsewhere).toHaveURL(/\/login$/);
  await link(menu(page), "Klienti").click();
  await expect(page).toHaveURL(/\/login\?to=%2Fclients$/);
});

test("the mail is in the person's own language", async ({ page, installation }) => {
  const user = await callerAt(installation, signIns.user);
  expect((await user("PATCH", "/user/update-info", { body: { language: "en" } })).status).toBe(200);
  await page.goto("/renew-password");
  await askForLink(page, signIns.user);
  await openMailedLink(page);
  await page.goto("/mailbox");
  await expect(heading(page, "Testa birojs: password renewal")).toBeVisible();
});

test("the sixth wrong password in a minute has to wait", async ({ page }) => {
  await page.goto("/login");
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await fillLogin(page, signIns.user, "nepareiza parole");
    expect(page.status, `attempt ${attempt}`).toBe(403);
  }
  await fillLogin(page, signIns.user, password);
  await expect(page.getByRole("alert")).toContainText("Pārāk daudz mēģinājumu");
});

async function askForLink(page: Page, email: string): Promise<void> {
  await textbox(page, "E-pasts").fill(email);
  await button(page, "Nosūtīt saiti").click();
  await expect(page.getByText("Ja šāds e-pasts ir reģistrēts, uz to ir nosūtīta saite.")).toBeVisible();
}
