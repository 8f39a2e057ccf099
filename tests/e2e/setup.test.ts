import { founder } from "../api/arrange.ts";
import { expect, fillLogin, open, type Page, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { fillRenewal } from "../support/browser-mail.ts";
import { founderOf } from "../support/founder.ts";
import { password } from "../support/installation.ts";
import { button, dialog, heading, link, menu, notice, row, textbox } from "../support/page-words.ts";

test.use({ demonstration: null });

const step = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a new agency goes from its first password to a first client, and has a sample meanwhile", async ({
  page,
  installation,
}) => {
  await open(page, installation.link ?? "");
  await fillRenewal(page, password, password);
  await expect(page).toHaveURL(/\/setup$/);
  await expect(page.getByText("Paveikts: 0 no 8")).toBeVisible();

  await test.step("a step is skipped and taken up again by one key, which keeps the focus", async () => {
    await button(page, "Izlaist: Cenrādis").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Atgriezt: Cenrādis")).toBeFocused();
    await expect(page.getByText("Paveikts: 0 no 8, izlaists: 1")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(button(page, "Izlaist: Cenrādis")).toBeFocused();
    await expect(page.getByText("Paveikts: 0 no 8", { exact: true })).toBeVisible();
  });

  await test.step("the sample is opened when it is made, and is no step", async () => {
    await button(page, "Izveidot paraugu").click();
    await expect(heading(page, "Paraugs: jubilejas kampaņa")).toBeVisible();
    await expect(notice(page, "Paraugs izveidots")).toBeVisible();
    await link(menu(page), "Pārskats").click();
    await link(page, "Darba sākšana: atlikuši 8 soļi").click();
    await expect(page.getByText("Paveikts: 0 no 8")).toBeVisible();
  });

  await test.step("the company's details are filled in on their own screen, and ticked", async () => {
    await link(page, "Aizpildīt rekvizītus").click();
    await textbox(page, "Juridiskais nosaukums").fill("Ziedu nams, SIA");
    await textbox(page, "Reģistrācijas nr.").fill("40003521600");
    await textbox(page, "Juridiskā adrese").fill("Brīvības iela 1, Rīga");
    await button(page, "Saglabāt").click();
    await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
    await open(page, "/setup");
    await expect(step(page, "Uzņēmums un numerācija")).toContainText("Paveikts");
    await expect(page.getByText("Paveikts: 1 no 8")).toBeVisible();
  });

  await test.step("the sample goes whole after a question that names it", async () => {
    await link(page, "Noņemt paraugu").click();
    const question = dialog(page, "Noņemt paraugu?");
    await expect(question).toContainText("projekts „Paraugs: jubilejas kampaņa”");
    await button(question, "Jā").click();
    await expect(question).toBeHidden();
    await expect(notice(page, "Paraugs noņemts")).toBeVisible();
    await link(menu(page), "Klienti").click();
    await expect(page.getByText("Šeit būs jūsu klienti. Pievienojiet pirmo.")).toBeVisible();
    await expect(row(page, "Parauga klients")).toHaveCount(0);
  });
});

test("the list and the question are accessible and fit their width", async ({ page, installation }) => {
  const admin = await founderOf(installation);
  await admin("POST", "/setup/people/skip");
  await admin("POST", "/setup/sample");
  await open(page, "/login");
  await fillLogin(page, founder, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  const question = "/setup/sample/remove";
  await lookAtAll(page, ["/setup", "/setup", question, question, "/dashboard", "/dashboard"]);
});
