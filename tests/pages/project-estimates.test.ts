import { bareProject } from "../support/bare-project.ts";
import { callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, fillLogin, heading, link, rows, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const name = "Abonementu kartes";

async function withEstimates(installation: TestInstallation, names: string[]): Promise<number> {
  const project_id = await bareProject(installation, name);
  const admin = await callerAt(installation, signIns.admin);
  for (const name of names)
    expect((await admin("POST", "/estimates", { body: { project_id, name } })).status).toBe(201);
  return project_id;
}

const opened = async (page: Page) => {
  await link(rows(page).filter({ hasText: name }), name).click();
};

test("a project opens its estimate, and is edited by its pencil", async ({ page, installation }) => {
  const id = await withEstimates(installation, ["Kartes, 500 gab."]);
  await letIn(page, "user");
  await page.goto("/projects?status=9&sorting=name");
  await opened(page);
  await expect(heading(page, "Kartes, 500 gab.")).toBeVisible();
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
  await page.goto("/projects?status=9&sorting=name");
  await link(page, `Labot: ${name}`).click();
  await expect(textbox(page.getByRole("dialog"), "Īsais nosaukums")).toHaveValue(name);
  await expect(page).toHaveURL(new RegExp(`/projects/${id}\\?status=9&sorting=name$`));
});

test("the first estimate of a project is made where it has none", async ({ page, installation }) => {
  await withEstimates(installation, []);
  await page.goto("/projects?status=9&sorting=name");
  await fillLogin(page, signIns.user, password);
  await opened(page);
  await button(dialog(page, name), "Izveidot tāmi").click();
  await expect(heading(page, name)).toBeVisible();
  await page.goto("/projects?status=9&sorting=name");
  await opened(page);
  await expect(page).toHaveURL(/\/estimate\/\d+$/);
});
