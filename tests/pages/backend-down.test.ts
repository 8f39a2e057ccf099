import { requestNumber } from "../support/backend-looks.ts";
import { button, fillLogin, heading, menu, notice, textbox } from "../support/page-words.ts";
import { signIn, test } from "../support/plain/own-backend.ts";
import { expect } from "../support/plain/test.ts";

const defaultLook = "Uzņēmuma iestatījumus neizdevās ielādēt. Redzamās krāsas ir noklusētās.";

test("login is shown in default colours and says what is the matter", async ({ page, backend }) => {
  await backend.stop();
  await page.goto("/login");
  await expect(heading(page, "Pieslēgties")).toBeVisible();
  await expect(notice(page, defaultLook)).toBeVisible();
  await fillLogin(page, "janis@birojs.lv", "jebkura parole");
  await expect(page.getByRole("alert")).toContainText("Tīkla kļūda");
  await expect(textbox(page, "E-pasts")).toHaveValue("janis@birojs.lv");
});

test("a page says so with the request's number", async ({ page, backend }) => {
  await signIn(page);
  await backend.stop();
  for (const path of ["/projects", "/clients/1/data", "/clients/add", "/projects/filter"]) {
    await page.goto(path);
    await expect(heading(page, "Radās kļūda"), path).toBeVisible();
    await expect(page.getByText("Tīkla kļūda")).toBeVisible();
    await expect(page.getByText(requestNumber)).toBeVisible();
    await expect(page).toHaveTitle(/Savs birojs$/);
    await expect(notice(page, defaultLook)).toBeVisible();
  }
});

test("what was typed stands on the page that says that it cannot be saved", async ({ page, backend }) => {
  await signIn(page);
  await page.goto("/clients/1/data");
  await textbox(page, "Juridiskā adrese").fill("Brīvības iela 1, Rīga");
  await backend.stop();
  await button(page, "Saglabāt").click();
  await expect(heading(page, "Radās kļūda")).toBeVisible();
  await expect(page.getByText("Tīkla kļūda")).toBeVisible();
  await expect(page.getByRole("term").last()).toHaveText("Juridiskā adrese");
  await expect(page.getByRole("definition").last()).toHaveText("Brīvības iela 1, Rīga");
});

test("signing out works all the same", async ({ page, backend }) => {
  await signIn(page);
  await backend.stop();
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login$/);
});
