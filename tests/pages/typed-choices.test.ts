import { bareProject } from "../support/bare-project.ts";
import { password, signIns } from "../support/installation.ts";
import { button, choice, dialog, fillLogin, link, notice } from "../support/page-words.ts";
import { expect, type Page, test } from "../support/plain/test.ts";

const nobody = "Tāda klienta nav";

const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });

test.beforeEach(async ({ page }) => {
  await page.goto("/projects?sorting=name");
  await fillLogin(page, signIns.admin, password);
});

test("another client that is typed over a project's is its client, and nobody's name is refused", async ({
  page,
  installation,
}) => {
  const name = "Abonementu kartes";
  await bareProject(installation, name);
  await page.goto("/projects");
  await link(page, `Labot: ${name}`).click();
  const client = choice(page, "Klients");
  await expect(client).not.toHaveValue(/Acuraugs/);
  await client.fill(nobody);
  await button(page, "Saglabāt").click();
  await expect(client).toHaveAccessibleDescription("Izvēlieties klientu no saraksta");
  await expect(client).toHaveValue(nobody);
  await client.fill("");
  await button(page, "Saglabāt").click();
  await expect(client).toHaveAccessibleDescription("Izvēlieties klientu no saraksta");
  await expect(client).toHaveValue("");
  await client.fill("acuraugs");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(client).toHaveValue(/Acuraugs/);
});

test("another name in a filter takes the place of the one that is on, and none takes it away", async ({
  page,
}) => {
  await page.goto("/projects/filter");
  const client = choice(dialog(page, "Filtri"), "Klients");
  const apply = button(dialog(page, "Filtri"), "Lietot");
  await client.fill("rasas dzirnas");
  await apply.click();
  await expect(chips(page)).toContainText("Klients: Rasas dzirnas");
  await link(page, "Filtri").click();
  await client.fill("acuraugs");
  await apply.click();
  await expect(chips(page)).toContainText("Klients: Acuraugs");
  await expect(chips(page)).not.toContainText("Rasas dzirnas");
  await link(page, "Filtri").click();
  await client.fill("");
  await apply.click();
  await expect(chips(page)).toHaveCount(0);
  await page.goto("/projects/filter");
  await client.fill(nobody);
  await apply.click();
  await expect(client).toHaveAccessibleDescription(/Izvēlieties/);
  await expect(client).toHaveValue(nobody);
});
