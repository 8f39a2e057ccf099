import { bareProject } from "../support/bare-project.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { dialog, heading, link, rows } from "../support/page-words.ts";

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

test("of several estimates one is chosen, over the list as it was filtered", async ({
  page,
  installation,
}) => {
  await withEstimates(installation, ["Pirmā", "Otrā"]);
  await letIn(page, "user");
  await open(page, "/projects?status=9&sorting=name");
  await opened(page);
  await link(dialog(page, name), "Otrā").click();
  await expect(heading(page, "Otrā")).toBeVisible();
  await page.goBack();
  await expect(link(dialog(page, name), "Pirmā")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/projects\?status=9&sorting=name$/);
});
