import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { heading, link, menu, notice } from "../support/page-words.ts";

const moduleSwitch = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

test("who is on a screen leaves it at once when it is switched off elsewhere", async ({
  page,
  newBrowser,
}) => {
  const [planner, seller] = [await newBrowser(), await newBrowser()];
  await letIn(planner, "employee");
  await open(planner, "/calendar");
  await letIn(seller, "user");
  await open(seller, "/invoices");
  await letIn(page, "admin");
  await open(page, "/settings");
  await link(page.getByRole("navigation", { name: "Iestatījumu sadaļas" }), "Moduļi").click();
  await expect(heading(page, "Moduļi")).toBeVisible();

  await moduleSwitch(page, "Kalendārs").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(moduleSwitch(page, "Kalendārs")).not.toBeChecked();
  await expect(link(menu(page), "Kalendārs")).toHaveCount(0);
  await expect(planner).toHaveURL(/\/no-destionation$/);
  await expect(seller).toHaveURL(/\/invoices$/);
  await expect(link(menu(seller), "Kalendārs")).toHaveCount(0);

  await moduleSwitch(page, "Tāmes ar posmiem un pozīcijām").click();
  await expect(moduleSwitch(page, "Tāmes ar posmiem un pozīcijām")).not.toBeChecked();
  await expect(seller).toHaveURL(/\/invoices$/);
  await moduleSwitch(page, "Produktu piedāvājumi").click();
  await expect(seller).toHaveURL(/\/clients$/);
  await expect(notice(seller, "Šī sadaļa jūsu uzņēmumā ir izslēgta")).toBeVisible();
  await expect(menu(seller).getByRole("listitem")).toHaveText(["Klienti"]);

  await moduleSwitch(page, "Kalendārs").click();
  await expect(link(menu(planner), "Kalendārs")).toBeVisible();
  await expect(link(menu(seller), "Kalendārs")).toBeVisible();
});

test("two who switch different modules lose nothing of each other's", async ({ page, newBrowser }) => {
  const second = await newBrowser();
  for (const browser of [page, second]) {
    await letIn(browser, "admin");
    await open(browser, "/settings/modules");
  }
  await moduleSwitch(page, "Ieņēmumu gaita").click();
  await moduleSwitch(second, "Ieņēmumu prognoze").click();
  for (const browser of [page, second])
    for (const name of ["Ieņēmumu gaita", "Ieņēmumu prognoze"])
      await expect(moduleSwitch(browser, name)).not.toBeChecked();
});

test("an estimate's own costs are entered only where their module is on", async ({ page, newBrowser }) => {
  await letIn(page, "user");
  await open(page, "/estimate/1/costs");
  await expect(page.getByRole("dialog")).toBeVisible();
  const admin = await newBrowser();
  await letIn(admin, "admin");
  await open(admin, "/settings/modules");
  await moduleSwitch(admin, "Iekšējās izmaksas").click();
  await expect(page).toHaveURL(/\/calendar$/);
  await open(page, "/estimate/1");
  await expect(heading(page, "Iekšējās izmaksas")).toHaveCount(0);
});
