import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { fillRenewal, openMailedLink } from "../support/browser-mail.ts";
import { signIns } from "../support/installation.ts";
import { button, menu, textbox } from "../support/page-words.ts";

const secret = "jauna parole rudenim";

test("a session that ended meanwhile leads from the menu's buttons to login", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "user");
  await open(page, "/projects");
  const elsewhere = await newBrowser();
  await open(elsewhere, "/renew-password");
  await askForLink(elsewhere, signIns.user);
  await openMailedLink(elsewhere);
  await fillRenewal(elsewhere, secret, secret);
  await expect(elsewhere).toHaveURL(/\/login$/);
  await button(menu(page), "English").click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("button", { name: /^(Pieslēgties|Log in)$/ })).toBeVisible();
});

async function askForLink(page: Page, email: string): Promise<void> {
  await textbox(page, "E-pasts").fill(email);
  await button(page, "Nosūtīt saiti").click();
  await expect(page.getByText("Ja šāds e-pasts ir reģistrēts, uz to ir nosūtīta saite.")).toBeVisible();
}
