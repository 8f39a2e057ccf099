import { bareProject } from "../support/bare-project.ts";
import { callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, fillLogin, heading, link, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

const name = "Abonementu kartes";

async function withEstimates(installation: TestInstallation, names: string[]): Promise<number> {
  const project_id = await bareProject(installation, name);
  const admin = await callerAt(installation, signIns.admin);
  for (const name of names)
    expect((await admin("POST", "/estimates", { body: { project_id, name } })).status).toBe(201);
  return project_id;
}

test("a project opens its page, its estimate from the row, and its data by the pencil", async ({
  page,
  installation,
}) => {
  const id = await withEstimates(installation, ["Kartes, 500 gab."]);
  await letIn(page, "user");
  await page.goto("/projects?status=9&sorting=name");
  await link(page, `Tāmes: ${name}`).click();
  await expect(heading(page, "Kartes, 500 gab.")).toBeVisible();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
  await page.goto("/projects?status=9&sorting=name");
  await link(page, name).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
  await page.goto("/projects?status=9&sorting=name");
  await link(page, `Labot: ${name}`).click();
  await expect(textbox(page, "Īsais nosaukums")).toHaveValue(name);
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/data$`));
});

test("the first estimate of a project is made where it has none", async ({ page, installation }) => {
  await withEstimates(installation, []);
  await page.goto("/projects?status=9&sorting=name");
  await fillLogin(page, signIns.user, password);
  await link(page, `Tāmes: ${name}`).click();
  await button(page, "Izveidot tāmi").click();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
  await page.goto("/projects?status=9&sorting=name");
  await link(page, `Tāmes: ${name}`).click();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
});

test("the projects lead to the estimates of all of them", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/projects");
  await link(page.getByRole("main"), "Tāmes").click();
  await expect(page).toHaveURL(/\/estimates$/);
  await expect(heading(page, "Tāmes")).toBeVisible();
});
