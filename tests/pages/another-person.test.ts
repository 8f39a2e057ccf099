import { bareProject } from "../support/bare-project.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";
import { pictures } from "../support/pictures.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const told = "ir pieslēdzies cits lietotājs, tāpēc nekas nav saglabāts";

/** Somebody else signs in in another tab of the same browser. */
async function signsIn(page: Page, who: keyof typeof signIns): Promise<void> {
  const other = page.context.newPage();
  await letIn(other, who);
  await other.goto("/update-user-information");
  await expect(textbox(other, "E-pasts")).toHaveValue(signIns[who]);
}

test("what one began is not saved as another, and waits until its sender is back", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await page.goto("/clients/1/data");
  await textbox(page, "Īsais nosaukums").fill("Pīlādzis");
  await signsIn(page, "user");
  for (const _ of ["once", "and once more"]) {
    await button(page, "Saglabāt").click();
    await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
    await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Pīlādzis");
  }
  expect((await admin("GET", "/customers/1")).text).not.toContain("Pīlādzis");
  await signsIn(page, "admin");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  expect((await admin("GET", "/customers/1")).text).toContain("Pīlādzis");
});

test("a question that one was asked is not answered by another", async ({ page, installation }) => {
  const id = await bareProject(installation, "Skiču grāmata");
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await page.goto(`/projects/${id}/delete`);
  await signsIn(page, "user");
  await button(page.getByRole("dialog"), "Jā").click();
  await expect(page.getByRole("alert")).toContainText(told);
  expect((await admin("GET", `/projects/${id}`)).status).toBe(200);
});

test("anyone who may not see the page is told as well", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await page.goto("/clients/1/data");
  await textbox(page, "Īsais nosaukums").fill("Pīlādzis");
  await signsIn(page, "employee");
  await button(page, "Saglabāt").click();
  await expect(notice(page, told)).toBeVisible();
  expect((await admin("GET", "/customers/1")).text).not.toContain("Pīlādzis");
});

test("files are not taken in another name", async ({ page, installation }) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await page.goto(`/estimate/${begun.estimate.id}/files/add`);
  const form = page.getByRole("dialog");
  const picture = { name: "skice.png", mimeType: "image/png", buffer: Buffer.from(pictures.png) };
  await page.locator("input[type=file]").setInputFiles(picture);
  await textbox(form, "Apraksts").fill("Pirmā skice");
  await signsIn(page, "user");
  await button(form, "Pievienot").click();
  await expect(form).toContainText(told);
  const { data } = (await begun.admin("GET", `/estimates/${begun.estimate.id}`)).json();
  expect(data.files).toEqual([]);
  await signsIn(page, "admin");
  await page.locator("input[type=file]").setInputFiles(picture);
  await button(form, "Pievienot").click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${begun.estimate.id}\\??$`));
  await expect(page.getByText("Pirmā skice")).toBeVisible();
});
