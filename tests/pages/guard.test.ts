import { callerAt, password, signIns } from "../support/installation.ts";
import { fillLogin, menu } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

const testBeta = test.extend({ demonstration: "beta" });

testBeta("an employee where the calendar is off is asked for nothing and told so", async ({ page }) => {
  await letIn(page, "employee");
  await page.goto("/");
  await expect(page).toHaveURL(/\/no-destionation$/);
  await expect(page.getByText("Jūsu lomai šeit pagaidām nav atvērta neviena sadaļa.")).toBeVisible();
  await expect(menu(page).getByRole("listitem")).toHaveCount(0);
  await page.goto("/calendar");
  await expect(page).toHaveURL(/\/no-destionation$/);
});

test("without the modules of a screen an administrator is led to the dashboard", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("PATCH", "/modules/", { body: { modules: [] } })).status).toBe(200);
  await letIn(page, "admin");
  await page.goto("/");
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
  await page.goto("/projects?status=2&sorting=name");
  await expect(page).toHaveURL(/\/login\?to=/);
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveURL(`${installation.origin}/projects?status=2&sorting=name`);
});
