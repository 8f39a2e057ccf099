import { expect, fillLogin, open, signIn, test } from "../support/browser.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { link, menu } from "../support/page-words.ts";

test.describe("where the calendar is off", () => {
  test.use({ demonstration: "beta" });

  test("an employee is asked for nothing and told so", async ({ page }) => {
    await signIn(page, "employee");
    await expect(page).toHaveURL(/\/no-destionation$/);
    await expect(page.getByText("Jūsu lomai šeit pagaidām nav atvērta neviena sadaļa.")).toBeVisible();
    await expect(menu(page).getByRole("listitem")).toHaveCount(0);
    await page.goto("/calendar");
    await expect(page).toHaveURL(/\/no-destionation$/);
  });
});

test("without the modules of a screen an administrator is led to the dashboard", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("PATCH", "/modules/", { body: { modules: [] } })).status).toBe(200);
  await signIn(page, "admin");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(menu(page).getByRole("listitem")).toHaveText([
    "Pārskats",
    "Lietotāji",
    "Klienti",
    "Iestatījumi",
  ]);
  await page.goto("/projects/add");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/calendar/add");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/stock/products");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("signing in leads back to where one wanted to go", async ({ page, installation }) => {
  await open(page, "/projects?status=2&sorting=name");
  await expect(page).toHaveURL(/\/login\?to=/);
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveURL(`${installation.origin}/projects?status=2&sorting=name`);
});

test("who signs out in one tab is signed out in the other", async ({ page, context }) => {
  await signIn(page, "user");
  const other = await context.newPage();
  await open(other, "/projects");
  await page.getByRole("button", { name: "Iziet" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await link(menu(other), "Klienti").click();
  await expect(other).toHaveURL(/\/login\?to=%2Fclients$/);
  await other.goBack();
  await expect(other).toHaveURL(/\/login/);
});
