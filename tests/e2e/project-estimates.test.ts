import { bareProject } from "../support/bare-project.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { heading, link } from "../support/page-words.ts";

const name = "Abonementu kartes";

async function withEstimates(installation: TestInstallation, names: string[]): Promise<number> {
  const project_id = await bareProject(installation, name);
  const admin = await callerAt(installation, signIns.admin);
  for (const name of names)
    expect((await admin("POST", "/estimates", { body: { project_id, name } })).status).toBe(201);
  return project_id;
}

test("of several estimates of a project one is chosen, and one comes back to the list as it was filtered", async ({
  page,
  installation,
}) => {
  await withEstimates(installation, ["Pirmā", "Otrā"]);
  await letIn(page, "user");
  await open(page, "/projects?status=9&sorting=name");
  await link(page, `Tāmes: ${name}`).click();
  await expect(heading(page, name)).toBeVisible();
  await link(page, "Otrā").click();
  await expect(heading(page, "Otrā")).toBeVisible();
  await page.goBack();
  await expect(link(page, "Pirmā")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\?status=9&sorting=name$/);
});
